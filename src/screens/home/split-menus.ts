import type { StoreShell } from '../../api/store-context';

export type Menus = StoreShell['menus'];

/** The menus that are seen, and those behind 'Lainnya'. A limit of 0 shows all. */
export function splitMenus(menus: Menus, limit: number): { shown: Menus; rest: Menus } {
  if (limit === 0 || menus.length <= limit) return { shown: menus, rest: [] };
  return { shown: menus.slice(0, limit), rest: menus.slice(limit) };
}

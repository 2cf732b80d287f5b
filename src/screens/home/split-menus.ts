import type { StoreShell } from '../../api/store-context';

export type Menus = StoreShell['menus'];

/** The menus that are seen, and those behind 'Lainnya'. No limit shows all. */
export function splitMenus(menus: Menus, limit: number | null): { first: Menus; rest: Menus } {
  if (!limit || menus.length <= limit) return { first: menus, rest: [] };
  return { first: menus.slice(0, limit), rest: menus.slice(limit) };
}

/** A bar has room for five entries, 'Lainnya' among them. */
const barRoom = 5;

/** How many of so many menus a bar shows, where the store shows this many before 'Lainnya'; null for all. */
export function barLimit(count: number, limit: number | null): number {
  const maxFirst = Math.min(limit || barRoom, barRoom);
  return count > maxFirst ? Math.min(maxFirst, barRoom - 1) : count;
}

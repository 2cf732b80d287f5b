import type { StoreShell } from '../../api/store-context';
import { homePath, tabPath } from '../../routing/paths';
import type { NavEntry } from '../../ui/menu/tab-bar';

export type Menus = StoreShell['menus'];

/** The visible menus, and those behind 'Lainnya'. Without a limit, all are visible. */
export function splitMenus(menus: Menus, limit: number | null): { first: Menus; rest: Menus } {
  if (!limit || menus.length <= limit) return { first: menus, rest: [] };
  return { first: menus.slice(0, limit), rest: menus.slice(limit) };
}

/** A bar has room for five entries, 'Lainnya' among them. */
const barRoom = 5;

/** The number of menus that a bar shows. @param limit how many the store shows before 'Lainnya'; null for all */
export function barLimit(count: number, limit: number | null): number {
  const maxFirst = Math.min(limit || barRoom, barRoom);
  return count > maxFirst ? Math.min(maxFirst, barRoom - 1) : count;
}

/** The menu that the home page shows in full: the requested one, otherwise the first. */
export const chosenMenu = (menus: Menus, tab: string | null) => menus.find(({ id }) => id === tab) ?? menus[0];

/** The menus as entries of a bar. The first one has the URL without a parameter. */
export const tabEntries = (menus: Menus, tab: string | null): NavEntry[] =>
  menus.map((menu, at) => ({
    id: menu.id,
    label: menu.name,
    image: menu.icon,
    link: { to: at === 0 ? homePath : tabPath(menu.id) },
    selected: menu === chosenMenu(menus, tab),
  }));

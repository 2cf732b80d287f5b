import type { NavEntry } from '../../ui/menu/nav-entry';
import { homePath, tabPath } from '../../routing/paths';
import type { Menus } from './split-menus';

/** The menu that the home page shows whole: the one asked for, else the first. */
export const chosenMenu = (menus: Menus, tab: string | null) => menus.find(({ id }) => id === tab) ?? menus[0];

/** The menus as entries of a bar; the first stands at the plain address. */
export const tabEntries = (menus: Menus, tab: string | null): NavEntry[] =>
  menus.map((menu, at) => ({
    id: menu.id,
    label: menu.name,
    image: menu.icon,
    link: { to: at === 0 ? homePath : tabPath(menu.id) },
    selected: menu === chosenMenu(menus, tab),
  }));

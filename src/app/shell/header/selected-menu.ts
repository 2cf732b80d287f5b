import { viewUidOf } from '../../../routing/paths';

/**
 * The menu that a page belongs to: the one that the last dash-separated segment of its path names, else the one that
 * the path names from which the page was opened.
 */
export function selectedMenu(menus: readonly { id: string }[], ...paths: (string | null)[]): string | null {
  const named = paths.map((path) => path && viewUidOf(path.replace(/\/+$/, '')));
  return named.find((id) => menus.some((menu) => menu.id === id)) ?? null;
}

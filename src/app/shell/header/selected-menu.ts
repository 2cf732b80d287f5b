import { viewUidOf } from '../../../routing/paths';

/** The menu named by the last dash-separated segment of the page's path, else by that of the previous page. */
export function selectedMenu(menus: readonly { id: string }[], ...paths: (string | null)[]): string | null {
  const named = paths.map((path) => path && viewUidOf(path.replace(/\/+$/, '')));
  return named.find((id) => menus.some((menu) => menu.id === id)) ?? null;
}

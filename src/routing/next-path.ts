import { isItemPath, loginPath, signOutPath, viewUidOf } from './paths';

const inside = 'http://inside.invalid';
const leadAway = [loginPath(), signOutPath];

/** Where to go after signing in: only a path of the same store; its home page if `next` is not one. */
export function nextPath(next: string | null): string {
  if (!next || !/^\/(?![/\\])/.test(next) || !URL.canParse(next, inside)) return '/';
  const { origin, pathname, search } = new URL(next, inside);
  if (origin !== inside || pathname.startsWith('//') || leadAway.includes(pathname.replace(/\/$/, ''))) return '/';
  return pathname + search;
}

/** The item of a path; empty if it is not an item's page. */
export function itemOnPath(path: string): string {
  const { pathname } = new URL(path, inside);
  return isItemPath(pathname) ? viewUidOf(pathname) : '';
}

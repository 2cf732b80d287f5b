import { isItemPath, loginPath, signOutPath, viewUidOf } from './paths';

const inside = 'http://inside.invalid';
const leadAway = [loginPath(), signOutPath];

/** Where to go on after signing in: a path of the same store and nothing else; its home where `next` is none. */
export function nextPath(next: string | null): string {
  if (!next || !/^\/(?![/\\])/.test(next) || !URL.canParse(next, inside)) return '/';
  const { origin, pathname, search } = new URL(next, inside);
  if (origin !== inside || pathname.startsWith('//') || leadAway.includes(pathname.replace(/\/$/, ''))) return '/';
  return pathname + search;
}

/** The item whose page a path of the store is; empty where it is another page. */
export function itemOnPath(path: string): string {
  const { pathname } = new URL(path, inside);
  return isItemPath(pathname) ? viewUidOf(pathname) : '';
}

const inside = 'http://inside.invalid';

export const storesPath = '/';
export const accountPath = '/account';
const signIn = '/sign-in';

export const storePath = (codename: string) => `/stores/${encodeURIComponent(codename)}`;

/** The sign-in, which then leads to a path of the studio. */
export const signInPath = (next: string) =>
  next === storesPath ? signIn : `${signIn}?${new URLSearchParams({ next })}`;

/** Where to go after signing in: only a path of the studio; the stores if `next` is not one. */
export function nextPath(next: string | null): string {
  if (!next || !/^\/(?![/\\])/.test(next) || !URL.canParse(next, inside)) return storesPath;
  const { origin, pathname, search } = new URL(next, inside);
  if (origin !== inside || pathname.startsWith('//') || pathname === signIn) return storesPath;
  return pathname + search;
}

import { isAt, signOutPath } from '../../routing/paths';

const left = new Set([signOutPath]);

/** Says that the session's end on this page is the visitor's wish, or no longer. */
export function leaveForHome(path: string, isWanted: boolean) {
  if (isWanted) left.add(path);
  else left.delete(path);
}

/** Whether a visitor whose session ends on this page goes to the store's home, not to sign-in. */
export const isLeftForHome = (pathname: string) => [...left].some((path) => isAt(path, pathname));

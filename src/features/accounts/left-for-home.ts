import { isAt, signOutPath } from '../../routing/paths';

const left = new Set([signOutPath]);

/** Records whether the visitor ends the session on this page on purpose. */
export function leaveForHome(path: string, isWanted: boolean) {
  if (isWanted) left.add(path);
  else left.delete(path);
}

/** Whether the visitor is redirected home instead of to sign-in when the session ends on this page. */
export const isLeftForHome = (pathname: string) => [...left].some((path) => isAt(path, pathname));

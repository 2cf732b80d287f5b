import { loginPath, signOutPath } from '../routing/paths';
import type { ActionEntry } from './action-entry';

/** Asks before it signs out; a guest may sign in instead. */
export const logout: ActionEntry = {
  needsCustomer: false,
  target: (_action, { signedIn }) =>
    signedIn ? { kind: 'sheet', sheet: 'logout', path: signOutPath } : { kind: 'route', path: loginPath() },
};

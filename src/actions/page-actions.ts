import { loginPath, signOutPath } from '../routing/paths';
import { type ActionContext, type ActionEntry, nothing, type SheetName } from './action-entry';

/** A page that everybody may see; null if the value names none. */
export const publicPage = (pathOf: (value: string) => string | null): ActionEntry => ({
  needsCustomer: false,
  target({ value }) {
    const path = pathOf(value.trim());
    return path === null ? nothing : { kind: 'route', path };
  },
});

export const customerPage = (path: string | ((context: ActionContext) => string)): ActionEntry => ({
  needsCustomer: true,
  target: (_action, context) => ({ kind: 'route', path: typeof path === 'string' ? path : path(context) }),
});

export const customerSheet = (sheet: SheetName, path: string): ActionEntry => ({
  needsCustomer: true,
  target: () => ({ kind: 'sheet', sheet, path }),
});

/** Asks before signing out; a guest can sign in instead. */
export const logout: ActionEntry = {
  needsCustomer: false,
  target: (_action, { signedIn }) =>
    signedIn ? { kind: 'sheet', sheet: 'logout', path: signOutPath } : { kind: 'route', path: loginPath() },
};

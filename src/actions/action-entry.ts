import type { Action_LinkFragment } from '../__generated__/gql/graphql';

export interface ActionContext {
  store: { id: string; shortLinkHost: string | null };
  signedIn: boolean;
}

export type SheetName = 'top-up' | 'withdraw' | 'logout' | 'verify-email';

export type ActionTarget =
  | { kind: 'external'; href: string }
  /** A path inside the store. */
  | { kind: 'route'; path: string }
  /** `path` is the page that does the same without JavaScript. */
  | { kind: 'sheet'; sheet: SheetName; path: string }
  | { kind: 'back' }
  /** Nothing can be opened, because the value does not fit the kind. */
  | { kind: 'none' };

export interface ActionEntry {
  /** Guests are sent to sign in first. */
  needsCustomer: boolean;
  target(action: Action_LinkFragment, context: ActionContext): ActionTarget;
}

export const nothing: { readonly kind: 'none' } = Object.freeze({ kind: 'none' });

export const external = (href: string | null) => (href === null ? nothing : { kind: 'external' as const, href });

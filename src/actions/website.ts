import type { ActionEntry } from './action-entry';
import { resolveLink } from './resolve-link';

export const website: ActionEntry = {
  needsCustomer: false,
  target: ({ value }, { store, signedIn }) => resolveLink(value, { shortLinkHost: store.shortLinkHost, signedIn }),
};

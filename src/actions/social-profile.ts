import { type ActionEntry, external } from './action-entry';
import { addressOf } from './web-address';

const handle = /^@?[a-z0-9._-]{1,60}$/i;

/** A profile by its handle, or by a link of the site itself. */
export const socialProfile = (site: string, home: string): ActionEntry => ({
  needsCustomer: false,
  target({ value }) {
    const trimmed = value.trim();
    const link = addressOf(site, trimmed);
    return external(link ?? (handle.test(trimmed) ? home + trimmed.replace('@', '') : null));
  },
});

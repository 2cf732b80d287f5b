import { type ActionEntry, external } from './action-entry';
import { addressOf } from './web-address';

const name = /^@?[a-z0-9._-]{2,40}$/i;

/** A person's id or an official account's `@id`, or a link of LINE itself. */
export const line: ActionEntry = {
  needsCustomer: false,
  target({ value }) {
    const id = value.trim();
    const link = addressOf('line.me', id);
    if (link || !name.test(id)) return external(link);
    return external(`https://line.me/R/ti/p/${id.startsWith('@') ? encodeURIComponent(id) : `~${id}`}`);
  },
};

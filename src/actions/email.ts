import { type ActionEntry, external } from './action-entry';

const address = /^([a-z0-9.!#$'*+/=^_`{|}~-]{1,64})@([a-z0-9-]+(?:\.[a-z0-9-]+)+)$/i;

export const email: ActionEntry = {
  needsCustomer: false,
  target({ value }) {
    const [, person = '', domain = ''] = address.exec(value.trim()) ?? [];
    return external(person ? `mailto:${encodeURIComponent(person)}@${domain}` : null);
  },
};

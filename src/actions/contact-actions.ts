import { type ActionEntry, external } from './action-entry';
import { siteUrl, resolveLink } from './resolve-link';

/** Dials the number as it is written. */
export const phone: ActionEntry = {
  needsCustomer: false,
  target({ value }) {
    const number = value.trim().replace(/[\s().-]/g, '');
    return external(/^\+?\d{3,15}$/.test(number) ? `tel:${number}` : null);
  },
};

const emailPattern = /^([a-z0-9.!#$'*+/=^_`{|}~-]{1,64})@([a-z0-9-]+(?:\.[a-z0-9-]+)+)$/i;

export const email: ActionEntry = {
  needsCustomer: false,
  target({ value }) {
    const [, person = '', domain = ''] = emailPattern.exec(value.trim()) ?? [];
    return external(person ? `mailto:${encodeURIComponent(person)}@${domain}` : null);
  },
};

const name = /^@?[a-z0-9._-]{2,40}$/i;

/** A person's id, the `@id` of an official account, or a link from LINE itself. */
export const line: ActionEntry = {
  needsCustomer: false,
  target({ value }) {
    const id = value.trim();
    const link = siteUrl('line.me', id);
    if (link || !name.test(id)) return external(link);
    return external(`https://line.me/R/ti/p/${id.startsWith('@') ? encodeURIComponent(id) : `~${id}`}`);
  },
};

const separators = /[\s().+-]/g;

/** Digits with a country code; a number in Indonesian form gets 62. */
function internationalNumber(text: string): string | null {
  const digits = text.trim().replace(separators, '');
  if (!/^\d+$/.test(digits)) return null;
  const number = digits.replace(/^0?8/, '628').replace(/^0(?=\d)/, '62');
  return number.length >= 9 && number.length <= 15 ? number : null;
}

/** A chat with a number, or a chat link from WhatsApp itself. */
export const whatsapp: ActionEntry = {
  needsCustomer: false,
  target({ value }) {
    const number = internationalNumber(value);
    return external(number ? `https://wa.me/${number}` : (siteUrl('wa.me', value) ?? siteUrl('whatsapp.com', value)));
  },
};

const handle = /^@?[a-z0-9._-]{1,60}$/i;

/** A profile by its handle, or by a link from the site itself. */
export const socialProfile = (site: string, home: string): ActionEntry => ({
  needsCustomer: false,
  target({ value }) {
    const trimmed = value.trim();
    const link = siteUrl(site, trimmed);
    return external(link ?? (handle.test(trimmed) ? home + trimmed.replace('@', '') : null));
  },
});

export const website: ActionEntry = {
  needsCustomer: false,
  target: ({ value }, { store, signedIn }) => resolveLink(value, { shortLinkHost: store.shortLinkHost, signedIn }),
};

import type { Channel } from '../../mail/queries/outbox';

/** International form, `+62812…`; empty without digits. A leading 0 means Indonesia. */
export function canonicalPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  if (digits === '') return '';
  return `+${digits.replace(/^0/, '62')}`;
}

const isPhone = (identity: string) => /^\+?[\d\s-]{6,20}$/.test(identity);

/** Whether a code can be sent to the phone. Accounts older than this rule may have other phones. */
export const isReachable = (phone: string) => /^\+[1-9]\d{7,14}$/.test(phone);

/** Empty if the identity is not a phone. */
export const phoneOf = (identity: string) => (isPhone(identity) ? canonicalPhone(identity) : '');

/** An e-mail or phone is not a valid username, so that a username never matches another customer's e-mail or phone. */
export const isUsername = (text: string) => /^[A-Za-z][A-Za-z0-9_.]{2,29}$/.test(text);

/** Depends on the typed text only, so that it reveals nothing about accounts. */
export const channelOf = (identity: string): Channel => (isPhone(identity) ? 'sms' : 'email');

/** Too short to reveal the recipient. */
export function masked(recipient: string): string {
  if (isPhone(recipient)) return `***${recipient.slice(-3)}`;
  const [name = '', host] = recipient.split('@');
  return host === undefined ? '***@***' : `${name.slice(0, 1)}***@${host}`;
}

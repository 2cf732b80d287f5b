import type { Channel } from '../../mail/queries/outbox';

/** A phone with its country, `+62812…`; empty where there is no number. A leading 0 is one of Indonesia. */
export function canonicalPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  if (digits === '') return '';
  return `+${digits.replace(/^0/, '62')}`;
}

const isPhone = (identity: string) => /^\+?[\d\s-]{6,20}$/.test(identity);

/** The phone that was typed; empty where it is something else. */
export const phoneOf = (identity: string) => (isPhone(identity) ? canonicalPhone(identity) : '');

/** How somebody who typed this is written to. It depends on nothing else, so that it tells nothing about accounts. */
export const channelOf = (identity: string): Channel => (isPhone(identity) ? 'sms' : 'email');

/** An address of which too little is left to be used. */
export function masked(recipient: string): string {
  if (isPhone(recipient)) return `***${recipient.slice(-3)}`;
  const [name = '', host] = recipient.split('@');
  return host === undefined ? '***@***' : `${name.slice(0, 1)}***@${host}`;
}

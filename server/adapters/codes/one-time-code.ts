import type { CodeChannel, CodePurpose } from '../../__generated__/resolvers';
import { codeTable } from './code-table';

export const channelCode = { SMS: 'sms', WHATSAPP: 'whatsapp', EMAIL: 'email' } as const satisfies Record<
  CodeChannel,
  string
>;
export const purposeCode = {
  REGISTER: 'register',
  RESET: 'reset',
  PHONE: 'phone',
  EMAIL: 'email',
} as const satisfies Record<CodePurpose, string>;

const channel = codeTable<CodeChannel, 'UNKNOWN'>(
  'CodeChannel',
  { sms: 'SMS', whatsapp: 'WHATSAPP', email: 'EMAIL' },
  'UNKNOWN',
);

/** How a code was sent; null where the provider names a way that the contract does not list. */
export const codeChannel = (code: string): CodeChannel | null => {
  const known = channel(code);
  return known === 'UNKNOWN' ? null : known;
};

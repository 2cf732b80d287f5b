import type { CodeChannel, CodePurpose } from '../../__generated__/resolvers';
import { codeTable } from '../../model/code-table';

export const channelCode = { SMS: 'sms', WHATSAPP: 'whatsapp', EMAIL: 'email' } as const satisfies Record<
  CodeChannel,
  string
>;
export const purposeCode = {
  REGISTER: 'register',
  RESET: 'reset',
  PHONE: 'phone',
  EMAIL: 'email',
  NEW_EMAIL: 'new_email',
} as const satisfies Record<CodePurpose, string>;

const channel = codeTable<CodeChannel, 'UNKNOWN'>(
  'CodeChannel',
  { sms: 'SMS', whatsapp: 'WHATSAPP', email: 'EMAIL' },
  'UNKNOWN',
);

/** Null if the contract does not list the code. */
export const codeChannel = (code: string): CodeChannel | null => {
  const name = channel(code);
  return name === 'UNKNOWN' ? null : name;
};

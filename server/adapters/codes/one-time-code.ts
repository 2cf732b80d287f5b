import type { CodeChannel, CodePurpose } from '../../__generated__/resolvers';

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

const channels: Readonly<Record<string, CodeChannel>> = { sms: 'SMS', whatsapp: 'WHATSAPP' };

/** E-mail is the way of every code that names no other. */
export const codeChannel = (code: string): CodeChannel => channels[code] ?? 'EMAIL';

import type { Language, CodeChannel, CodePurpose, TransactionKind } from '../../__generated__/resolvers';
import { codeTable } from './code-table';

type Code = 'in' | 'en';

export const languageOf = (code: Code): Language => (code === 'en' ? 'ENGLISH' : 'INDONESIAN');
export const languageCode = (language: Language): Code => (language === 'ENGLISH' ? 'en' : 'in');
export const localeCode = (locale: 'id' | 'en'): Code => (locale === 'en' ? 'en' : 'in');

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

/** A movement of a kind that the contract does not list is told by its note. */
export const transactionKind = codeTable<TransactionKind, 'OTHER'>(
  'TransactionKind',
  {
    top_up: 'TOP_UP',
    payment: 'PAYMENT',
    refund: 'REFUND',
    withdrawal: 'WITHDRAWAL',
    withdrawal_returned: 'WITHDRAWAL_RETURNED',
    cashback: 'CASHBACK',
    reward: 'REWARD',
    referral: 'REFERRAL',
    invoice: 'INVOICE',
    other: 'OTHER',
  },
  'OTHER',
);

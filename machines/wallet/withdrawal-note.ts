import { withdrawalNote } from '../__generated__/patterns';

const pattern = new RegExp(withdrawalNote, 'i');

/** Whether a withdrawal can go there: the number is one of an account with a bank, or of the phone that an e-wallet belongs to. */
export const isPayable = ({ bank, holder, number }: { bank: string; holder: string; number: string }): boolean =>
  pattern.test([bank, holder, number].map((part) => part.trim()).join(', '));

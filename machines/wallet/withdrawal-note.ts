import { withdrawalNote } from '../__generated__/patterns';

const pattern = new RegExp(withdrawalNote, 'i');

/** Whether a withdrawal can be paid out: the number is a bank account's, or the phone number of an e-wallet. */
export const isPayable = ({ bank, holder, number }: { bank: string; holder: string; number: string }): boolean =>
  pattern.test([bank, holder, number].map((part) => part.trim()).join(', '));

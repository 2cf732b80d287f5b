import { found } from '../../../errors/not-found';
import { profileReply } from '../reply/profile-reply';
import type { Accounts } from '../index';
import type { Wallet } from '../../wallet';

/** A customer as the contract has it. */
export const profileOf =
  ({ customers, wallets }: Pick<Accounts & Wallet, 'customers' | 'wallets'>) =>
  async (customerId: number) =>
    profileReply(found(await customers.profile(customerId)), await wallets.balanceOf(customerId));

import { found } from '../not-found';
import { profileReply } from '../replies/profile-reply';
import type { Repositories } from '../repositories/repositories';

/** A customer as the contract has it. */
export const profileOf =
  ({ customers, wallets }: Pick<Repositories, 'customers' | 'wallets'>) =>
  async (customerId: number) =>
    profileReply(found(await customers.profile(customerId)), await wallets.balanceOf(customerId));

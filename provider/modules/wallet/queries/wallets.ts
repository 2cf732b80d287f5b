import type { Database } from '../../../database/database';

/** What customers have to pay with. */
export const createWallets = (database: Database) => ({
  /** Whole rupiah; 0 for who never had any. */
  async balanceOf(customerId: number): Promise<number> {
    const [account] = await database.query<{ balance: number }>(
      `select balance from ledger_accounts where customer_id = $1 and kind = 'wallet'`,
      [customerId],
    );
    return account?.balance ?? 0;
  },
});

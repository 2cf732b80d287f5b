import type { Clock } from '../../../clock';
import type { Database } from '../../../database/database';
import type { SignedInCustomer } from '../../../customer';
import type { PushKeys } from '../../../push/push-service';

export const createSubscriptions = (database: Database, now: Clock) => ({
  /** Replaces earlier subscriptions of the session and of the same browser. */
  add: ({ id, storeId, tokenId }: SignedInCustomer, { endpoint, p256dh, auth }: PushKeys) =>
    database.transaction(async (transaction) => {
      await transaction.query(
        'delete from push_subscriptions where store_id = $1 and (token_id = $2 or endpoint = $3)',
        [storeId, tokenId, endpoint],
      );
      await transaction.query(
        `insert into push_subscriptions (store_id, customer_id, token_id, endpoint, p256dh, auth, created_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [storeId, id, tokenId, endpoint, p256dh, auth, now()],
      );
    }),

  /** Ends the subscription of this session only. */
  end: ({ tokenId }: Pick<SignedInCustomer, 'tokenId'>) =>
    database.query('delete from push_subscriptions where token_id = $1', [tokenId]),

  async exists({ tokenId }: Pick<SignedInCustomer, 'tokenId'>): Promise<boolean> {
    return (await database.query('select from push_subscriptions where token_id = $1', [tokenId])).length > 0;
  },
});

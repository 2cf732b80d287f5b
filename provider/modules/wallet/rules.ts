import type { Clock } from '../../clock';
import { Refused } from '../../errors/refusal';
import type { FilledStore } from '../../store-check/store-document';
import type { createAttempts } from '../attempts/queries';
import { createCommerce } from '../stores/queries/stores';
import { post } from './queries/ledger';
import { balancesOf } from './queries/wallets';

type App = FilledStore['app'];

/** "Saldo", or "Koin" if the balance cannot be withdrawn. */
export const walletName = ({ appmeta }: App) => (appmeta.balance_mode === 'close' ? 'Koin' : 'Saldo');

/** The points for a completed order; 0 in a store without points. */
export function pointsOf({ customer_points_flag, points }: App, total: number): number {
  return customer_points_flag === 1 && points ? Math.floor(total / points.per_amount) * points.points : 0;
}

/** Sorted by points, lowest first. */
export const rewardsOf = ({ customer_points_flag, rewards }: App) =>
  customer_points_flag === 1 ? [...rewards].sort((one, other) => one.points - other.points) : [];

interface ExchangeRequest {
  unique_id: string;
  session_code: string;
  /** The reward as the customer saw it. Missing fields are not compared. */
  points?: number;
  reward?: number;
}

/** Exchanges points for rupiah in the wallet, once per session code. */
export const exchangePoints =
  (attempts: ReturnType<typeof createAttempts>, now: Clock) =>
  (
    { id: customerId, storeId }: { id: number; storeId: number },
    { session_code: sessionCode, ...fields }: ExchangeRequest,
  ) =>
    attempts.once({ customerId, sessionCode, operation: 'exchangePoints', fields }, async (transaction) => {
      const app = await createCommerce(transaction).of(storeId);
      const reward = rewardsOf(app).find(({ unique_id }) => unique_id === fields.unique_id);
      if (!reward) throw new Refused('REWARD_GONE');
      const { points = reward.points, reward: amount = reward.reward } = fields;
      if (points !== reward.points || amount !== reward.reward) throw new Refused('REWARD_GONE');
      const key = `${customerId} ${sessionCode}`;
      const isPosted = await post(transaction, {
        storeId,
        at: now(),
        transfers: [
          {
            key: `exchange ${key}`,
            reason: 'exchange',
            from: { kind: 'points', customerId },
            to: { kind: 'points_issued' },
            amount: reward.points,
          },
          {
            key: `reward ${key}`,
            reason: 'reward',
            from: { kind: 'rewards' },
            to: { kind: 'wallet', customerId },
            amount: reward.reward,
          },
        ],
      });
      if (!isPosted) throw new Refused('POINTS_SHORT');
      return balancesOf(transaction, customerId);
    });

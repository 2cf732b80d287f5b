import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../errors/call-errors';
import { ok } from '../../contract/envelope';
import type { Handlers } from '../../http/operations';
import type { Stores } from '../stores';
import { transactionReply } from './reply';
import { rewardsOf, walletName } from './rules';
import type { Wallet } from './index';

const pageSize = 20;

export const walletRoutes = ({
  stores: { commerce, stores },
  wallet: { exchangePoints, wallets },
}: {
  stores: Stores;
  wallet: Wallet;
}) =>
  ({
    async listTransactions({ customer, query: { after, size = pageSize } }) {
      const app = await commerce.of(customer.storeId);
      if (app.balance_flag !== 1) throw new NotFound('This store does not offer wallets');
      const { balance, data, after: next } = await wallets.transactions(customer.id, size, after);
      const name = walletName(app);
      return ok({ balance, data: data.map((one) => transactionReply(one, name)), after: next });
    },

    async listRewards({ params }) {
      const storeId = await stores.idOf(params.app_view_uid);
      if (storeId === undefined) throw new NotFound('The store does not exist');
      const app = await commerce.of(storeId);
      return ok(
        rewardsOf(app).map(({ unique_id, points, reward, name, image = null, en }) => ({
          unique_id,
          points,
          reward,
          currency: app.currency,
          name,
          image,
          en,
        })),
      );
    },

    async exchangePoints({ customer, query }) {
      const answer = await exchangePoints(customer, query);
      return answer.success ? { ...answer, message: 'Poin berhasil ditukar' } : answer;
    },
  }) satisfies Partial<Handlers>;

export function ledgerRoutes(app: FastifyInstance, { wallet: { ledgerChecks } }: { wallet: Wallet }) {
  app.get('/admin/ledger', async () => ok(await ledgerChecks.run()));
}

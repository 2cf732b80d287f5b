import { CreateTopUpDocument } from '../../../src/__generated__/documents/create-top-up';
import { CreateWithdrawalDocument } from '../../../src/__generated__/documents/create-withdrawal';
import { ExchangePointsDocument } from '../../../src/__generated__/documents/exchange-points';
import { PayInvoiceDocument } from '../../../src/__generated__/documents/pay-invoice';
import type {
  CreateTopUpInput,
  CreateWithdrawalInput,
  ExchangePointsInput,
  PayInvoiceInput,
} from '../../../src/__generated__/gql/graphql';
import { readSubmission } from '../../../src/features/orders/attempts';
import { attempt, type Ended } from './attempt';
import type { Shopper } from './shopper';

type Wish<Input> = Omit<Input, 'idempotencyKey'>;

/** The intents of customers with money, each of which must happen once in spite of connection errors. */
export const moneyIntents = ({ execute }: Shopper, random: () => number) => ({
  topUp: (order: Wish<CreateTopUpInput>): Promise<Ended> =>
    attempt(
      execute,
      async (sent: CreateTopUpInput) =>
        readSubmission(await execute(CreateTopUpDocument, { order: sent }), ({ createTopUp }) => createTopUp),
      order,
      random,
    ),

  withdraw: (order: Wish<CreateWithdrawalInput>): Promise<Ended> =>
    attempt(
      execute,
      async (sent: CreateWithdrawalInput) =>
        readSubmission(
          await execute(CreateWithdrawalDocument, { order: sent }),
          ({ createWithdrawal }) => createWithdrawal,
        ),
      order,
      random,
    ),

  exchange: (reward: Wish<ExchangePointsInput>): Promise<Ended> =>
    attempt(
      execute,
      async ({ total: _total, ...exchange }: ExchangePointsInput & { total: number }) =>
        readSubmission(await execute(ExchangePointsDocument, { exchange }), ({ exchangePoints }) => exchangePoints),
      { ...reward, total: reward.points },
      random,
    ),

  payInvoice: (payment: Wish<PayInvoiceInput>): Promise<Ended> =>
    attempt(
      execute,
      async (sent: PayInvoiceInput) =>
        readSubmission(await execute(PayInvoiceDocument, { payment: sent }), ({ payInvoice }) => payInvoice),
      payment,
      random,
    ),
});

import fc from 'fast-check';
import { countOf } from '../../../support/programs/soak';
import { databases } from '../../../support/provider/databases';
import { expectBalancedLedger } from '../../../support/provider/balanced-ledger';
import { type Shop, startShop } from '../../../support/provider/shop';
import type { TestCustomer } from '../../../support/provider/customers';

jest.setTimeout(300_000);

const topUps = ['receiveTopUp', 'receiveTopUp', 'reject'] as const;
const withdrawals = ['approve', 'reject'] as const;
const purchases = ['ship', 'deliver', 'deliver', 'fail', 'reject'] as const;

/** The actions of customers and the operator, with numbers that select the customer, the amount and the order. */
const event = fc.record({
  what: fc.constantFrom('topUp', 'withdraw', 'buy', 'pay', 'exchange', 'decide', 'ship', 'refer', 'cancel'),
  who: fc.nat(1),
  amount: fc.integer({ min: 1, max: 80_000 }),
  pick: fc.nat(1_000),
});

type WalletEvent = typeof event extends fc.Arbitrary<infer Event> ? Event : never;

describe.each(databases)('wallets on %s', (_name, open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(open);
    await shop.database.query(`update items set quantity = 1000000 where view_uid = 'bayam'`);
  });
  afterAll(() => shop.close());

  async function happen(customers: readonly TestCustomer[], uids: string[], one: WalletEvent) {
    const { what, who, amount: value, pick } = one;
    const customer = customers[who] as TestCustomer;
    const uid = uids[pick % Math.max(1, uids.length)] ?? '';
    const keep = ({ data }: { data: { unique_id: string } | null }) => data && uids.push(data.unique_id);
    const decide = async (names: readonly Parameters<Shop['operate']>[1][]) =>
      uid && (await shop.operate(uid, names[pick % names.length] ?? 'reject', 'acak'));
    if (what === 'topUp') keep((await shop.topUp(customer, { value })).body);
    if (what === 'withdraw') keep((await shop.withdraw(customer, { value })).body);
    if (what === 'buy') keep({ data: await shop.order(customer, { payment_id: 'saldo', payment_type: 3 }) });
    if (what === 'pay' && uid) await shop.pay(customer, uid, 1);
    if (what === 'cancel' && uid) await shop.cancel(customer, uid);
    if (what === 'exchange') await shop.exchange(customer);
    if (what === 'refer') await shop.enterReferral(customer, customers[1 - who]?.username ?? '');
    if (what === 'decide') await decide(pick % 2 ? topUps : withdrawals);
    if (what === 'ship') await decide(purchases);
  }

  test('after any 200 events each balance is the sum of its movements, in rupiah and in points', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 200, maxLength: 200 }), async (events) => {
        const customers = [await shop.newCustomer(200_000), await shop.newCustomer(200_000)];
        const uids: string[] = [];
        for (const one of events) await happen(customers, uids, one);
        await expectBalancedLedger(shop.database);
        for (const customer of customers) {
          let after: string | null = null;
          let sum = 0;
          do {
            const page: Awaited<ReturnType<Shop['transactions']>> = await shop.transactions(
              customer,
              after ? `?size=50&after=${after}` : '?size=50',
            );
            sum += page.data.reduce((all, { amount }) => all + amount, 0);
            after = page.after;
          } while (after);
          expect(sum).toBe(await shop.balanceOf(customer));
        }
      }),
      { numRuns: countOf(10), endOnFailure: true },
    );
  });
});

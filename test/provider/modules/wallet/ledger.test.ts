import fc from 'fast-check';
import type { Database, Queryable } from '../../../../provider/database/database';
import { type LedgerAccount, post, type Transfer } from '../../../../provider/modules/wallet/queries/ledger';
import { createWallets } from '../../../../provider/modules/wallet/queries/wallets';
import { countOf } from '../../../support/programs/soak';
import { addCustomer } from '../../../support/provider/customers';
import { bothDatabases } from '../../../support/provider/databases';
import { startTestApp, type TestApp } from '../../../support/provider/test-app';
import { expectBalancedLedger } from '../../../support/provider/balanced-ledger';

describe.each(bothDatabases)('the ledger on %s', (_name, open) => {
  let provider: TestApp;
  let database: Database;
  let storeId: number;
  beforeAll(async () => {
    provider = await startTestApp(open);
    ({ database } = provider);
    const [store] = await database.query<{ id: number }>(`select id from stores where codename = 'warung'`);
    storeId = store?.id ?? 0;
  });
  afterEach(() => expectBalancedLedger(database));
  afterAll(() => provider.close());

  let customers = 0;
  const newWallet = async () => {
    customers += 1;
    const { id } = await addCustomer(database, `pemilik${customers}`);
    return { kind: 'wallet', customerId: id } as const;
  };
  const move = (key: string, from: LedgerAccount, to: LedgerAccount, amount: number) =>
    database.transaction((transaction) => postOne(transaction, { key, from, to, amount }));
  const postOne = (transaction: Queryable, one: Omit<Transfer, 'reason'>) =>
    post(transaction, { storeId, at: new Date(), transfers: [{ ...one, reason: 'other' }] });
  const balanceOf = ({ customerId }: { customerId: number }) => createWallets(database).balanceOf(customerId);
  const outside = { kind: 'external' } as const;
  const held = { kind: 'held' } as const;

  test('a wallet never pays more than its balance', async () => {
    const wallet = await newWallet();
    expect(await move('short: in', outside, wallet, 100)).toBe(true);
    expect(await move('short: out', wallet, held, 101)).toBe(false);
    expect(await balanceOf(wallet)).toBe(100);
  });

  test('the database refuses a negative wallet and changed or deleted entries', async () => {
    const wallet = await newWallet();
    await move('stays', outside, wallet, 5);
    const change = (sql: string) => expect(database.query(sql)).rejects.toThrow();
    await change(`update ledger_accounts set balance = -1 where customer_id = ${wallet.customerId}`);
    await change(`update ledger_entries set amount = 6 where key = 'stays'`);
    await change(`delete from ledger_entries where key = 'stays'`);
  });

  test('the same key moves money once', async () => {
    const wallet = await newWallet();
    await Promise.all(Array.from({ length: 5 }, () => move('once', outside, wallet, 70)));
    expect(await balanceOf(wallet)).toBe(70);
  });

  test('a rollback leaves no entries', async () => {
    const wallet = await newWallet();
    const work = database.transaction(async (transaction) => {
      await postOne(transaction, { key: 'undone', from: outside, to: wallet, amount: 10 });
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await balanceOf(wallet)).toBe(0);
  });

  test('concurrent payments never exceed the balance', async () => {
    const wallet = await newWallet();
    await move('parallel: in', outside, wallet, 1000);
    const paid = await Promise.all(
      Array.from({ length: 20 }, (_, index) => move(`parallel: ${index}`, wallet, held, 300)),
    );
    expect(paid.filter(Boolean)).toHaveLength(3);
    expect(await balanceOf(wallet)).toBe(100);
  });

  test('no transfer creates or destroys money', async () => {
    const wallets = [await newWallet(), await newWallet()];
    const [one, other] = wallets as [LedgerAccount, LedgerAccount];
    const pairs: [LedgerAccount, LedgerAccount][] = [
      [outside, one],
      [outside, other],
      [one, held],
      [other, held],
      [held, one],
      [held, { kind: 'sales' }],
      [{ kind: 'vouchers' }, other],
    ];
    const moves = fc.array(fc.tuple(fc.constantFrom(...pairs), fc.integer({ min: 1, max: 1_000_000 }), fc.nat(30)), {
      maxLength: 12,
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(moves, async (wishes) => {
        run += 1;
        await Promise.all(wishes.map(([[from, to], amount, key]) => move(`property ${run} ${key}`, from, to, amount)));
        await expectBalancedLedger(database);
      }),
      { numRuns: countOf(200) },
    );
  });
});

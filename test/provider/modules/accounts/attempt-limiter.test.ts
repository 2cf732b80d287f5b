import { createDeps } from '../../../../provider/modules/deps';
import { createModules } from '../../../../provider/modules/modules';
import type { Database } from '../../../../provider/database/database';
import {
  type Attempt,
  type AttemptLimiter,
  createAttemptLimiter,
  type Permission,
} from '../../../../provider/modules/accounts/queries/attempt-limiter';
import { bothDatabases, openMigrated } from '../../../support/provider/databases';
import { storeText } from '../../../support/provider/fixture-store';

describe.each(bothDatabases)('attempts on %s', (_name, open) => {
  let database: Database;
  let limiter: AttemptLimiter;
  let waits: number[];
  let storeId: number;
  let time = new Date('2026-11-21T10:00:00Z');
  const later = (minutes: number) => {
    time = new Date(time.getTime() + minutes * 60_000);
  };

  beforeAll(async () => {
    database = await openMigrated(open);
    const modules = createModules(createDeps(database, { now: () => time }));
    await modules.admin.apply('warung', { file: 'store.yaml', text: storeText() });
    [{ id: storeId } = { id: 0 }] = await database.query<{ id: number }>('select id from stores');
    limiter = createAttemptLimiter(
      database,
      () => time,
      async (milliseconds) => void waits.push(milliseconds),
    );
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    waits = [];
    await database.query('delete from guess_counts');
  });

  const guess = (given: Partial<Attempt> = {}): Attempt => ({
    storeId,
    purpose: 'password',
    account: 'siti@toko.test',
    address: '10.0.0.1',
    ...given,
  });
  const takeMany = (count: number, next: (index: number) => Attempt) =>
    Promise.all(Array.from({ length: count }, (_, index) => limiter.take(next(index))));
  const allowedOf = (answers: Permission[]) => answers.filter((answer) => answer !== 'refused').length;

  test('of 50 concurrent attempts, 5 are checked', async () => {
    expect(allowedOf(await takeMany(50, () => guess()))).toBe(5);
  });

  test('attempts from many client addresses share the account’s limit', async () => {
    expect(allowedOf(await takeMany(20, (index) => guess({ address: `10.0.1.${index}` })))).toBe(5);
  });

  test('a client address has 30 attempts over all accounts', async () => {
    expect(allowedOf(await takeMany(40, (index) => guess({ account: index })))).toBe(30);
  });

  test('a blocked client address does not block accounts', async () => {
    await takeMany(30, (index) => guess({ account: index }));
    await takeMany(20, () => guess());
    expect(await limiter.take(guess({ address: '10.0.0.2' }))).not.toBe('refused');
  });

  test('exactly one of an account’s concurrent attempts is its last', async () => {
    const answers = await takeMany(20, () => guess());
    expect(answers.filter((answer) => answer === 'last')).toHaveLength(1);
  });

  const fail = (scope: 'store' | 'address', count: number) =>
    database.query(`insert into guess_counts values ($1, 'password', $2, '', $3, $4)`, [storeId, scope, count, time]);

  test('a store with 1000 failures is slowed down and refuses nobody', async () => {
    await fail('store', 999);
    await limiter.slowDown(guess());
    expect(waits).toEqual([]);
    for (const account of ['siti', 'budi']) {
      await limiter.slowDown(guess());
      expect(await limiter.take(guess({ account }))).toBe('allowed');
    }
    expect(waits).toEqual([1_000]);
  });

  test('30 failures without a client address slow down attempts without one and refuse nobody', async () => {
    await takeMany(40, (index) => guess({ account: index, address: null }));
    await limiter.slowDown(guess({ address: '10.0.0.1' }));
    expect(waits).toEqual([]);
    await limiter.slowDown(guess({ address: null }));
    expect(waits).toEqual([1_000]);
    expect(await limiter.take(guess({ address: null }))).toBe('allowed');
    expect(allowedOf(await takeMany(10, () => guess({ address: null })))).toBe(4);
  });

  test('a slow-down ends 15 minutes after its first failure', async () => {
    await fail('address', 5000);
    later(15);
    await limiter.slowDown(guess({ address: null }));
    expect(waits).toEqual([]);
  });

  test('the window ends 15 minutes after its first attempt', async () => {
    await takeMany(5, () => guess());
    later(14);
    expect(await limiter.take(guess())).toBe('refused');
    later(1);
    expect(allowedOf(await takeMany(6, () => guess()))).toBe(5);
  });

  test('a successful attempt resets the count of its account', async () => {
    await takeMany(4, () => guess());
    expect(await limiter.take(guess())).not.toBe('refused');
    await limiter.succeed(guess());
    expect(allowedOf(await takeMany(6, () => guess()))).toBe(5);
  });

  test('a successful attempt does not count against its client address', async () => {
    for (let index = 0; index < 40; index += 1) {
      expect(await limiter.take(guess({ account: index }))).not.toBe('refused');
      await limiter.succeed(guess({ account: index }));
    }
  });

  test('purposes, stores and kinds of accounts are counted separately', async () => {
    await takeMany(5, () => guess({ account: 7 }));
    expect(await limiter.take(guess({ account: 7, purpose: 'code' }))).not.toBe('refused');
    expect(await limiter.take(guess({ account: '7' }))).not.toBe('refused');
  });
});

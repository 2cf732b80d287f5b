import { createRepositories, type Repositories } from '../../../provider/repositories/repositories';
import type { Database } from '../../../provider/database/database';
import type { Guess } from '../../../provider/repositories/guesses';
import { createLocalAdmin } from '../../../provider/admin/local-admin';
import { databases, openMigrated } from '../support/databases';
import { storeText } from '../support/fixture-store';

describe.each(databases)('guesses on %s', (_name, open) => {
  let database: Database;
  let guesses: Repositories['guesses'];
  let storeId: number;
  let time = new Date('2026-11-21T10:00:00Z');
  const later = (minutes: number) => {
    time = new Date(time.getTime() + minutes * 60_000);
  };

  beforeAll(async () => {
    database = await openMigrated(open);
    const repositories = createRepositories(database, () => time);
    await createLocalAdmin(repositories).apply('warung', { file: 'store.yaml', text: storeText() });
    [{ id: storeId } = { id: 0 }] = await database.query<{ id: number }>('select id from stores');
    guesses = repositories.guesses;
  });
  afterAll(() => database.close());
  beforeEach(() => database.query('delete from guess_counts'));

  const guess = (given: Partial<Guess> = {}): Guess => ({
    storeId,
    purpose: 'password',
    account: 'siti@toko.test',
    address: '10.0.0.1',
    ...given,
  });
  const takeMany = (count: number, next: (index: number) => Guess) =>
    Promise.all(Array.from({ length: count }, (_, index) => guesses.take(next(index))));
  const allowedOf = (answers: boolean[]) => answers.filter(Boolean).length;

  test('of 50 guesses at once 5 are judged', async () => {
    expect(allowedOf(await takeMany(50, () => guess()))).toBe(5);
  });

  test('an account is guessed from many addresses no more than from one', async () => {
    expect(allowedOf(await takeMany(20, (index) => guess({ address: `10.0.1.${index}` })))).toBe(5);
  });

  test('an address guesses 30 times, whichever accounts', async () => {
    expect(allowedOf(await takeMany(40, (index) => guess({ account: index })))).toBe(30);
  });

  test('an address that may guess no more locks nobody out', async () => {
    await takeMany(30, (index) => guess({ account: index }));
    await takeMany(20, () => guess());
    expect(await guesses.take(guess({ address: '10.0.0.2' }))).toBe(true);
  });

  test('a store is guessed 1000 times', async () => {
    await database.query(`insert into guess_counts values ($1, 'password', 'store', '', 999, $2)`, [storeId, time]);
    expect(await guesses.take(guess())).toBe(true);
    expect(await guesses.take(guess({ account: 'budi', address: '10.0.0.2' }))).toBe(false);
  });

  test('the window ends 15 minutes after its first guess', async () => {
    await takeMany(5, () => guess());
    later(14.9);
    expect(await guesses.take(guess())).toBe(false);
    later(0.2);
    expect(allowedOf(await takeMany(6, () => guess()))).toBe(5);
  });

  test('a right guess ends the count of its account', async () => {
    await takeMany(4, () => guess());
    expect(await guesses.take(guess())).toBe(true);
    await guesses.succeed(guess());
    expect(allowedOf(await takeMany(6, () => guess()))).toBe(5);
  });

  test('a right guess does not count against its address', async () => {
    for (let index = 0; index < 40; index += 1) {
      expect(await guesses.take(guess({ account: index }))).toBe(true);
      await guesses.succeed(guess({ account: index }));
    }
  });

  test('purposes, stores and kinds of accounts are counted apart', async () => {
    await takeMany(5, () => guess({ account: 7 }));
    expect(await guesses.take(guess({ account: 7, purpose: 'code' }))).toBe(true);
    expect(await guesses.take(guess({ account: '7' }))).toBe(true);
  });
});

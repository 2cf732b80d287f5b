import { createExpiredSecrets } from '../../../../provider/modules/accounts/queries/secrets';
import { databases } from '../../../support/provider/databases';
import { type Accounts, startAccounts } from '../../../support/provider/account-calls';

const day = 24 * 60 * 60;

describe.each(databases)('expired secrets on %s', (_name, open) => {
  let accounts: Accounts;
  beforeAll(async () => {
    accounts = await startAccounts(open);
  });
  afterAll(() => accounts.provider.close());

  test('are deleted, and valid ones are not', async () => {
    const { database } = accounts.provider;
    const count = async () =>
      (
        await database.query(`select (select count(*)::int from customer_tokens) as tokens,
        (select count(*)::int from one_time_codes) as codes, (select count(*)::int from registrations) as registrations,
        (select count(*)::int from guess_counts) as guesses`)
      )[0];
    const spent = createExpiredSecrets(database, accounts.clock.now);
    await accounts.customer('siti');
    await database.query('delete from customer_tokens');
    const { data } = await accounts.signIn('siti');
    await accounts.register({ email: 'baru@toko.test' });
    const kept = await count();
    expect(kept).toMatchObject({ tokens: 1, codes: 1, registrations: 1 });
    await spent.drop();
    expect(await count()).toEqual(kept);

    accounts.clock.pass(day);
    await spent.drop();
    expect(await count()).toEqual({ tokens: 1, codes: 0, registrations: 0, guesses: 0 });
    expect((await accounts.profile(data.token)).status).toBe(200);

    accounts.clock.pass(30 * day);
    await spent.drop();
    expect(await count()).toEqual({ tokens: 0, codes: 0, registrations: 0, guesses: 0 });
  });
});

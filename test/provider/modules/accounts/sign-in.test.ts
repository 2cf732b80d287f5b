import { databases } from '../../../support/provider/databases';
import { providerKey } from '../../../support/provider/test-app';
import { password, startAccounts, type Accounts } from '../../../support/provider/account-calls';

describe.each(databases)('sign-in on %s', (_name, open) => {
  let accounts: Accounts;
  beforeAll(async () => {
    accounts = await startAccounts(open);
  });
  afterAll(() => accounts.provider.close());
  beforeEach(() => accounts.forgetAll());

  test('a wrong password and an unknown account get the same answer', async () => {
    await accounts.customer('siti');
    const wrong = await accounts.signIn('siti', 'not the password');
    expect(wrong).toEqual({
      status: 200,
      success: false,
      message: 'Akun atau password salah',
      error_code: 'WRONG_CREDENTIALS',
      data: null,
    });
    expect(await accounts.signIn('nobody', 'not the password')).toEqual(wrong);
  });

  test('answers 404 for an unknown store', async () => {
    expect((await accounts.signIn('siti', password, {}, 'nope_app')).status).toBe(404);
  });

  test('refuses an account of another store', async () => {
    await accounts.customer('siti', 'toko');
    expect((await accounts.signIn('siti')).error_code).toBe('WRONG_CREDENTIALS');
  });

  test('refuses an unverified phone', async () => {
    const { id } = await accounts.customer('siti');
    await accounts.provider.database.query("update customers set phone = '+628121234567' where id = $1", [id]);
    expect((await accounts.signIn('08121234567')).error_code).toBe('WRONG_CREDENTIALS');
  });

  test.each(['siti', 'SITI', 'siti@toko.test', ' Siti@Toko.Test ', '08121234567', '+62 812-1234-567'])(
    '%s signs in',
    async (identity) => {
      const { id, viewUid } = await accounts.customer('siti');
      await accounts.provider.database.query(
        "update customers set phone = '+628121234567', phone_verified_at = now() where id = $1",
        [id],
      );
      const { data } = await accounts.signIn(identity);
      expect(data.profile.view_uid).toBe(viewUid);
      expect((await accounts.profile(data.token)).data).toEqual(data.profile);
    },
  );

  test('of 50 concurrent wrong passwords, 5 are checked, and then even the right one is refused', async () => {
    await accounts.customer('siti');
    const answers = await Promise.all(Array.from({ length: 50 }, () => accounts.signIn('siti', 'wrong')));
    expect(answers.filter(({ error_code }) => error_code === 'WRONG_CREDENTIALS')).toHaveLength(5);
    expect(answers.filter(({ error_code }) => error_code === 'TOO_MANY_GUESSES')).toHaveLength(45);
    expect((await accounts.signIn('siti')).error_code).toBe('TOO_MANY_GUESSES');
    expect((await accounts.signIn('siti@toko.test')).error_code).toBe('TOO_MANY_GUESSES');
    accounts.clock.pass(15 * 60);
    expect((await accounts.signIn('siti')).success).toBe(true);
  });

  test('an unknown account is blocked in the same way', async () => {
    for (let guess = 0; guess < 5; guess += 1) await accounts.signIn('nobody');
    expect((await accounts.signIn('nobody')).error_code).toBe('TOO_MANY_GUESSES');
  });

  test('counts the client address that the storefront sends', async () => {
    await accounts.customer('siti');
    const from = (address: string) => ({ 'x-client-address': address, 'x-provider-key': providerKey });
    await accounts.provider.database.query(
      `insert into guess_counts select id, 'password', 'address', '10.0.0.1', 30, $1 from stores`,
      [accounts.clock.now()],
    );
    expect((await accounts.signIn('siti', password, from('10.0.0.1'))).error_code).toBe('TOO_MANY_GUESSES');
    expect((await accounts.signIn('siti', password, from('10.0.0.2'))).success).toBe(true);
  });

  test('ignores a client address sent by anyone else', async () => {
    await accounts.customer('siti');
    const lying = { 'x-client-address': '10.0.0.1', 'x-provider-key': 'a key that is none' };
    for (let guess = 0; guess < 3; guess += 1) await accounts.signIn('nobody', 'wrong', lying);
    const rows = await accounts.provider.database.query("select subject from guess_counts where scope = 'address'");
    expect(rows).toEqual([{ subject: '' }]);
  });

  test('30 wrong passwords without a client address block nobody else', async () => {
    await accounts.customer('siti');
    for (let guess = 0; guess < 30; guess += 1) await accounts.signIn(`nobody${guess}`, 'wrong');
    expect((await accounts.signIn('siti')).success).toBe(true);
    expect((await accounts.register({ email: 'baru@toko.test' })).success).toBe(true);
  });

  test('the owner of a blocked account is notified once a day, and an unknown account notifies nobody', async () => {
    await accounts.customer('siti');
    const lock = async (identity: string) => {
      await Promise.all(Array.from({ length: 8 }, () => accounts.signIn(identity, 'wrong')));
      accounts.clock.pass(15 * 60);
    };
    for (const identity of ['siti', 'nobody', 'siti']) await lock(identity);
    const messages = await accounts.messages();
    expect(messages).toEqual([
      {
        channel: 'email',
        recipient: 'siti@toko.test',
        subject: expect.stringMatching(/^Akunmu di .+ dikunci 15 menit$/) as string,
        body: expect.stringContaining('juga dengan kata sandi yang benar') as string,
      },
    ]);
    await accounts.provider.database.query("update outbox set created_at = created_at - interval '1 day'");
    await lock('siti');
    expect(await accounts.messages()).toHaveLength(2);
  });

  test.each([
    ['no token', {}],
    ['an unknown token', { authorization: `Bearer ${'x'.repeat(43)}` }],
    ['a malformed token', { authorization: 'Bearer ../../x' }],
    ['another scheme', { authorization: 'Basic eHg6eHg=' }],
  ] as [string, Record<string, string>][])('%s is not a session', async (_case, headers) => {
    const answer = await accounts.provider.ask('/api/profile', { headers });
    expect([answer.status, answer.body]).toEqual([
      401,
      { success: false, message: 'The token is missing or no longer valid' },
    ]);
  });

  test('a token is valid for 30 days', async () => {
    await accounts.customer('siti');
    const { data } = await accounts.signIn('siti');
    accounts.clock.pass(30 * 86_400 - 1);
    expect((await accounts.profile(data.token)).status).toBe(200);
    accounts.clock.pass(1);
    expect((await accounts.profile(data.token)).status).toBe(401);
  });

  test('signing out ends one session, signing out everywhere ends all', async () => {
    await accounts.customer('siti');
    const tokens: (string | null)[] = [];
    for (let session = 0; session < 3; session += 1) tokens.push((await accounts.signIn('siti')).data.token);
    const headers = tokens.map((token) => ({ authorization: `Bearer ${token}` }));
    const statuses = () => Promise.all(tokens.map(async (token) => (await accounts.profile(token)).status));
    expect((await accounts.signOut(headers[0] ?? {})).success).toBe(true);
    expect(await statuses()).toEqual([401, 200, 200]);
    expect((await accounts.signOut(headers[0] ?? {})).status).toBe(401);
    expect((await accounts.signOutEverywhere(headers[1] ?? {})).success).toBe(true);
    expect(await statuses()).toEqual([401, 401, 401]);
  });

  test('signing out everywhere does not end other customers’ sessions', async () => {
    const siti = await accounts.customer('siti');
    await accounts.customer('budi');
    const { data } = await accounts.signIn('budi');
    await accounts.signOutEverywhere(siti.headers);
    expect((await accounts.profile(data.token)).status).toBe(200);
  });

  test('passwords and tokens are not stored in plain text', async () => {
    await accounts.customer('siti');
    const { data } = await accounts.signIn('siti');
    const { database } = accounts.provider;
    const rows = [
      ...(await database.query('select * from customers')),
      ...(await database.query('select * from customer_tokens')),
    ];
    const kept = JSON.stringify(rows);
    expect(kept).toContain('scrypt$2$8$5$');
    expect(kept).not.toContain(password);
    expect(kept).not.toContain(data.token ?? '');
    expect(data.token?.length).toBeGreaterThanOrEqual(43);
  });
});

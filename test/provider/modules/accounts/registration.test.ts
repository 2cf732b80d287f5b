import { databases } from '../../../support/provider/databases';
import { otherThan, password, startAccounts, type Accounts } from '../../../support/provider/account-calls';

const email = 'siti@toko.test';

describe.each(databases)('registration on %s', (_name, open) => {
  let accounts: Accounts;
  beforeAll(async () => {
    accounts = await startAccounts(open);
  });
  afterAll(() => accounts.provider.close());
  beforeEach(() => accounts.forgetAll());

  const customers = () =>
    accounts.provider.database.query<{ username: string; email: string; isVerified: boolean }>(
      'select username, email, email_verified_at is not null as "isVerified" from customers order by id',
    );

  test('rejects an invalid e-mail', async () => {
    expect((await accounts.register({ email: 'siti' })).status).toBe(400);
    expect((await accounts.register({ email: 'siti @toko.test' })).status).toBe(400);
  });

  test('rejects a password that is too short', async () => {
    expect((await accounts.register({ email, password: '1234567' })).status).toBe(400);
  });

  test('there is no account before the code is confirmed', async () => {
    const { data } = await accounts.register({ email });
    expect(data).toMatchObject({ channel: 'email', sent_to: 's***@toko.test', expires_in: 300, resend_in: 60 });
    expect(await customers()).toEqual([]);
    expect((await accounts.signIn(email)).error_code).toBe('WRONG_CREDENTIALS');
  });

  test('the account and the code’s mail have the language of the registration', async () => {
    const { data } = await accounts.register({ email, language: 'en' });
    expect((await accounts.messages()).at(-1)?.body).toContain('code');
    const { data: session } = await accounts.verify(data.request_id, await accounts.code());
    expect(session.profile.language).toBe('en');
  });

  test('consent is stored with the account and its time, and only if given', async () => {
    const consent = async (fields: Record<string, string>) => {
      const { data } = await accounts.register(fields);
      await accounts.verify(data.request_id, await accounts.code());
      const [kept] = await accounts.provider.database.query<{ version: string | null; at: Date | null }>(
        'select consent_version as version, consented_at as at from customers where email = $1',
        [fields.email],
      );
      return kept;
    };
    const consent_version = 'terms-1f0c9a2be4d7.privacy-77ab02c1d9e3';
    expect(await consent({ email, consent_version })).toEqual({ version: consent_version, at: accounts.clock.now() });
    accounts.clock.pass(120);
    expect(await consent({ email: `2${email}` })).toEqual({ version: null, at: null });
    expect((await accounts.register({ email: `3${email}`, consent_version: 'a b' })).status).toBe(400);
  });

  test('the code creates the account and opens a session', async () => {
    const { data } = await accounts.register({ email, phone: '0812-1234-567'.replaceAll('-', '') });
    const { data: session } = await accounts.verify(data.request_id, await accounts.code());
    expect(session.profile).toMatchObject({
      name: 'Siti Aminah',
      username: 'sitiaminah',
      email,
      phone: '+628121234567',
      verified_email: 1,
      verified_phone: 0,
      language: 'in',
      currency: 'Rp',
      infos: { balance: 0, app_name: 'Warung warung', need_verified_phone: 0, verified_email_type: 1 },
    });
    expect((await accounts.profile(session.token)).status).toBe(200);
    expect((await accounts.signIn(email)).success).toBe(true);
  });

  test('accounts with the same name get different usernames', async () => {
    for (const someone of ['one@toko.test', 'two@toko.test']) {
      const { data } = await accounts.register({ email: someone });
      await accounts.verify(data.request_id, await accounts.code());
    }
    expect((await customers()).map(({ username }) => username)).toEqual([
      'sitiaminah',
      expect.stringMatching(/^sitiaminah\d{1,2}$/),
    ]);
  });

  test('a registered e-mail gets the same answer, and its mail says so', async () => {
    const free = await accounts.register({ email: 'free@toko.test' });
    await accounts.customer('siti');
    const taken = await accounts.register({ email: 'SITI@toko.test' });
    const shape = (answer: typeof free) => ({
      ...answer,
      data: { ...answer.data, request_id: answer.data.request_id.length, sent_to: answer.data.sent_to.slice(1) },
    });
    expect(shape(taken)).toEqual(shape(free));
    const messages = await accounts.messages();
    expect(messages.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['free@toko.test', 'Kode verifikasi Warung warung'],
      ['SITI@toko.test', 'Kamu sudah punya akun di Warung warung'],
    ]);
    expect(messages[1]?.body).not.toMatch(/\d/);
    expect((await accounts.verify(taken.data.request_id, '123456')).error_code).toBe('CODE_WRONG');
  });

  test('the same registration within a minute returns the same request', async () => {
    const first = await accounts.register({ email });
    accounts.clock.pass(20);
    const second = await accounts.register({ email });
    expect(second.data).toEqual({ ...first.data, expires_in: 280, resend_in: 40 });
    expect(await accounts.messages()).toHaveLength(1);
  });

  test('someone else’s registration with the same e-mail does not affect mine', async () => {
    const theirs = await accounts.register({ email, password: 'their password' });
    const theirCode = await accounts.code();
    const mine = await accounts.register({ email });
    const myCode = await accounts.code();
    expect(mine.data.request_id).not.toBe(theirs.data.request_id);
    await accounts.verify(mine.data.request_id, myCode);
    expect((await accounts.verify(theirs.data.request_id, theirCode)).error_code).toBe('CODE_EXPIRED');
    expect((await accounts.signIn(email, 'their password')).success).toBe(false);
    expect((await accounts.signIn(email, password)).success).toBe(true);
  });

  test('one code confirmed twice at once creates one account', async () => {
    const { data } = await accounts.register({ email });
    const code = await accounts.code();
    const answers = await Promise.all([1, 2, 3].map(() => accounts.verify(data.request_id, code)));
    expect(answers.map(({ error_code }) => error_code).sort()).toEqual(['CODE_EXPIRED', 'CODE_EXPIRED', null]);
    expect(await customers()).toHaveLength(1);
  });

  test('an e-mail gets at most 5 messages in 15 minutes', async () => {
    for (let send = 0; send < 5; send += 1) {
      expect((await accounts.register({ email, password: `password ${send}` })).success).toBe(true);
    }
    expect((await accounts.register({ email })).error_code).toBe('TOO_MANY_GUESSES');
    expect(await accounts.messages()).toHaveLength(5);
  });

  describe('a code', () => {
    test('that is wrong is refused, and the right one after it is accepted', async () => {
      const { data } = await accounts.register({ email });
      const code = await accounts.code();
      expect((await accounts.verify(data.request_id, otherThan(code))).error_code).toBe('CODE_WRONG');
      expect((await accounts.verify(data.request_id, code)).success).toBe(true);
    });

    test('has 5 attempts, even at once', async () => {
      const { data } = await accounts.register({ email });
      const code = await accounts.code();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => accounts.verify(data.request_id, otherThan(code))),
      );
      expect(answers.filter(({ error_code }) => error_code === 'CODE_WRONG')).toHaveLength(5);
      expect((await accounts.verify(data.request_id, code)).error_code).toBe('TOO_MANY_GUESSES');
      await accounts.provider.database.query('delete from guess_counts');
      expect((await accounts.verify(data.request_id, code)).error_code).toBe('CODE_EXPIRED');
    });

    test('is valid for 5 minutes', async () => {
      const { data } = await accounts.register({ email });
      const code = await accounts.code();
      accounts.clock.pass(300);
      expect((await accounts.verify(data.request_id, code)).error_code).toBe('CODE_EXPIRED');
    });

    test('of another store is unknown', async () => {
      const { data } = await accounts.register({ email, app_view_uid: 'toko_app' });
      expect((await accounts.verify(data.request_id, await accounts.code())).error_code).toBe('CODE_EXPIRED');
    });

    test('requested again within a minute is the same, with the remaining seconds', async () => {
      const { data } = await accounts.register({ email });
      accounts.clock.pass(59);
      const again = { channel: 'email', purpose: 'register', request_id: data.request_id };
      expect((await accounts.requestCode(again)).data).toEqual({ ...data, expires_in: 241, resend_in: 1 });
      expect(await accounts.messages()).toHaveLength(1);
    });

    test('requested again after a minute is new and invalidates the previous one', async () => {
      const { data } = await accounts.register({ email });
      const first = await accounts.code();
      accounts.clock.pass(60);
      const again = { channel: 'email', purpose: 'register', request_id: data.request_id };
      expect((await accounts.requestCode(again)).data).toEqual(data);
      const second = await accounts.code();
      expect(await accounts.messages()).toHaveLength(2);
      if (second !== first) expect((await accounts.verify(data.request_id, first)).error_code).toBe('CODE_WRONG');
      expect((await accounts.verify(data.request_id, second)).success).toBe(true);
    });

    test('requested again twice at once is sent once', async () => {
      const { data } = await accounts.register({ email });
      accounts.clock.pass(60);
      const again = { channel: 'email', purpose: 'register', request_id: data.request_id };
      await Promise.all([accounts.requestCode(again), accounts.requestCode(again)]);
      expect(await accounts.messages()).toHaveLength(2);
    });

    test('requested again for an unknown request or another purpose is refused', async () => {
      const { data } = await accounts.register({ email });
      const again = (request_id: string, purpose: string) =>
        accounts.requestCode({ channel: 'email', purpose, request_id });
      expect((await again('unknown', 'register')).error_code).toBe('CODE_EXPIRED');
      expect((await again(data.request_id, 'reset')).error_code).toBe('CODE_EXPIRED');
      expect((await accounts.reset(data.request_id, await accounts.code(), 'a new one')).error_code).toBe(
        'CODE_EXPIRED',
      );
    });

    test('is not stored in plain text', async () => {
      await accounts.register({ email });
      const kept = JSON.stringify(await accounts.provider.database.query('select * from one_time_codes'));
      expect(kept).not.toContain(`"${await accounts.code()}"`);
      expect(kept).not.toContain(password);
    });
  });
});

import { createPasswords } from '../../provider/password';
import { readSettings } from '../../provider/settings';
import { databases } from '../support/provider/databases';
import { otherThan, password, startAccounts, type Accounts } from '../support/provider/account-calls';

describe.each(databases)('passwords on %s', (_name, open) => {
  let accounts: Accounts;
  beforeAll(async () => {
    accounts = await startAccounts(open);
  });
  afterAll(() => accounts.provider.close());
  beforeEach(() => accounts.forgetAll());

  describe('a reset', () => {
    test.each(['siti', 'siti@toko.test', '08121234567'])(
      'for %s gets the same answer, known or unknown',
      async (identity) => {
        const unknown = await accounts.forget(identity);
        expect(await accounts.messages()).toEqual([]);
        expect((await accounts.reset(unknown.data.request_id, '123456', 'a new password')).error_code).toBe(
          'CODE_WRONG',
        );
        await accounts.forgetAll();
        const { id } = await accounts.customer('siti');
        await accounts.provider.database.query(
          "update customers set phone = '+628121234567', phone_verified_at = now() where id = $1",
          [id],
        );
        const known = await accounts.forget(identity);
        expect(await accounts.messages()).toHaveLength(1);
        expect({ ...known, data: { ...known.data, request_id: '' } }).toEqual({
          ...unknown,
          data: { ...unknown.data, request_id: '' },
        });
      },
    );

    test('reveals nothing in its answer except the input', async () => {
      await accounts.customer('siti');
      expect((await accounts.forget('siti')).data.sent_to).toBe('***@***');
      expect((await accounts.forget('siti@toko.test')).data.sent_to).toBe('s***@toko.test');
    });

    test('requested again within a minute returns the same request, known or unknown', async () => {
      await accounts.customer('siti');
      for (const identity of ['siti', 'nobody']) {
        const first = await accounts.forget(identity);
        expect((await accounts.forget(identity)).data).toEqual(first.data);
      }
      expect(await accounts.messages()).toHaveLength(1);
    });

    test('by code sets a new password and ends all sessions', async () => {
      const { token } = await accounts.customer('siti');
      const { data } = await accounts.forget('siti');
      const code = await accounts.code();
      expect((await accounts.reset(data.request_id, otherThan(code), 'a new password')).error_code).toBe('CODE_WRONG');
      expect((await accounts.profile(token)).status).toBe(200);
      expect((await accounts.reset(data.request_id, code, 'a new password')).success).toBe(true);
      expect((await accounts.profile(token)).status).toBe(401);
      expect((await accounts.signIn('siti')).error_code).toBe('WRONG_CREDENTIALS');
      expect((await accounts.signIn('siti', 'a new password')).success).toBe(true);
    });

    test('by the same code works once', async () => {
      await accounts.customer('siti');
      const { data } = await accounts.forget('siti');
      const code = await accounts.code();
      const answers = await Promise.all(
        ['the first one', 'the second one'].map((changed) => accounts.reset(data.request_id, code, changed)),
      );
      expect(answers.map(({ error_code }) => error_code).sort()).toEqual(['CODE_EXPIRED', null]);
      expect((await accounts.reset(data.request_id, code, 'the third one')).error_code).toBe('CODE_EXPIRED');
    });

    test('unblocks an account at once', async () => {
      await accounts.customer('siti');
      for (let guess = 0; guess < 5; guess += 1) await accounts.signIn('siti', 'wrong');
      const { data } = await accounts.forget('siti');
      await accounts.reset(data.request_id, await accounts.code(), 'a new password');
      expect((await accounts.signIn('siti', 'a new password')).success).toBe(true);
    });

    test('by code does not open a session', async () => {
      await accounts.customer('siti');
      const { data } = await accounts.forget('siti');
      expect((await accounts.verify(data.request_id, await accounts.code())).error_code).toBe('CODE_EXPIRED');
    });
  });

  describe('a change', () => {
    test('needs a session', async () => {
      expect((await accounts.change({}, password, 'a new password')).status).toBe(401);
    });

    test('needs the old password', async () => {
      const { headers, token } = await accounts.customer('siti');
      expect((await accounts.change(headers, 'wrong', 'a new password')).error_code).toBe('OLD_PASSWORD_WRONG');
      expect((await accounts.profile(token)).status).toBe(200);
      expect((await accounts.signIn('siti')).success).toBe(true);
    });

    test('limits attempts at the old password', async () => {
      const { headers } = await accounts.customer('siti');
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => accounts.change(headers, 'wrong', 'a new password')),
      );
      expect(answers.filter(({ error_code }) => error_code === 'OLD_PASSWORD_WRONG')).toHaveLength(5);
      expect((await accounts.change(headers, password, 'a new password')).error_code).toBe('TOO_MANY_GUESSES');
    });

    test('ends all sessions', async () => {
      const { headers, token } = await accounts.customer('siti');
      const { data } = await accounts.signIn('siti');
      expect((await accounts.change(headers, password, 'a new password')).success).toBe(true);
      expect((await accounts.profile(token)).status).toBe(401);
      expect((await accounts.profile(data.token)).status).toBe(401);
      expect((await accounts.signIn('siti', 'a new password')).success).toBe(true);
    });

    test('of the hash cost takes effect on sign-in, and sessions stay valid', async () => {
      const { id, token } = await accounts.customer('siti');
      const { database } = accounts.provider;
      const kept = async () => {
        const [row] = await database.query<{ hash: string }>(
          'select password_hash as hash from customers where id = $1',
          [id],
        );
        return row?.hash ?? '';
      };
      const cheap = await kept();
      const dear = await createPasswords(3).hash(password);
      await database.query('update customers set password_hash = $2 where id = $1', [id, dear]);
      await accounts.signIn('siti', 'a wrong password');
      expect(await kept()).toBe(dear);
      expect((await accounts.signIn('siti')).success).toBe(true);
      const anew = await kept();
      expect(anew.split('$').slice(0, 4)).toEqual(cheap.split('$').slice(0, 4));
      expect((await accounts.signIn('siti')).success).toBe(true);
      expect(await kept()).toBe(anew);
      expect((await accounts.profile(token)).status).toBe(200);
    });

    test('during a sign-in with the old password prevents the session', async () => {
      const { id } = await accounts.customer('siti');
      const { database, modules } = accounts.provider;
      expect(await modules.accounts.sessions.open(database, id, 'the hash of before', '')).toBeUndefined();
    });
  });
});

test('two hashes of one password differ, and both match it', async () => {
  const passwords = createPasswords();
  const [one, other] = [await passwords.hash('sandi'), await passwords.hash('sandi')];
  expect(one).not.toBe(other);
  expect(await passwords.matches('sandi', one)).toBe(true);
  expect(await passwords.matches('Sandi', one)).toBe(false);
  expect(await passwords.matches('sandi')).toBe(false);
});

test('the default cost is high, and a hash with another cost still matches', async () => {
  const { PASSWORD_COST } = readSettings({});
  const dear = await createPasswords(PASSWORD_COST).hash('sandi');
  expect(dear).toMatch(/^scrypt\$16384\$8\$5\$/);
  expect(await createPasswords(1).matches('sandi', dear)).toBe(true);
});

import { createPasswords } from '../../../../provider/password';
import { addCustomer } from '../../../support/provider/customers';
import { databases } from '../../../support/provider/databases';
import { type StaffCalls, staffPassword, startStaff } from '../../../support/provider/staff-calls';
import { providerKey } from '../../../support/provider/test-app';

describe.each(databases)('sign-in of staff on %s', (_name, open) => {
  let staff: StaffCalls;
  beforeAll(async () => {
    staff = await startStaff(open);
  });
  afterAll(() => staff.provider.close());
  beforeEach(() => staff.forgetAll());

  test('a wrong password and an unknown e-mail get the same answer', async () => {
    await staff.person('sari');
    const wrong = await staff.signIn('sari@toko.test', 'not the password');
    expect(wrong).toEqual({
      status: 200,
      success: false,
      message: 'Akun atau password salah',
      error_code: 'WRONG_CREDENTIALS',
      data: null,
    });
    expect(await staff.signIn('nobody@toko.test', 'not the password')).toEqual(wrong);
  });

  test('the public login of the demo is that of nobody where there is no demo', async () => {
    await staff.person('sari', true);
    const unknown = await staff.signIn('nobody@toko.test');
    expect(unknown.error_code).toBe('WRONG_CREDENTIALS');
    expect(await staff.signIn('sari@toko.test')).toEqual(unknown);
  });

  test('an unknown e-mail takes as many statements as a known one, also when it is locked', async () => {
    await staff.person('sari');
    const statements = async (email: string) => {
      const { headers } = await staff.provider.ask('/staff/sign-in', {
        method: 'POST',
        body: new URLSearchParams({ email, password: 'wrong' }),
        headers: { 'x-provider-key': providerKey },
      });
      return headers.get('x-db-statements');
    };
    for (let guess = 1; guess <= 6; guess += 1) {
      expect({ guess, count: await statements('sari@toko.test') }).toEqual({
        guess,
        count: await statements('nobody@toko.test'),
      });
    }
  });

  test.each(['sari@toko.test', ' Sari@Toko.Test '])('%s signs in', async (email) => {
    await staff.person('sari');
    const { data } = await staff.signIn(email);
    expect(data).toMatchObject({ needs_code: 0 });
    expect((await staff.profile(data?.token ?? '')).data).toMatchObject({ email: 'sari@toko.test', stores: [] });
  });

  test('of 50 concurrent wrong passwords, 5 are checked, and then even the right one is refused', async () => {
    await staff.person('sari');
    const answers = await Promise.all(Array.from({ length: 50 }, () => staff.signIn('sari@toko.test', 'wrong')));
    expect(answers.filter(({ error_code }) => error_code === 'WRONG_CREDENTIALS')).toHaveLength(5);
    expect(answers.filter(({ error_code }) => error_code === 'TOO_MANY_GUESSES')).toHaveLength(45);
    expect((await staff.signIn('sari@toko.test')).error_code).toBe('TOO_MANY_GUESSES');
    staff.clock.pass(15 * 60);
    expect((await staff.signIn('sari@toko.test')).success).toBe(true);
  });

  test('whoever is locked out is told by e-mail once a day', async () => {
    const { id } = await staff.person('sari');
    await staff.join(id, 'viewer');
    for (let round = 0; round < 2; round += 1) {
      for (let guess = 0; guess < 5; guess += 1) await staff.signIn('sari@toko.test', 'wrong');
      staff.clock.pass(15 * 60);
    }
    expect(await staff.mails()).toEqual([
      {
        recipient: 'sari@toko.test',
        subject: 'Akun studiomu dikunci 15 menit',
        body: expect.stringContaining('5 kali') as string,
      },
    ]);
  });

  test('attempts are counted by the IP address that the storefront sends', async () => {
    await staff.person('sari');
    const from = (address: string) => ({ 'x-client-address': address, 'x-provider-key': providerKey });
    for (let guess = 0; guess < 30; guess += 1)
      await staff.signIn(`nobody${guess}@toko.test`, 'wrong', from('10.0.0.1'));
    expect((await staff.signIn('sari@toko.test', staffPassword, from('10.0.0.1'))).error_code).toBe('TOO_MANY_GUESSES');
    expect((await staff.signIn('sari@toko.test', staffPassword, from('10.0.0.2'))).success).toBe(true);
  });

  test.each<Record<string, string>>([{}, { 'x-provider-key': 'a key that is another' }])(
    'a call with the keys %j is refused',
    async (headers) => {
      await staff.person('sari');
      expect((await staff.signIn('sari@toko.test', staffPassword, headers)).status).toBe(401);
    },
  );

  test('an e-mail of a customer is nobody here, and a customer’s token is refused', async () => {
    const { headers } = await addCustomer(staff.database, 'ani', 'warung');
    expect((await staff.signIn('ani@toko.test')).error_code).toBe('WRONG_CREDENTIALS');
    const { status } = await staff.provider.ask('/staff/profile', {
      headers: { 'x-provider-key': providerKey, ...headers },
    });
    expect(status).toBe(401);
  });

  test('a token of the studio is none of a customer', async () => {
    const { token } = await staff.member('sari', 'owner');
    const { status } = await staff.provider.ask('/api/profile', { headers: { authorization: `Bearer ${token}` } });
    expect(status).toBe(401);
  });

  test('an outdated hash is replaced at sign-in', async () => {
    const { id } = await staff.person('sari');
    const outdated = await createPasswords(2).hash(staffPassword);
    await staff.database.query('update staff set password_hash = $2 where id = $1', [id, outdated]);
    expect((await staff.signIn('sari@toko.test')).success).toBe(true);
    const [row] = await staff.database.query<{ hash: string }>(
      'select password_hash as hash from staff where id = $1',
      [id],
    );
    expect(row?.hash).toMatch(/^scrypt\$2\$/);
  });

  describe('sessions', () => {
    test('each sign-in makes another token, and only hashes are stored', async () => {
      await staff.person('sari');
      const tokens = [await staff.token('sari'), await staff.token('sari')];
      expect(new Set(tokens).size).toBe(2);
      const rows = await staff.database.query('select * from staff_sessions');
      expect(rows).toHaveLength(2);
      for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token);
    });

    test.each([
      ['3 days without use', 3 * 86_400, 3 * 86_400 - 1],
      ['30 days', 30 * 86_400, 86_400],
    ])('a session ends after %s', async (_what, seconds, step) => {
      await staff.person('sari');
      const token = await staff.token('sari');
      for (let passed = 0; passed + step < seconds; passed += step) {
        staff.clock.pass(step);
        expect((await staff.profile(token)).status).toBe(200);
      }
      staff.clock.pass(seconds);
      expect((await staff.profile(token)).status).toBe(401);
    });

    test('a session is listed with its label, and ended by another', async () => {
      await staff.person('sari');
      const [mine, other] = [await staff.token('sari'), (await staff.signIn('sari@toko.test')).data?.token ?? ''];
      const { data } = await staff.call<{ session_uid: string; device: string; is_current: number }[]>(
        'listStaffSessions',
        { token: mine },
      );
      expect(data.map(({ device, is_current }) => [device, is_current])).toEqual([
        ['', 1],
        ['Chrome, Android', 0],
      ]);
      await staff.call('endStaffSessions', { token: mine, fields: { session_uid: data[1]?.session_uid ?? '' } });
      expect((await staff.profile(other)).status).toBe(401);
      expect((await staff.profile(mine)).status).toBe(200);
    });

    test('nobody ends a session of another person', async () => {
      await staff.person('sari');
      await staff.person('budi');
      const [sari, budi] = [await staff.token('sari'), await staff.token('budi')];
      const { data } = await staff.call<{ session_uid: string }[]>('listStaffSessions', { token: sari });
      await staff.call('endStaffSessions', { token: budi, fields: { session_uid: data[0]?.session_uid ?? '' } });
      await staff.call('endStaffSessions', { token: budi });
      expect((await staff.profile(sari)).status).toBe(200);
    });

    test('a signed-out token is refused', async () => {
      await staff.person('sari');
      const token = await staff.token('sari');
      await staff.call('signOutStaff', { token });
      expect((await staff.profile(token)).status).toBe(401);
    });

    test('ended sessions are dropped by the minutely task', async () => {
      await staff.person('sari');
      const token = await staff.token('sari');
      await staff.token('sari');
      await staff.call('signOutStaff', { token });
      await staff.provider.modules.staff.dropExpired();
      expect(await staff.database.query('select id from staff_sessions')).toHaveLength(1);
      staff.clock.pass(3 * 86_400);
      await staff.provider.modules.staff.dropExpired();
      expect(await staff.database.query('select id from staff_sessions')).toHaveLength(0);
    });
  });

  describe('a change of the password', () => {
    const change = (token: string, old_password: string) =>
      staff.call('changeStaffPassword', { token, fields: { old_password, new_password: 'kata-sandi-lain-lagi' } });

    test('needs the password now', async () => {
      await staff.person('sari');
      expect((await change(await staff.token('sari'), 'wrong')).error_code).toBe('OLD_PASSWORD_WRONG');
    });

    test('counts as a guess', async () => {
      await staff.person('sari');
      const token = await staff.token('sari');
      for (let guess = 0; guess < 5; guess += 1) await change(token, 'wrong');
      expect((await change(token, staffPassword)).error_code).toBe('TOO_MANY_GUESSES');
    });

    test('ends all other sessions, and tells the person', async () => {
      const { token } = await staff.member('sari', 'viewer');
      const other = await staff.token('sari');
      expect((await change(token, staffPassword)).success).toBe(true);
      expect((await staff.profile(other)).status).toBe(401);
      expect((await staff.profile(token)).status).toBe(200);
      expect((await staff.signIn('sari@toko.test')).error_code).toBe('WRONG_CREDENTIALS');
      expect((await staff.signIn('sari@toko.test', 'kata-sandi-lain-lagi')).success).toBe(true);
      expect(await staff.mails()).toMatchObject([{ subject: 'Kata sandi akun studiomu diganti' }]);
    });

    test('to a short password is against the contract', async () => {
      await staff.person('sari');
      const token = await staff.token('sari');
      const fields = { old_password: staffPassword, new_password: 'pendek' };
      expect((await staff.call('changeStaffPassword', { token, fields })).status).toBe(400);
    });
  });

  test('a person changes their name and language', async () => {
    const { token } = await staff.member('sari', 'viewer');
    await staff.call('saveStaffProfile', { token, fields: { name: ' Sari Dewi ', language: 'en' } });
    expect((await staff.profile(token)).data).toMatchObject({ name: 'Sari Dewi', language: 'en' });
  });
});

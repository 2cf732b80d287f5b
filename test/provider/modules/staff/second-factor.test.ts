import { databases } from '../../../support/provider/databases';
import { codeAt, type StaffCalls, staffPassword, startStaff } from '../../../support/provider/staff-calls';
import { otherThan } from '../../../support/provider/account-calls';
import { asAdmin } from '../../../support/provider/test-app';

describe.each(databases)('the second factor on %s', (_name, open) => {
  let staff: StaffCalls;
  beforeAll(async () => {
    staff = await startStaff(open);
  });
  afterAll(() => staff.provider.close());
  beforeEach(() => staff.forgetAll());

  const now = () => staff.clock.now();
  const waitingToken = async () => (await staff.signIn('sari@toko.test')).data?.token ?? '';

  async function enrolled() {
    await staff.person('sari');
    const token = await staff.token('sari');
    return { token, ...(await staff.enrol(token)) };
  }

  test('a sign-in with the password alone opens nothing', async () => {
    await enrolled();
    const { data } = await staff.signIn('sari@toko.test');
    expect(data).toMatchObject({ needs_code: 1 });
    expect((await staff.profile(data?.token ?? '')).status).toBe(401);
  });

  test('a code opens a session with another token, and the first token is void', async () => {
    const { secret } = await enrolled();
    const waiting = await waitingToken();
    const { data } = await staff.enterCode(waiting, codeAt(secret, now()));
    expect(data).toMatchObject({ needs_code: 0 });
    expect(data?.token).not.toBe(waiting);
    expect((await staff.profile(data?.token ?? '')).data).toMatchObject({ has_second_factor: 1, recovery_codes: 10 });
    staff.clock.pass(30);
    expect((await staff.enterCode(waiting, codeAt(secret, now()))).error_code).toBe('CODE_EXPIRED');
    expect((await staff.profile(waiting)).status).toBe(401);
  });

  test.each([
    [-60, false],
    [-30, true],
    [30, true],
    [60, false],
  ])('a code of %d s away is accepted: %s', async (seconds, is) => {
    const { secret } = await enrolled();
    // The codes before the confirmation count no more.
    staff.clock.pass(120);
    const code = codeAt(secret, new Date(now().getTime() + seconds * 1000));
    expect((await staff.enterCode(await waitingToken(), code)).success).toBe(is);
  });

  test('a code is accepted once, also by two sign-ins at the same moment', async () => {
    const { secret } = await enrolled();
    const waiting = [await waitingToken(), await waitingToken()];
    const code = codeAt(secret, now());
    const answers = await Promise.all(waiting.map((token) => staff.enterCode(token, code)));
    expect(answers.map(({ error_code }) => error_code).sort()).toEqual(['CODE_WRONG', null].sort());
  });

  test('a code of an earlier time than the last is refused', async () => {
    const { secret } = await enrolled();
    staff.clock.pass(60);
    const [before, current] = [codeAt(secret, new Date(now().getTime() - 30_000)), codeAt(secret, now())];
    expect((await staff.enterCode(await waitingToken(), current)).success).toBe(true);
    expect((await staff.enterCode(await waitingToken(), before)).error_code).toBe('CODE_WRONG');
  });

  test('the code of the confirmation does not sign in as well', async () => {
    await staff.person('sari');
    const token = await staff.token('sari');
    const { secret } = await staff.enrol(token);
    const code = codeAt(secret, new Date(now().getTime() - 30_000));
    expect((await staff.enterCode(await waitingToken(), code)).error_code).toBe('CODE_WRONG');
  });

  test('after 5 wrong codes even the right one is refused, whatever the sign-in', async () => {
    const { secret } = await enrolled();
    const wrong = otherThan(codeAt(secret, now()));
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await staff.enterCode(await waitingToken(), wrong)).error_code).toBe('CODE_WRONG');
    }
    expect((await staff.enterCode(await waitingToken(), codeAt(secret, now()))).error_code).toBe('TOO_MANY_GUESSES');
  });

  test('5 minutes after the password no code is accepted', async () => {
    const { secret } = await enrolled();
    const waiting = await waitingToken();
    staff.clock.pass(5 * 60);
    expect((await staff.enterCode(waiting, codeAt(secret, now()))).error_code).toBe('CODE_EXPIRED');
  });

  test('a session that was opened is no sign-in that waits for a code', async () => {
    const { token, secret } = await enrolled();
    expect((await staff.enterCode(token, codeAt(secret, now()))).error_code).toBe('CODE_EXPIRED');
  });

  test('a change of the password voids a sign-in that waits for its code', async () => {
    const { token, secret } = await enrolled();
    const waiting = await waitingToken();
    const fields = { old_password: staffPassword, new_password: 'kata-sandi-lain-lagi' };
    await staff.call('changeStaffPassword', { token, fields });
    expect((await staff.enterCode(waiting, codeAt(secret, now()))).error_code).toBe('CODE_EXPIRED');
  });

  describe('recovery codes', () => {
    test('are ten, each good once, typed in any way', async () => {
      const { token, recoveryCodes } = await enrolled();
      expect(new Set(recoveryCodes).size).toBe(10);
      const [first = ''] = recoveryCodes;
      expect((await staff.enterCode(await waitingToken(), first.toUpperCase().replaceAll('-', ' '))).success).toBe(
        true,
      );
      expect((await staff.enterCode(await waitingToken(), first)).error_code).toBe('CODE_WRONG');
      expect((await staff.profile(token)).data.recovery_codes).toBe(9);
    });

    test('of another person are refused', async () => {
      const { recoveryCodes } = await enrolled();
      await staff.person('budi');
      await staff.enrol(await staff.token('budi'));
      const waiting = (await staff.signIn('budi@toko.test')).data?.token ?? '';
      expect((await staff.enterCode(waiting, recoveryCodes[0] ?? '')).error_code).toBe('CODE_WRONG');
    });

    test('are stored as hashes, and replaced all at once', async () => {
      const { token, secret, recoveryCodes } = await enrolled();
      const rows = JSON.stringify(await staff.database.query('select * from recovery_codes'));
      for (const code of recoveryCodes) expect(rows).not.toContain(code.replaceAll('-', ''));
      const fields = { password: staffPassword, code: codeAt(secret, now()) };
      const { data } = await staff.call<{ recovery_codes: string[] }>('renewRecoveryCodes', { token, fields });
      expect((await staff.enterCode(await waitingToken(), recoveryCodes[0] ?? '')).error_code).toBe('CODE_WRONG');
      expect((await staff.enterCode(await waitingToken(), data.recovery_codes[0] ?? '')).success).toBe(true);
    });
  });

  describe('a reset by the operator', () => {
    const reset = async () => {
      const { status, body } = await staff.provider.ask('/admin/staff/reset', {
        method: 'POST',
        body: JSON.stringify({ email: 'Sari@toko.test' }),
        headers: { 'content-type': 'application/json', ...asAdmin },
      });
      return { status, password: (body?.data as { password: string } | undefined)?.password ?? '' };
    };

    test('opens the account with the password that it prints, and with nothing from before', async () => {
      const { token, recoveryCodes } = await enrolled();
      const waiting = await waitingToken();
      const { password } = await reset();
      expect((await staff.profile(token)).status).toBe(401);
      expect((await staff.enterCode(waiting, recoveryCodes[0] ?? '')).error_code).toBe('CODE_EXPIRED');
      expect((await staff.signIn('sari@toko.test')).error_code).toBe('WRONG_CREDENTIALS');
      const { data } = await staff.signIn('sari@toko.test', password);
      expect(data).toMatchObject({ needs_code: 0 });
      expect((await staff.profile(data?.token ?? '')).data).toMatchObject({ has_second_factor: 0, recovery_codes: 0 });
      expect((await staff.audit()).at(-2)).toMatchObject({ action: 'person_reset', by: null, about: 'sari' });
    });

    test('is refused for the demo', async () => {
      await staff.person('sari', true);
      expect((await reset()).status).toBe(400);
    });
  });

  describe('turning it on', () => {
    const start = (token: string, password = staffPassword) =>
      staff.call<{ secret: string; uri: string }>('startSecondFactor', { token, fields: { password } });
    const confirm = (token: string, code: string) => staff.call('confirmSecondFactor', { token, fields: { code } });

    test('needs the password, and a code of the app', async () => {
      await staff.person('sari');
      const token = await staff.token('sari');
      expect((await start(token, 'wrong')).error_code).toBe('PASSWORD_WRONG');
      const { secret, uri } = (await start(token)).data;
      expect(uri).toContain(`secret=${secret}`);
      expect((await confirm(token, otherThan(codeAt(secret, now())))).error_code).toBe('CODE_WRONG');
      expect((await staff.profile(token)).data.has_second_factor).toBe(0);
      expect((await staff.signIn('sari@toko.test')).data).toMatchObject({ needs_code: 0 });
    });

    test('cannot be confirmed without a start, nor an hour after it', async () => {
      await staff.person('sari');
      const token = await staff.token('sari');
      expect((await confirm(token, '123456')).error_code).toBe('CODE_EXPIRED');
      const { secret } = (await start(token)).data;
      staff.clock.pass(3600);
      expect((await confirm(token, codeAt(secret, now()))).error_code).toBe('CODE_EXPIRED');
    });

    test('ends all other sessions, and cannot be repeated', async () => {
      await staff.person('sari');
      const [token, other] = [await staff.token('sari'), await staff.token('sari')];
      await staff.enrol(token);
      expect((await staff.profile(other)).status).toBe(401);
      expect((await start(token)).error_code).toBe('SECOND_FACTOR_ON');
    });
  });

  describe('turning it off', () => {
    const end = (token: string, code: string, password = staffPassword) =>
      staff.call('endSecondFactor', { token, fields: { password, code } });

    test('needs the password and a code', async () => {
      const { token, secret } = await enrolled();
      expect((await end(token, codeAt(secret, now()), 'wrong')).error_code).toBe('PASSWORD_WRONG');
      expect((await end(token, otherThan(codeAt(secret, now())))).error_code).toBe('CODE_WRONG');
      expect((await staff.profile(token)).data.has_second_factor).toBe(1);
    });

    test('leaves no recovery code, and the password is enough again', async () => {
      const { token, secret } = await enrolled();
      expect((await end(token, codeAt(secret, now()))).success).toBe(true);
      expect((await staff.profile(token)).data).toMatchObject({ has_second_factor: 0, recovery_codes: 0 });
      expect((await staff.signIn('sari@toko.test')).data).toMatchObject({ needs_code: 0 });
      expect((await end(token, '123456')).error_code).toBe('SECOND_FACTOR_OFF');
    });
  });
});

describe.each(databases)('a provider that demands the second factor, on %s', (_name, open) => {
  let staff: StaffCalls;
  beforeAll(async () => {
    staff = await startStaff(open, { needsSecondFactor: true });
  });
  afterAll(() => staff.provider.close());
  beforeEach(() => staff.forgetAll());

  const members = (token: string) => staff.call('listMembers', { token, path: { codename: 'warung' } });

  test.each([
    ['owner', [], 'SECOND_FACTOR_NEEDED'],
    ['publisher', [], 'SECOND_FACTOR_NEEDED'],
    ['editor', ['look'], null],
    ['viewer', [], null],
  ] as const)('without it, %s %j is answered with %s', async (role, scopes, code) => {
    const { token } = await staff.member('sari', role, scopes);
    expect((await members(token)).error_code).toBe(code);
    expect((await staff.profile(token)).data.stores).toMatchObject([{ needs_second_factor: code === null ? 0 : 1 }]);
  });

  test('with it an owner has access, and cannot turn it off', async () => {
    const { token } = await staff.member('sari', 'owner');
    const { secret } = await staff.enrol(token);
    expect((await members(token)).success).toBe(true);
    const fields = { password: staffPassword, code: codeAt(secret, staff.clock.now()) };
    expect((await staff.call('endSecondFactor', { token, fields })).error_code).toBe('SECOND_FACTOR_NEEDED');
  });

  test('a member without it who becomes a publisher has no access until it is on', async () => {
    const owner = await staff.member('sari', 'owner');
    await staff.enrol(owner.token);
    const budi = await staff.member('budi', 'viewer');
    const path = { codename: 'warung', staff_uid: budi.uid };
    await staff.call('changeMember', { token: owner.token, path, fields: { role: 'publisher' } });
    expect((await members(budi.token)).error_code).toBe('SECOND_FACTOR_NEEDED');
    await staff.enrol(budi.token);
    expect((await members(budi.token)).success).toBe(true);
  });
});

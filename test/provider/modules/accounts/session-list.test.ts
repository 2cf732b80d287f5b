import { password, startAccounts, type Accounts } from '../../../support/provider/account-calls';
import { databases } from '../../../support/provider/databases';

describe.each(databases)('the list of sessions on %s', (_name, open) => {
  let accounts: Accounts;
  beforeAll(async () => {
    accounts = await startAccounts(open);
  });
  afterAll(() => accounts.provider.close());
  beforeEach(async () => {
    await accounts.forgetAll();
    await addCustomer('siti');
  });

  /** Without the session of the test's customer. */
  const addCustomer = async (username: string) => {
    const { id } = await accounts.customer(username);
    await accounts.provider.database.query('delete from customer_tokens where customer_id = $1', [id]);
  };
  const signIn = async (identity: string, device?: string) => {
    const { data } = await accounts.signIn(identity, password, {}, 'warung_app', device);
    return { authorization: `Bearer ${data.token}` };
  };
  const isOpen = async ({ authorization }: { authorization: string }) =>
    (await accounts.profile(authorization.replace('Bearer ', ''))).status === 200;

  test('omits ended sessions, and has the current one first, then the most recently used', async () => {
    const phone = await signIn('siti', 'Chrome, Android');
    accounts.clock.pass(60);
    const laptop = await signIn('siti', 'Firefox, Windows');
    const gone = await signIn('siti', 'Safari, iOS');
    await accounts.signOut(gone);
    expect((await accounts.sessions(phone)).data).toEqual([
      {
        session_uid: expect.stringMatching(/^[0-9a-f]{32}$/),
        device: 'Chrome, Android',
        is_current: 1,
        created_at: expect.stringMatching(/^2026-11-21 \d\d:\d\d:00$/),
        seen_at: expect.stringMatching(/^2026-11-21 \d\d:\d\d:00$/),
      },
      expect.objectContaining({ device: 'Firefox, Windows', is_current: 0 }),
    ]);
    expect((await accounts.sessions(laptop)).data.map(({ device }) => device)).toEqual([
      'Firefox, Windows',
      'Chrome, Android',
    ]);
    expect((await accounts.sessions({})).status).toBe(401);
  });

  test('a new password ends all sessions of the customer, and none of others', async () => {
    await addCustomer('budi');
    const [phone, laptop, other] = [await signIn('siti'), await signIn('siti'), await signIn('budi')];
    expect((await accounts.change(phone, 'not the password', 'rahasia baru')).success).toBe(false);
    expect([await isOpen(phone), await isOpen(laptop)]).toEqual([true, true]);
    expect((await accounts.change(phone, password, 'rahasia baru')).success).toBe(true);
    expect([await isOpen(phone), await isOpen(laptop), await isOpen(other)]).toEqual([false, false, true]);
  });

  test('shows the last use of a session to a quarter of an hour', async () => {
    const phone = await signIn('siti');
    const unseenMinutes = async () => {
      const { seen_at = '', created_at = '' } = (await accounts.sessions(phone)).data[0] ?? {};
      return (Date.parse(seen_at) - Date.parse(created_at)) / 60_000;
    };
    accounts.clock.pass(14 * 60);
    expect(await unseenMinutes()).toBe(0);
    accounts.clock.pass(2 * 60);
    expect(await unseenMinutes()).toBe(16);
  });

  test('has no session of another customer, and ends none of theirs', async () => {
    await addCustomer('budi');
    const siti = await signIn('siti');
    const budi = await signIn('budi');
    const [session] = (await accounts.sessions(budi)).data;
    expect((await accounts.sessions(siti)).data).toHaveLength(1);
    await accounts.endSessions(siti, session?.session_uid);
    await accounts.endSessions(siti);
    expect(await isOpen(budi)).toBe(true);
  });

  test('removes an ended session; the current one stays', async () => {
    const [phone, laptop, tablet] = [await signIn('siti'), await signIn('siti', 'Laptop'), await signIn('siti')];
    const other = (await accounts.sessions(phone)).data.find(({ device }) => device === 'Laptop');
    expect((await accounts.endSessions(phone, other?.session_uid)).success).toBe(true);
    expect((await accounts.endSessions(phone, other?.session_uid)).success).toBe(true);
    expect(await Promise.all([phone, laptop, tablet].map(isOpen))).toEqual([true, false, true]);
    const [own] = (await accounts.sessions(phone)).data;
    await accounts.endSessions(phone, own?.session_uid);
    expect(await isOpen(phone)).toBe(true);
  });

  test('removes all other sessions at once', async () => {
    const [phone, laptop, tablet] = [await signIn('siti'), await signIn('siti'), await signIn('siti')];
    await accounts.endSessions(phone);
    expect(await Promise.all([phone, laptop, tablet].map(isOpen))).toEqual([true, false, false]);
  });

  test.each(['<b>Chrome</b>', 'a'.repeat(61)])('rejects a device like %s', async (device) => {
    expect((await accounts.signIn('siti', password, {}, 'warung_app', device)).status).toBe(400);
  });
});

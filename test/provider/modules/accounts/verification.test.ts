import { databases } from '../../../support/provider/databases';
import { startAccounts, type Accounts } from '../../../support/provider/account-calls';

describe.each(databases)('verification of phone and e-mail on %s', (_name, open) => {
  let accounts: Accounts;
  beforeAll(async () => {
    accounts = await startAccounts(open);
  });
  afterAll(() => accounts.provider.close());
  beforeEach(() => accounts.forgetAll());

  const phone = { channel: 'whatsapp', purpose: 'phone', phone: '08121234567' };

  test('needs a session', async () => {
    expect((await accounts.requestCode(phone)).status).toBe(401);
    expect((await accounts.requestCode({ ...phone, purpose: 'email' })).status).toBe(401);
    expect((await accounts.requestCode(phone, { authorization: 'Bearer nothing' })).status).toBe(401);
  });

  test('refuses a session of another store', async () => {
    const { headers } = await accounts.customer('siti', 'toko');
    expect((await accounts.requestCode(phone, headers)).status).toBe(401);
    expect(await accounts.messages()).toEqual([]);
  });

  test('refuses an expired token for every purpose', async () => {
    const { headers } = await accounts.customer('siti');
    await accounts.signOutEverywhere(headers);
    const again = { channel: 'email', purpose: 'register', request_id: 'unknown' };
    expect((await accounts.requestCode(again, headers)).status).toBe(401);
  });

  test('needs a phone number to verify', async () => {
    const { headers } = await accounts.customer('siti');
    expect((await accounts.requestCode({ ...phone, phone: '' }, headers)).error_code).toBe('PHONE_MISSING');
  });

  test('does not verify a phone by e-mail', async () => {
    const { headers } = await accounts.customer('siti');
    expect((await accounts.requestCode({ ...phone, channel: 'email' }, headers)).status).toBe(400);
  });

  test('a code verifies a phone', async () => {
    const { headers, token } = await accounts.customer('siti');
    const { data } = await accounts.requestCode(phone, headers);
    expect(data).toMatchObject({ channel: 'whatsapp', sent_to: '***567' });
    expect((await accounts.profile(token)).data).toMatchObject({ phone: '', verified_phone: 0 });
    const { data: session } = await accounts.verify(data.request_id, await accounts.code());
    expect(session).toMatchObject({ token: null, profile: { phone: '+628121234567', verified_phone: 1 } });
    expect(await accounts.messages()).toMatchObject([{ channel: 'whatsapp', recipient: '+628121234567' }]);
  });

  test('two requests within a minute for one phone share a code, another phone gets its own', async () => {
    const { headers } = await accounts.customer('siti');
    const [first, second] = await Promise.all([
      accounts.requestCode(phone, headers),
      accounts.requestCode(phone, headers),
    ]);
    const other = await accounts.requestCode({ ...phone, phone: '08129999999' }, headers);
    expect(second.data.request_id).toBe(first.data.request_id);
    expect(other.data.request_id).not.toBe(first.data.request_id);
    expect(await accounts.messages()).toHaveLength(2);
  });

  test('a phone verified by another customer is refused, before and after the code', async () => {
    const siti = await accounts.customer('siti');
    const budi = await accounts.customer('budi');
    const first = await accounts.requestCode(phone, siti.headers);
    const firstCode = await accounts.code();
    const second = await accounts.requestCode(phone, budi.headers);
    const secondCode = await accounts.code();
    expect((await accounts.verify(second.data.request_id, secondCode)).success).toBe(true);
    expect((await accounts.verify(first.data.request_id, firstCode)).error_code).toBe('PHONE_TAKEN');
    expect((await accounts.requestCode(phone, siti.headers)).error_code).toBe('PHONE_TAKEN');
  });

  test('the same phone can be verified in two stores', async () => {
    const there = await accounts.customer('siti', 'toko');
    await accounts.provider.database.query(
      "update customers set phone = '+628121234567', phone_verified_at = now() where id = $1",
      [there.id],
    );
    const here = await accounts.customer('siti');
    const { data } = await accounts.requestCode(phone, here.headers);
    expect((await accounts.verify(data.request_id, await accounts.code())).success).toBe(true);
  });

  test('a code verifies an e-mail', async () => {
    const { headers, id, token } = await accounts.customer('siti');
    await accounts.provider.database.query('update customers set email_verified_at = null where id = $1', [id]);
    const { data } = await accounts.verifyEmail(headers);
    expect((await accounts.profile(token)).data.verified_email).toBe(0);
    expect((await accounts.verify(data.request_id, await accounts.code())).data.profile.verified_email).toBe(1);
  });

  test('a code for an e-mail that has changed verifies nothing', async () => {
    const { headers, id } = await accounts.customer('siti');
    const { data } = await accounts.verifyEmail(headers);
    await accounts.provider.database.query(
      "update customers set email = 'other@toko.test', email_verified_at = null where id = $1",
      [id],
    );
    expect((await accounts.verify(data.request_id, await accounts.code())).data.profile.verified_email).toBe(0);
  });

  test('messages use the customer’s language', async () => {
    const { headers, id } = await accounts.customer('siti');
    await accounts.provider.database.query("update customers set language = 'en' where id = $1", [id]);
    await accounts.verifyEmail(headers);
    expect(await accounts.messages()).toMatchObject([{ subject: 'Verification code of Warung warung' }]);
  });
});

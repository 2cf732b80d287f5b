import { databases } from '../../../support/provider/databases';
import { type Accounts, password, startAccounts } from '../../../support/provider/account-calls';

describe.each(databases)('the profile on %s', (_name, open) => {
  let accounts: Accounts;
  beforeAll(async () => {
    accounts = await startAccounts(open);
  });
  afterAll(() => accounts.provider.close());
  beforeEach(() => accounts.forgetAll());

  const siti = { email: 'siti@toko.test', username: 'siti', name: 'Siti' };

  test('only a signed-in customer can change it', async () => {
    expect((await accounts.saveProfile({}, siti)).status).toBe(401);
    expect((await accounts.saveProfile({ authorization: 'Bearer nothing' }, siti)).status).toBe(401);
  });

  test.each(['0812345678', 'siti@toko.test', 'si', '.siti', 'siti dewi', 'a'.repeat(31)])(
    'the username %s is refused, and nothing is changed',
    async (username) => {
      const { headers, token } = await accounts.customer('siti');
      const { error_code } = await accounts.saveProfile(headers, { ...siti, username, name: 'Lain' });
      expect(error_code).toBe('USERNAME_INVALID');
      expect((await accounts.profile(token)).data).toMatchObject({ username: 'siti', name: 'siti' });
    },
  );

  test('a username older than the rule can stay', async () => {
    const { headers, id } = await accounts.customer('siti');
    await accounts.provider.database.query("update customers set username = '7siti' where id = $1", [id]);
    expect((await accounts.saveProfile(headers, { ...siti, username: '7siti' })).success).toBe(true);
  });

  test('a username of another customer is refused, in capitals too', async () => {
    await accounts.customer('budi');
    const { headers, token } = await accounts.customer('siti');
    const { error_code } = await accounts.saveProfile(headers, { ...siti, username: 'BUDI', name: 'Lain' });
    expect(error_code).toBe('USERNAME_TAKEN');
    expect((await accounts.profile(token)).data).toMatchObject({ username: 'siti', name: 'siti' });
  });

  test('a phone that another customer has verified is refused', async () => {
    const budi = await accounts.customer('budi');
    await accounts.provider.database.query(
      "update customers set phone = '+628121234567', phone_verified_at = now() where id = $1",
      [budi.id],
    );
    const { headers } = await accounts.customer('siti');
    expect((await accounts.saveProfile(headers, { ...siti, phone: '08121234567' })).error_code).toBe('PHONE_TAKEN');
  });

  test('name, username and phone change at once, and no message is sent', async () => {
    const { headers } = await accounts.customer('siti');
    const saved = await accounts.saveProfile(headers, {
      ...siti,
      username: 'siti.a',
      name: ' Siti A ',
      phone: '08123456',
    });
    expect(saved.data.code).toBeNull();
    expect(saved.data.profile).toMatchObject({
      username: 'siti.a',
      name: 'Siti A',
      phone: '+628123456',
      email: siti.email,
    });
    expect(await accounts.messages()).toEqual([]);
  });

  test('a name loses characters that would disturb another page, and must have others', async () => {
    const { headers } = await accounts.customer('siti');
    const saved = await accounts.saveProfile(headers, { ...siti, name: ' \u202eSiti\u0007 A\u2066 ' });
    expect(saved.data.profile.name).toBe('Siti A');
    expect((await accounts.saveProfile(headers, { ...siti, name: '\u202e\u200b' })).status).toBe(400);
  });

  test('a new phone must be verified again, the same one need not be', async () => {
    const { headers, id } = await accounts.customer('siti');
    await accounts.provider.database.query(
      "update customers set phone = '+628121234567', phone_verified_at = now() where id = $1",
      [id],
    );
    const same = await accounts.saveProfile(headers, { ...siti, phone: '08121234567' });
    expect(same.data.profile.verified_phone).toBe(1);
    const other = await accounts.saveProfile(headers, { ...siti, phone: '08129999999' });
    expect(other.data.profile).toMatchObject({ phone: '+628129999999', verified_phone: 0 });
    const [notice, ...rest] = await accounts.messages();
    expect(notice).toMatchObject({
      recipient: 'siti@toko.test',
      subject: expect.stringMatching(/^Nomor HP akunmu di .* diganti$/),
    });
    expect(rest).toEqual([]);
  });

  test.each(['1', '0812', '00000000', '+'])('the phone %s is refused, and no message is sent', async (phone) => {
    const { headers } = await accounts.customer('siti');
    expect((await accounts.saveProfile(headers, { ...siti, phone })).status).toBe(400);
    const code = { channel: 'sms', purpose: 'phone', phone };
    expect((await accounts.requestCode(code, headers)).status).toBe(400);
    expect((await accounts.register({ email: 'ani@toko.test', phone })).status).toBe(400);
    expect(await accounts.messages()).toEqual([]);
  });

  test('a phone older than the rule gets no code', async () => {
    const { headers, id } = await accounts.customer('siti');
    await accounts.provider.database.query("update customers set phone = '+621' where id = $1", [id]);
    const { error_code } = await accounts.requestCode({ channel: 'sms', purpose: 'phone' }, headers);
    expect([error_code, await accounts.messages()]).toEqual(['PHONE_MISSING', []]);
  });

  test('a new password is reported to the account’s e-mail, in its language', async () => {
    const { headers, id } = await accounts.customer('siti');
    await accounts.provider.database.query("update customers set language = 'en' where id = $1", [id]);
    expect((await accounts.change(headers, 'not the password', 'rahasia baru')).error_code).toBe('OLD_PASSWORD_WRONG');
    expect(await accounts.messages()).toEqual([]);
    expect((await accounts.change(headers, password, 'rahasia baru')).success).toBe(true);
    expect(await accounts.messages()).toMatchObject([
      {
        recipient: 'siti@toko.test',
        subject: expect.stringMatching(/^The password of your account at .* was changed$/),
      },
    ]);
  });

  test('a new e-mail needs its code, and the old e-mail gets a notice', async () => {
    const { headers, token } = await accounts.customer('siti');
    const { data } = await accounts.saveProfile(headers, { ...siti, email: 'baru@toko.test' });
    expect(data.profile.email).toBe('siti@toko.test');
    expect(data.code).toMatchObject({ channel: 'email', sent_to: 'b***@toko.test' });
    const verified = await accounts.verify(data.code?.request_id ?? '', await accounts.code());
    expect(verified.data.profile).toMatchObject({ email: 'baru@toko.test', verified_email: 1 });
    expect((await accounts.profile(token)).data.email).toBe('baru@toko.test');
    expect((await accounts.messages()).map(({ recipient }) => recipient)).toEqual(['baru@toko.test', 'siti@toko.test']);
  });

  test('a wrong code leaves the e-mail as it is', async () => {
    const { headers, token } = await accounts.customer('siti');
    const { data } = await accounts.saveProfile(headers, { ...siti, email: 'baru@toko.test' });
    const wrong = (await accounts.code()) === '000000' ? '000001' : '000000';
    expect((await accounts.verify(data.code?.request_id ?? '', wrong)).error_code).toBe('CODE_WRONG');
    expect((await accounts.profile(token)).data.email).toBe('siti@toko.test');
  });

  test('only the owner of the mailbox learns that an e-mail is taken', async () => {
    await accounts.customer('budi');
    const { headers, token } = await accounts.customer('siti');
    const { data, success } = await accounts.saveProfile(headers, { ...siti, email: 'BUDI@toko.test' });
    expect(success).toBe(true);
    const taken = await accounts.verify(data.code?.request_id ?? '', await accounts.code());
    expect(taken.error_code).toBe('EMAIL_TAKEN');
    expect((await accounts.profile(token)).data.email).toBe('siti@toko.test');
  });

  test('its code is sent again to the new e-mail', async () => {
    const { headers } = await accounts.customer('siti');
    const { data } = await accounts.saveProfile(headers, { ...siti, email: 'baru@toko.test' });
    accounts.clock.pass(61);
    await accounts.requestCode({ channel: 'email', purpose: 'new_email', request_id: data.code?.request_id ?? '' });
    expect((await accounts.messages()).map(({ recipient }) => recipient)).toEqual(['baru@toko.test', 'baru@toko.test']);
  });
});

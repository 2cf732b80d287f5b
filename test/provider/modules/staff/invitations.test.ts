import type { components } from '../../../../provider/__generated__/studio';
import { databases } from '../../../support/provider/databases';
import { type StaffCalls, staffPassword, startStaff } from '../../../support/provider/staff-calls';

type Schemas = components['schemas'];

describe.each(databases)('invitations on %s', (_name, open) => {
  let staff: StaffCalls;
  beforeAll(async () => {
    staff = await startStaff(open, { origin: 'https://studio.test' });
  });
  afterAll(() => staff.provider.close());
  beforeEach(() => staff.forgetAll());

  const path = { codename: 'warung' };
  const invite = (token: string, fields: Record<string, string> = {}) =>
    staff.call<Schemas['Invitation']>('inviteMember', {
      token,
      path,
      fields: { email: 'budi@toko.test', role: 'viewer', ...fields },
    });
  const list = (token: string) => staff.call<Schemas['Invitation'][]>('listInvitations', { token, path });
  const show = (token: string) => staff.call<Schemas['Offer'] | null>('showInvitation', { path: { token } });
  const accept = (token: string, fields: Record<string, string> = {}) =>
    staff.call<Schemas['StaffSession'] | null>('acceptInvitation', {
      path: { token },
      fields: { name: 'Budi', password: staffPassword, ...fields },
    });
  const join = (token: string, invitation: string) => staff.call('joinStore', { token, path: { token: invitation } });
  const revoke = (token: string, invitation_uid: string, codename = 'warung') =>
    staff.call('revokeInvitation', { token, path: { codename, invitation_uid } });

  /** The token in the link of the newest email. */
  async function mailed() {
    const { body } = (await staff.mails()).at(-1) ?? { body: '' };
    return /https:\/\/studio\.test\/studio\/invitations\/([\w-]+)/.exec(body)?.[1] ?? '';
  }

  async function invited(fields: Record<string, string> = {}) {
    const owner = await staff.member('sari', 'owner');
    const { data } = await invite(owner.token, fields);
    return { owner, uid: data.invitation_uid, link: await mailed() };
  }

  test('a mail has the link, in the language of whom it is to or of who invites', async () => {
    const { owner } = await invited();
    expect(await staff.mails()).toMatchObject([
      { recipient: 'budi@toko.test', subject: expect.stringMatching(/^Undangan ke studio /) as string },
    ]);
    await staff.call('saveStaffProfile', { token: owner.token, fields: { name: 'Sari', language: 'en' } });
    await invite(owner.token);
    expect((await staff.mails()).at(-1)?.subject).toMatch(/^Invitation to the studio of /);
  });

  test('the token is in the mail alone', async () => {
    const { owner, link } = await invited();
    expect(link).toHaveLength(43);
    expect(JSON.stringify(await list(owner.token))).not.toContain(link);
    expect(JSON.stringify(await staff.database.query('select * from invitations'))).not.toContain(link);
    expect(JSON.stringify(await staff.database.query('select * from audit'))).not.toContain(link);
  });

  test('it tells what it offers, and makes a person who is signed in', async () => {
    const { link } = await invited({ role: 'editor', scopes: 'look,content' });
    expect((await show(link)).data).toMatchObject({
      codename: 'warung',
      email: 'budi@toko.test',
      role: 'editor',
      scopes: ['content', 'look'],
      has_account: 0,
    });
    const { data } = await accept(link);
    expect((await staff.profile(data?.token ?? '')).data).toMatchObject({
      name: 'Budi',
      stores: [{ codename: 'warung', role: 'editor', scopes: ['content', 'look'] }],
    });
    expect((await staff.signIn('budi@toko.test')).success).toBe(true);
  });

  test('it is accepted once, also by two at the same moment', async () => {
    const { link } = await invited();
    const answers = await Promise.all([accept(link), accept(link)]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect((await accept(link)).error_code).toBe('INVITATION_GONE');
    expect((await show(link)).error_code).toBe('INVITATION_GONE');
  });

  test('an unknown token is refused', async () => {
    expect((await accept('a'.repeat(43))).error_code).toBe('INVITATION_GONE');
  });

  test('after 7 days it is gone', async () => {
    const { owner, link } = await invited();
    staff.clock.pass(7 * 86_400 - 1);
    expect((await show(link)).success).toBe(true);
    staff.clock.pass(1);
    expect((await accept(link)).error_code).toBe('INVITATION_GONE');
    expect((await list(await staff.token('sari'))).data).toEqual([]);
    expect((await list(owner.token)).status).toBe(401);
  });

  test('a revoked one is gone; revoking it again is no refusal', async () => {
    const { owner, uid, link } = await invited();
    await revoke(owner.token, uid);
    expect((await accept(link)).error_code).toBe('INVITATION_GONE');
    expect((await revoke(owner.token, uid)).success).toBe(true);
  });

  test('nobody revokes that of another store', async () => {
    const { uid, link } = await invited();
    const other = await staff.member('lain', 'owner', [], 'toko');
    expect((await revoke(other.token, uid)).status).toBe(404);
    expect((await revoke(other.token, uid, 'toko')).status).toBe(404);
    expect((await show(link)).success).toBe(true);
  });

  test('a second one to the same e-mail replaces the first', async () => {
    const { owner, link } = await invited();
    await invite(owner.token, { email: 'Budi@Toko.test' });
    expect((await show(link)).error_code).toBe('INVITATION_GONE');
    expect((await list(owner.token)).data).toHaveLength(1);
  });

  test('somebody with an account joins by signing in, not with a new password', async () => {
    const { link } = await invited();
    await staff.person('budi');
    expect((await show(link)).data).toMatchObject({ has_account: 1 });
    expect((await accept(link, { password: 'another-password' })).error_code).toBe('EMAIL_KNOWN');
    const token = await staff.token('budi');
    expect((await join(token, link)).success).toBe(true);
    expect((await staff.profile(token)).data.stores).toMatchObject([{ codename: 'warung', role: 'viewer' }]);
    expect((await join(token, link)).error_code).toBe('INVITATION_GONE');
  });

  test('another person cannot join with it', async () => {
    const { link } = await invited();
    const other = await staff.member('lain', 'owner', [], 'toko');
    expect((await join(other.token, link)).error_code).toBe('INVITATION_OF_ANOTHER');
  });

  test('a member is not invited again', async () => {
    const { owner } = await invited();
    await staff.member('ani', 'viewer');
    expect((await invite(owner.token, { email: 'Ani@toko.test' })).error_code).toBe('ALREADY_MEMBER');
  });

  test('an editor without scopes is refused, and so is a scope that does not exist', async () => {
    const { owner } = await invited();
    expect((await invite(owner.token, { role: 'editor' })).error_code).toBe('SCOPES_MISSING');
    expect((await invite(owner.token, { role: 'editor', scopes: 'all' })).status).toBe(400);
    expect((await invite(owner.token, { role: 'operator' })).status).toBe(400);
  });

  test('of one e-mail at most 5 mails are sent within 15 minutes', async () => {
    const { owner } = await invited();
    for (let mail = 0; mail < 4; mail += 1) expect((await invite(owner.token)).success).toBe(true);
    expect((await invite(owner.token)).error_code).toBe('TOO_MANY_GUESSES');
  });

  test('a store has at most 50 open ones', async () => {
    const { owner } = await invited();
    await staff.database.query(
      `insert into invitations (store_id, token_hash, email, role, created_at, expires_at)
       select store_id, 'token ' || number, number || '@toko.test', 'viewer', created_at, expires_at
       from invitations, generate_series(1, 49) number`,
    );
    expect((await invite(owner.token, { email: 'baru@toko.test' })).error_code).toBe('INVITATIONS_FULL');
    expect((await invite(owner.token)).success).toBe(true);
  });

  test('a person who is a member already keeps what they are', async () => {
    const { link } = await invited({ role: 'viewer' });
    const budi = await staff.member('budi', 'publisher');
    expect((await join(budi.token, link)).success).toBe(true);
    expect((await staff.profile(budi.token)).data.stores).toMatchObject([{ role: 'publisher' }]);
  });

  test('the e-mail of an old one is forgotten', async () => {
    await invited();
    staff.clock.pass(37 * 86_400);
    await staff.provider.modules.staff.dropExpired();
    expect(await staff.database.query('select email from invitations')).toEqual([]);
  });
});

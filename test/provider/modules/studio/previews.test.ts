import type { components } from '../../../../provider/__generated__/studio';
import type { Role, Scope } from '../../../../provider/modules/staff/rights';
import { databases } from '../../../support/provider/databases';
import { type StaffCalls, startStaff } from '../../../support/provider/staff-calls';
import { providerKey } from '../../../support/provider/test-app';

type Schemas = components['schemas'];
type Link = Schemas['PreviewLink'];

const codename = 'warung';
const week = 7 * 24 * 3_600;

describe.each(databases)('previews and their links on %s', (_name, open) => {
  let staff: StaffCalls;
  beforeAll(async () => {
    staff = await startStaff(open);
  });
  afterAll(() => staff.provider.close());
  beforeEach(async () => {
    await staff.database.script('delete from preview_links');
    await staff.forgetAll();
  });

  const share = (token: string, revision = 1, of = codename) =>
    staff.call<Link>('sharePreview', { token, path: { codename: of }, fields: { revision: String(revision) } });
  const list = (token: string) => staff.call<Link[]>('listPreviews', { token, path: { codename } });
  const revoke = (token: string, link: string) =>
    staff.call('revokePreview', { token, path: { codename, link_uid: link } });
  const statusOf = async (grant: string, revision = 1) => {
    const headers = { 'x-preview': `${codename}:${revision}:${grant}`, 'x-provider-key': providerKey };
    return (await staff.provider.ask(`/api/v2/app/${codename}`, { headers })).status;
  };

  const roles: readonly (readonly [Role, readonly Scope[], boolean])[] = [
    ['owner', [], true],
    ['publisher', [], true],
    ['editor', ['look'], true],
    ['viewer', [], false],
  ];

  test.each(roles)('the role %s: whether it may share', async (role, scopes, mayShare) => {
    const { token } = await staff.member('ani', role, scopes);
    expect(await share(token)).toMatchObject(mayShare ? { success: true } : { error_code: 'NOT_ALLOWED' });
  });

  test("nobody shares, lists or revokes another store's", async () => {
    const ani = await staff.member('ani', 'owner');
    const { data } = await share(ani.token);
    const other = await staff.member('budi', 'owner', [], 'toko');
    const statuses = [share(other.token), list(other.token), revoke(other.token, data.link_uid)];
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await statusOf(data.link_uid)).toBe(200);
  });

  test('a revision that does not exist cannot be shared', async () => {
    const { token } = await staff.member('ani', 'owner');
    expect((await share(token, -999)).status).toBe(404);
  });

  test('a link shows the revision that was shared, for 7 days', async () => {
    const { token } = await staff.member('ani', 'owner');
    const { data } = await share(token);
    expect([await statusOf(data.link_uid), await statusOf(data.link_uid, 2)]).toEqual([200, 404]);
    staff.clock.pass(week - 1);
    expect(await statusOf(data.link_uid)).toBe(200);
    staff.clock.pass(2);
    expect([await statusOf(data.link_uid), (await list(await staff.token('ani'))).data]).toEqual([404, []]);
  });

  test('a revoked link shows nothing; revoking it again is no error, and one entry of the audit', async () => {
    const seen = (await staff.audit()).length;
    const { token } = await staff.member('ani', 'owner');
    const { data } = await share(token);
    await revoke(token, data.link_uid);
    expect(await revoke(token, data.link_uid)).toMatchObject({ success: true });
    expect([await statusOf(data.link_uid), (await list(token)).data]).toEqual([404, []]);
    const actions = (await staff.audit()).slice(seen).map(({ action }) => action);
    expect(actions).toEqual(['signed_in', 'preview_shared', 'preview_revoked']);
  });

  test('who shared a link may revoke it, and so may publishers; other editors may not', async () => {
    const ani = await staff.member('ani', 'editor', ['content']);
    const budi = await staff.member('budi', 'editor', ['content']);
    const citra = await staff.member('citra', 'publisher');
    const { data: first } = await share(ani.token);
    const { data: second } = await share(ani.token);
    const revocable = async (token: string) => (await list(token)).data.map((link) => link.can_revoke);
    const all = [await revocable(ani.token), await revocable(budi.token), await revocable(citra.token)];
    expect(all).toEqual([
      [1, 1],
      [0, 0],
      [1, 1],
    ]);
    expect(await revoke(budi.token, first.link_uid)).toMatchObject({ error_code: 'NOT_ALLOWED' });
    expect(await revoke(ani.token, first.link_uid)).toMatchObject({ success: true });
    expect(await revoke(citra.token, second.link_uid)).toMatchObject({ success: true });
    const page = await staff.call<Schemas['AuditPage']>('listAudit', { token: citra.token, path: { codename } });
    expect(page.data.entries[0]).toMatchObject({
      action: 'preview_revoked',
      by: { name: 'citra' },
      about: { name: 'ani' },
      detail: { link: second.link_uid, revision: second.revision },
    });
  });

  test('what a removed member saw and shared is shown no more', async () => {
    const owner = await staff.member('ani', 'owner');
    const budi = await staff.member('budi', 'editor', ['content']);
    const { data } = await share(budi.token);
    expect([await statusOf(budi.uid), await statusOf(data.link_uid)]).toEqual([200, 200]);
    await staff.call('removeMember', { token: owner.token, path: { codename, staff_uid: budi.uid } });
    expect([await statusOf(budi.uid), await statusOf(data.link_uid)]).toEqual([404, 404]);
    expect((await list(owner.token)).data).toEqual([]);
  });

  test('what a member shared is shown no more once they may only look', async () => {
    const owner = await staff.member('ani', 'owner');
    const budi = await staff.member('budi', 'editor', ['content']);
    const { data } = await share(budi.token);
    const path = { codename, staff_uid: budi.uid };
    const change = (role: Role) => staff.call('changeMember', { token: owner.token, path, fields: { role } });
    expect((await list(owner.token)).data).toMatchObject([{ link_uid: data.link_uid }]);
    expect(await change('viewer')).toMatchObject({ success: true });
    expect([await statusOf(budi.uid), await statusOf(data.link_uid)]).toEqual([200, 404]);
    expect((await list(owner.token)).data).toEqual([]);
  });

  test('a store has at most 50 open links', async () => {
    const { token } = await staff.member('ani', 'owner');
    for (let at = 0; at < 50; at += 1) await share(token);
    expect(await share(token)).toMatchObject({ error_code: 'PREVIEWS_FULL' });
    await revoke(token, (await list(token)).data[0]?.link_uid ?? '');
    expect(await share(token)).toMatchObject({ success: true });
  });

  test('links that have expired are deleted', async () => {
    const { token } = await staff.member('ani', 'owner');
    await share(token);
    staff.clock.pass(week + 1);
    await staff.provider.modules.studio.previews.dropExpired();
    expect(await staff.database.query('select from preview_links')).toEqual([]);
  });
});

describe('where owners need the second factor', () => {
  test('an owner without it sees no preview', async () => {
    const [, open] = databases[0] ?? [];
    if (!open) throw new Error('There is no database');
    const staff = await startStaff(open, { needsSecondFactor: true });
    const { uid } = await staff.member('ani', 'owner');
    const headers = { 'x-preview': `${codename}:1:${uid}`, 'x-provider-key': providerKey };
    expect(await staff.provider.ask(`/api/v2/app/${codename}`, { headers })).toMatchObject({ status: 404 });
    await staff.provider.close();
  });
});

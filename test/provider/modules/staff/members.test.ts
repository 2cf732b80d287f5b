import type { components } from '../../../../provider/__generated__/studio';
import type { Role, Scope } from '../../../../provider/modules/staff/rights';
import { databases } from '../../../support/provider/databases';
import { type StaffCalls, startStaff } from '../../../support/provider/staff-calls';

type Schemas = components['schemas'];

const roles: readonly (readonly [Role, readonly Scope[]])[] = [
  ['owner', []],
  ['publisher', []],
  ['editor', ['content', 'look', 'rules']],
  ['viewer', []],
];

describe.each(databases)('members on %s', (_name, open) => {
  let staff: StaffCalls;
  beforeAll(async () => {
    staff = await startStaff(open);
  });
  afterAll(() => staff.provider.close());
  beforeEach(() => staff.forgetAll());

  const codename = 'warung';
  const list = (token: string, of = codename) =>
    staff.call<Schemas['Member'][]>('listMembers', { token, path: { codename: of } });
  const change = (token: string, staff_uid: string, fields: Record<string, string>) =>
    staff.call('changeMember', { token, path: { codename, staff_uid }, fields });
  const remove = (token: string, staff_uid: string) =>
    staff.call('removeMember', { token, path: { codename, staff_uid } });
  const audit = (token: string, before?: number) =>
    staff.call<Schemas['AuditPage']>('listAudit', {
      token,
      path: { codename },
      ...(before && { fields: { before: `${before}` } }),
    });

  describe.each(roles)('as %s', (role, scopes) => {
    const isOwner = role === 'owner';
    const answer = (is: boolean) => (is ? null : 'NOT_ALLOWED');

    const calls: readonly (readonly [
      what: string,
      is: boolean,
      call: (token: string, uid: string) => Promise<{ error_code: string | null }>,
    ])[] = [
      ['seeing the members', true, (token) => list(token)],
      ['seeing the invitations', isOwner, (token) => staff.call('listInvitations', { token, path: { codename } })],
      [
        'inviting',
        isOwner,
        (token) =>
          staff.call('inviteMember', { token, path: { codename }, fields: { email: 'a@toko.test', role: 'viewer' } }),
      ],
      ['changing a member', isOwner, (token, uid) => change(token, uid, { role: 'publisher' })],
      ['removing a member', isOwner, remove],
      ['reading the audit', isOwner || role === 'publisher', (token) => audit(token)],
    ];

    test.each(calls)('%s is allowed: %s', async (_what, is, call) => {
      const { token } = await staff.member('sari', role, scopes);
      const other = await staff.member('budi', 'viewer');
      expect((await call(token, other.uid)).error_code).toBe(answer(is));
    });

    test.each(calls)('%s in another store is answered with 404', async (_what, _is, call) => {
      const { id } = await staff.person('sari');
      await staff.join(id, role, scopes, 'toko');
      const other = await staff.member('budi', 'viewer');
      expect(await call(await staff.token('sari'), other.uid)).toMatchObject({ status: 404 });
    });
  });

  test('a store of nobody, and one that does not exist, are answered alike', async () => {
    await staff.person('sari');
    const token = await staff.token('sari');
    expect(await list(token)).toEqual(await list(token, 'tiada'));
  });

  test('everybody in the store sees its members', async () => {
    const { token } = await staff.member('sari', 'owner');
    await staff.member('budi', 'editor', ['look']);
    expect((await list(token)).data).toMatchObject([
      { name: 'budi', role: 'editor', scopes: ['look'], has_second_factor: 0 },
      { name: 'sari', role: 'owner', scopes: [], email: 'sari@toko.test' },
    ]);
  });

  test('a removed member has no access from the next call on, but keeps their other stores', async () => {
    const { token } = await staff.member('sari', 'owner');
    const budi = await staff.member('budi', 'publisher');
    await staff.join(budi.id, 'viewer', [], 'toko');
    expect((await list(budi.token)).success).toBe(true);
    await remove(token, budi.uid);
    expect((await list(budi.token)).status).toBe(404);
    expect((await list(budi.token, 'toko')).success).toBe(true);
  });

  test('a changed role counts from the next call on', async () => {
    const { token } = await staff.member('sari', 'owner');
    const budi = await staff.member('budi', 'publisher');
    expect((await audit(budi.token)).success).toBe(true);
    await change(token, budi.uid, { role: 'editor', scopes: 'look' });
    expect((await audit(budi.token)).error_code).toBe('NOT_ALLOWED');
  });

  test('the scopes of other roles are left out', async () => {
    const { token } = await staff.member('sari', 'owner');
    const budi = await staff.member('budi', 'editor', ['look']);
    await change(token, budi.uid, { role: 'viewer', scopes: 'look' });
    expect((await list(token)).data[0]).toMatchObject({ role: 'viewer', scopes: [] });
    expect((await change(token, budi.uid, { role: 'editor' })).error_code).toBe('SCOPES_MISSING');
  });

  describe('the last owner', () => {
    test.each([
      ['becomes no publisher', (token: string, uid: string) => change(token, uid, { role: 'publisher' })],
      ['does not leave', remove],
    ])('%s', async (_what, call) => {
      const { token, uid } = await staff.member('sari', 'owner');
      await staff.member('budi', 'publisher');
      expect((await call(token, uid)).error_code).toBe('LAST_OWNER');
      expect((await list(token)).data).toMatchObject([{}, { role: 'owner' }]);
    });

    test('stays, where two owners remove each other at the same moment', async () => {
      const [sari, budi] = [await staff.member('sari', 'owner'), await staff.member('budi', 'owner')];
      const answers = await Promise.all([remove(sari.token, budi.uid), remove(budi.token, sari.uid)]);
      expect(answers.filter(({ success }) => success)).toHaveLength(1);
    });

    test('stays, where two owners leave at the same moment', async () => {
      const [sari, budi] = [await staff.member('sari', 'owner'), await staff.member('budi', 'owner')];
      const answers = await Promise.all([remove(sari.token, sari.uid), remove(budi.token, budi.uid)]);
      expect(answers.map(({ error_code }) => error_code).sort()).toEqual(['LAST_OWNER', null].sort());
    });
  });

  test('everybody may leave, and is unknown to the store then', async () => {
    await staff.member('sari', 'owner');
    const budi = await staff.member('budi', 'viewer');
    expect((await remove(budi.token, budi.uid)).success).toBe(true);
    expect((await remove(budi.token, budi.uid)).status).toBe(404);
  });

  test('somebody of another store is no member to change or remove', async () => {
    const { token } = await staff.member('sari', 'owner');
    const other = await staff.member('lain', 'owner', [], 'toko');
    expect((await change(token, other.uid, { role: 'viewer' })).status).toBe(404);
    expect((await remove(token, other.uid)).status).toBe(404);
  });

  describe('the audit', () => {
    test('has who did what to whom, the newest first', async () => {
      const { token } = await staff.member('sari', 'owner');
      const budi = await staff.member('budi', 'viewer');
      await change(token, budi.uid, { role: 'editor', scopes: 'look' });
      await remove(token, budi.uid);
      const { entries } = (await audit(token)).data;
      expect(entries.slice(0, 2)).toMatchObject([
        {
          action: 'member_removed',
          by: { name: 'sari' },
          about: { name: 'budi' },
          detail: { from: { role: 'editor' } },
        },
        {
          action: 'member_changed',
          by: { name: 'sari' },
          about: { name: 'budi' },
          detail: { role: 'editor', scopes: ['look'], from: { role: 'viewer', scopes: [] } },
        },
      ]);
    });

    test('comes in pages, without what other stores did', async () => {
      const { id, token } = await staff.member('sari', 'owner');
      await staff.database.query(
        `insert into audit (at, store_id, staff_id, action)
         select now(), store.id, $1, 'test ' || number from stores store, generate_series(1, 120) number`,
        [id],
      );
      const actions: string[] = [];
      let next: number | null | undefined;
      do {
        const { data } = await audit(token, next ?? undefined);
        expect(data.entries.length).toBeLessThanOrEqual(50);
        actions.push(...data.entries.map(({ action }) => action));
        next = data.next;
      } while (next);
      const own = actions.filter((action) => action.startsWith('test '));
      expect(own).toEqual(Array.from({ length: 120 }, (_, index) => `test ${120 - index}`));
    });

    test.each(["update audit set action = 'x'", 'delete from audit', 'truncate audit'])('refuses: %s', async (sql) => {
      await expect(staff.database.script(sql)).rejects.toThrow('only added to');
    });

    test('has no password, token or code, and no e-mail', async () => {
      const { token } = await staff.member('sari', 'owner');
      const { secret, recoveryCodes } = await staff.enrol(token);
      await staff.call('inviteMember', {
        token,
        path: { codename },
        fields: { email: 'rahasia@toko.test', role: 'viewer' },
      });
      const text = JSON.stringify(await staff.database.query('select action, detail from audit'));
      for (const word of [token, secret, ...recoveryCodes, 'rahasia', 'sari@']) expect(text).not.toContain(word);
    });
  });
});

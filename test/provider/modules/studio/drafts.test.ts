import type { components } from '../../../../provider/__generated__/studio';
import { storeSourceBytes } from '../../../../provider/__generated__/limits';
import type { Role, Scope } from '../../../../provider/modules/staff/rights';
import { databases } from '../../../support/provider/databases';
import { type StaffCalls, startStaff } from '../../../support/provider/staff-calls';
import { providerKey } from '../../../support/provider/test-app';

type Schemas = components['schemas'];
type Document = { app: Record<string, unknown>; components: Record<string, unknown>[] };

const codename = 'warung';
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

describe.each(databases)('the draft of a store on %s', (_name, open) => {
  let staff: StaffCalls;
  beforeAll(async () => {
    staff = await startStaff(open);
  });
  afterAll(() => staff.provider.close());
  beforeEach(async () => {
    await staff.forgetAll();
    const { planned, cancel } = staff.provider.modules.stores.publishing;
    for (const plan of new Set((await planned(codename)).map((pointer) => pointer.plan))) await cancel(codename, plan);
    await staff.provider.modules.stores.drafts.discard(codename);
  });

  const read = (token: string, of = codename) =>
    staff.call<Schemas['Draft']>('readDraft', { token, path: { codename: of } });
  const save = (
    token: string,
    { version, document }: Pick<Schemas['Draft'], 'version' | 'document'>,
    decided?: string[],
  ) =>
    staff.call<Schemas['Draft']>('saveDraft', {
      token,
      path: { codename },
      json: { version, document, ...(decided && { decided }) },
    });
  /** The draft with these fields of the app. */
  async function change(token: string, app: object) {
    const { version, document } = (await read(token)).data;
    return save(token, { version, document: { ...document, app: { ...(document as Document).app, ...app } } });
  }
  const act = (operation: 'publishDraft' | 'scheduleDraft', token: string, fields: Record<string, string>) =>
    staff.call<Schemas['Published'] & { plan: string }>(operation, { token, path: { codename }, fields });

  /** The audit is never emptied. */
  const auditSince = async (seen: number) => (await staff.audit()).slice(seen).map(({ action, by }) => [action, by]);

  const ownerChange = async (name: string) => {
    const owner = await staff.member('pemilik', 'owner');
    return { owner, draft: (await change(owner.token, { name })).data };
  };

  const roles: readonly (readonly [Role, readonly Scope[]])[] = [
    ['owner', []],
    ['publisher', []],
    ['editor', ['content', 'look', 'rules']],
    ['viewer', []],
  ];
  const publishers: readonly Role[] = ['owner', 'publisher'];
  const editors: readonly Role[] = [...publishers, 'editor'];
  const everybody: readonly Role[] = [...editors, 'viewer'];

  /** Each call, who may make it, and what answers those who may. */
  const calls: readonly (readonly [
    what: string,
    roles: readonly Role[],
    call: (token: string, version: number, of: string) => Promise<{ status: number; error_code: string | null }>,
    answer: string | null,
  ])[] = [
    ['reading the draft', everybody, (token, _version, of) => read(token, of), null],
    [
      'saving the draft',
      editors,
      (token, _version, of) =>
        staff.call('saveDraft', { token, path: { codename: of }, json: { version: -999_999, document: {} } }),
      'DRAFT_VERSION_GONE',
    ],
    [
      'checking what it sells',
      everybody,
      (token, _version, of) => staff.call('checkDraftSelling', { token, path: { codename: of } }),
      null,
    ],
    [
      'publishing it',
      publishers,
      (token, version, of) =>
        staff.call('publishDraft', { token, path: { codename: of }, fields: { version: `${version - 1}` } }),
      'DRAFT_CHANGED',
    ],
    [
      'scheduling it',
      publishers,
      (token, version, of) =>
        staff.call('scheduleDraft', {
          token,
          path: { codename: of },
          fields: { version: `${version}`, from: '2020-01-01T00:00:00Z' },
        }),
      'SCHEDULE_PAST',
    ],
    [
      'seeing the schedule',
      everybody,
      (token, _version, of) => staff.call('listScheduled', { token, path: { codename: of } }),
      null,
    ],
    ...(['moveScheduled', 'cancelScheduled'] as const).map(
      (operation) =>
        [
          operation,
          publishers,
          (token: string, _version: number, of: string) =>
            staff.call(operation, { token, path: { codename: of, plan: '6f1c2f0e-4a57-4c39-9a3e-0a4e6f0f9d11' } }),
          'SCHEDULE_OVER',
        ] as const,
    ),
    [
      'seeing the history',
      everybody,
      (token, _version, of) => staff.call('listHistory', { token, path: { codename: of } }),
      null,
    ],
    [
      'reading a revision',
      everybody,
      (token, _version, of) => staff.call('readRevision', { token, path: { codename: of, number: '1' } }),
      null,
    ],
    [
      'asking for the revision of a moment',
      everybody,
      (token, _version, of) =>
        staff.call('findRevisionAt', { token, path: { codename: of }, fields: { moment: inAnHour() } }),
      null,
    ],
    [
      'restoring a revision',
      publishers,
      (token, _version, of) => staff.call('restoreRevision', { token, path: { codename: of, number: '1' } }),
      null,
    ],
    [
      'discarding the draft',
      editors,
      (token, _version, of) => staff.call('discardDraft', { token, path: { codename: of } }),
      null,
    ],
  ];

  describe.each(roles)('as %s', (role, scopes) => {
    test.each(calls)('%s', async (_what, allowed, call, answer) => {
      const { draft } = await ownerChange('Draf');
      const { token } = await staff.member('sari', role, scopes);
      expect((await call(token, draft.version, codename)).error_code).toBe(
        allowed.includes(role) ? answer : 'NOT_ALLOWED',
      );
    });

    test.each(calls)('%s in another store is answered with 404', async (_what, _allowed, call) => {
      await staff.person('sari');
      const { id } = await staff.person('budi');
      await staff.join(id, role, scopes, 'toko');
      const token = await staff.token('budi');
      expect(await call(token, -1, codename)).toMatchObject({ status: 404 });
      expect(await call(token, -1, 'tiada')).toMatchObject({ status: 404 });
    });
  });

  test.each<[Scope, object, boolean]>([
    ['content', { name: 'Isi' }, true],
    ['content', { layout: 3 }, false],
    ['content', { min_order_price: 1000 }, false],
    ['look', { layout: 3 }, true],
    ['look', { name: 'Isi' }, false],
    ['rules', { min_order_price: 1000 }, true],
    ['rules', { color_custom: '#112233' }, false],
    ['content', { view_uid: 'lain_app' }, false],
    ['look', { layout: 3, name: 'Isi' }, false],
  ])('an editor of %s saves %j: %s', async (scope, app, isAllowed) => {
    const { token } = await staff.member('sari', 'editor', [scope]);
    const { error_code } = await change(token, app);
    expect(error_code).toBe(isAllowed ? null : 'NOT_ALLOWED');
    expect((await read(token)).data.author).toBe(isAllowed ? 'sari' : null);
  });

  test('an editor may not discard what is outside of the scopes', async () => {
    await ownerChange('Draf');
    const { token } = await staff.member('sari', 'editor', ['look']);
    const discarded = await staff.call('discardDraft', { token, path: { codename } });
    expect(discarded.error_code).toBe('NOT_ALLOWED');
    expect((await read(token)).data.document.app).toMatchObject({ name: 'Draf' });
  });

  test('an editor who saves an old document undoes nothing of others', async () => {
    const { token } = await staff.member('sari', 'editor', ['look']);
    const before = (await read(token)).data;
    await ownerChange('Draf');
    const app = { ...(before.document as Document).app, layout: 3 };
    const saved = await save(token, { version: before.version, document: { ...before.document, app } });
    expect(saved.data.document.app).toMatchObject({ name: 'Draf', layout: 3 });
  });

  test('what two people wrote is answered to both, by pointer', async () => {
    const { token } = await staff.member('sari', 'editor', ['content']);
    const before = (await read(token)).data;
    const { owner } = await ownerChange('Pemilik');
    const app = { ...(before.document as Document).app, name: 'Sari' };
    const conflicts = [{ pointer: '/app/name', base: 'Warung warung', kept: 'Pemilik', other: 'Sari', by: 'sari' }];
    const saved = await save(token, { version: before.version, document: { ...before.document, app } });
    expect(saved.data.conflicts).toEqual(conflicts);
    const seen = (await read(owner.token)).data;
    expect(seen.conflicts).toEqual(conflicts);
    expect((await act('publishDraft', owner.token, { version: `${seen.version}` })).error_code).toBe('DRAFT_UNDECIDED');
    const decided = await save(owner.token, seen, ['/app/name']);
    expect(decided.data.conflicts).toEqual([]);
  });

  test('what three people wrote is kept until somebody decides, also if its place changes', async () => {
    const { owner } = await ownerChange('Warung');
    const { version, document } = (await read(owner.token)).data;
    const { app, components } = document as Document;
    const title = async (token: string, text: string) => {
      const [first, ...others] = components;
      return (await save(token, { version, document: { app, components: [{ ...first, title: text }, ...others] } }))
        .data;
    };
    const others = await Promise.all(['budi', 'sari'].map((name) => staff.member(name, 'owner')));
    await title(owner.token, 'A');
    for (const [at, { token }] of others.entries()) await title(token, `${at}`);
    const now = (await read(owner.token)).data;
    const [first, second, ...rest] = (now.document as Document).components;
    const moved = { ...now.document, components: [second, first, ...rest] };
    const { conflicts, ...draft } = (await save(owner.token, { version: now.version, document: moved })).data;
    expect(conflicts.map(({ pointer, other }) => [pointer, other])).toEqual([
      ['/components/1/title', '0'],
      ['/components/1/title', '1'],
    ]);
    expect((await save(owner.token, draft, ['/components/1/title'])).data.conflicts).toEqual([]);
  });

  test('an error is answered at its field, and stops a publication', async () => {
    const { token } = await staff.member('sari', 'owner');
    const { data } = await change(token, { layout: 11 });
    expect(data.issues).toMatchObject([{ pointer: '/app/layout', code: 'NOT_A_CHOICE' }]);
    expect((await act('publishDraft', token, { version: `${data.version}` })).error_code).toBe('DRAFT_HAS_ERRORS');
  });

  test('a publication is live, in the history and in the audit', async () => {
    const seen = (await staff.audit()).length;
    const { owner, draft } = await ownerChange('Terbit');
    const published = await act('publishDraft', owner.token, { version: `${draft.version}`, message: 'Nama baru' });
    expect(published.data).toMatchObject({ changed: 1, changes: ['app.name: "Warung warung" → "Terbit"'] });
    const { body } = await staff.provider.ask(`/api/v2/app/${codename}`);
    expect(body?.data).toMatchObject({ name: 'Terbit' });
    const { data: history } = await staff.call<Schemas['HistoryEntry'][]>('listHistory', {
      token: owner.token,
      path: { codename },
    });
    expect(history[0]).toMatchObject({
      current: 1,
      moves: [{ cause: 'publish', author: 'pemilik', message: 'Nama baru' }],
    });
    const restored = await staff.call<Schemas['Published']>('restoreRevision', {
      token: owner.token,
      path: { codename, number: '1' },
      fields: { message: 'Kembali' },
    });
    expect(restored.data).toMatchObject({ revision: 1, changed: 1 });
    expect((await auditSince(seen)).filter(([action]) => action !== 'signed_in')).toEqual([
      ['draft_changed', 'pemilik'],
      ['published', 'pemilik'],
      ['restored', 'pemilik'],
    ]);
  });

  test('a restoration from a revision that is no longer current is refused, one that is done already is not', async () => {
    const { owner, draft } = await ownerChange('Rekan');
    const { data: live } = await act('publishDraft', owner.token, { version: `${draft.version}` });
    const restore = (current: number) =>
      staff.call<Schemas['Published']>('restoreRevision', {
        token: owner.token,
        path: { codename, number: '1' },
        fields: { current: `${current}` },
      });
    expect((await restore(live.revision - 1)).error_code).toBe('REVISION_CHANGED');
    const { body } = await staff.provider.ask(`/api/v2/app/${codename}`);
    expect(body?.data).toMatchObject({ name: 'Rekan' });
    expect((await restore(live.revision)).data).toMatchObject({ revision: 1, changed: 1 });
    expect((await restore(live.revision)).data).toMatchObject({ revision: 1, changed: 0 });
  });

  test('saves of one person in a row are one entry of the audit', async () => {
    const { token } = await staff.member('sari', 'owner');
    const seen = (await staff.audit()).length;
    for (const name of ['Satu', 'Dua', 'Tiga']) await change(token, { name });
    expect(await auditSince(seen)).toEqual([['draft_changed', 'sari']]);
  });

  test('saves of one person in a row name each part of the document once', async () => {
    const { token } = await staff.member('sari', 'owner');
    const seen = (await staff.audit()).length;
    for (const app of [{ name: 'Satu' }, { name: 'Dua' }, { name: 'Dua', tagline: 'Segar' }, { name: 'Tiga' }]) {
      await change(token, app);
    }
    const entries = (await staff.audit()).slice(seen).map(({ action, detail }) => [action, detail]);
    expect(entries).toEqual([
      ['draft_changed', { parts: ['/app/name'] }],
      ['draft_changed', { parts: ['/app/tagline'] }],
    ]);
  });

  test('a save of somebody else with the same name is an entry of its own', async () => {
    const { token } = await staff.member('sari', 'owner');
    const other = await staff.member('budi', 'owner');
    await staff.database.query("update staff set name = 'sari' where id = $1", [other.id]);
    const seen = (await staff.audit()).length;
    await change(token, { name: 'Satu' });
    await change(await staff.token('budi'), { name: 'Dua' });
    expect((await auditSince(seen)).filter(([action]) => action === 'draft_changed')).toHaveLength(2);
  });

  test('a scheduled change is listed, moved and cancelled', async () => {
    const { owner, draft } = await ownerChange('Jadwal');
    const seen = (await staff.audit()).length;
    const from = inAnHour();
    const { data } = await act('scheduleDraft', owner.token, { version: `${draft.version}`, from });
    const list = async () =>
      (await staff.call<Schemas['ScheduledEnd'][]>('listScheduled', { token: owner.token, path: { codename } })).data;
    expect(await list()).toMatchObject([{ plan: data.plan, end: 'schedule', author: 'pemilik' }]);
    const path = { codename, plan: data.plan };
    const later = new Date(Date.now() + 7_200_000).toISOString();
    await staff.call('moveScheduled', { token: owner.token, path, fields: { from: later } });
    expect(new Date((await list())[0]?.at ?? '').toISOString()).toBe(later);
    await staff.call('cancelScheduled', { token: owner.token, path });
    expect(await list()).toEqual([]);
    expect(await auditSince(seen)).toEqual([
      ['scheduled', 'pemilik'],
      ['schedule_moved', 'pemilik'],
      ['schedule_cancelled', 'pemilik'],
    ]);
  });

  test('a document larger than the limit is refused before it is read', async () => {
    const { token } = await staff.member('sari', 'owner');
    const { status } = await staff.provider.ask(`/staff/stores/${codename}/draft`, {
      method: 'POST',
      headers: { 'x-provider-key': providerKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ version: 1, document: { text: 'x'.repeat(storeSourceBytes) } }),
    });
    expect(status).toBe(413);
  });
});

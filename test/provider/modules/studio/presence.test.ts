import type { components } from '../../../../provider/__generated__/studio';
import { databases } from '../../../support/provider/databases';
import { type StaffCalls, startStaff } from '../../../support/provider/staff-calls';

type Schemas = components['schemas'];

const codename = 'warung';

describe.each(databases)('who is in the studio on %s', (_name, open) => {
  let staff: StaffCalls;
  let sari: { token: string; uid: string };
  let budi: { token: string; uid: string; id: number };
  beforeAll(async () => {
    staff = await startStaff(open);
  });
  afterAll(() => staff.provider.close());
  beforeEach(async () => {
    await staff.forgetAll();
    staff.clock.pass(60);
    await staff.provider.modules.studio.dropSilent();
    await staff.provider.modules.stores.drafts.discard(codename);
    sari = await staff.member('sari', 'owner');
    budi = await staff.member('budi', 'viewer');
  });

  const report = (token: string, fields: { client: string; pointer?: string }, of = codename) =>
    staff.call<Schemas['Presence']>('reportPresence', { token, path: { codename: of }, fields });
  const rows = () => staff.database.query('select client from staff_presence');

  test('each tab learns of the others, by name', async () => {
    expect((await report(sari.token, { client: 'sari-tab-1', pointer: '/app/name' })).data.people).toEqual([]);
    await report(sari.token, { client: 'sari-tab-2' });
    const { people } = (await report(budi.token, { client: 'budi-tab-1', pointer: '/components/3' })).data;
    expect(people.map(({ name, staff_uid, client, pointer }) => [name, staff_uid, client, pointer])).toEqual([
      ['sari', sari.uid, 'sari-tab-1', '/app/name'],
      ['sari', sari.uid, 'sari-tab-2', ''],
    ]);
    const seen = (await report(sari.token, { client: 'sari-tab-1' })).data.people;
    expect(seen).toMatchObject([
      {
        name: 'budi',
        pointer: '/components/3',
        seen_at: staff.clock
          .now()
          .toISOString()
          .replace(/[.]\d+/, ''),
      },
      { client: 'sari-tab-2' },
    ]);
  });

  test('a report replaces the one before', async () => {
    await report(sari.token, { client: 'sari-tab-1', pointer: '/app/name' });
    await report(sari.token, { client: 'sari-tab-1', pointer: '/theme' });
    expect((await report(budi.token, { client: 'budi-tab-1' })).data.people).toMatchObject([{ pointer: '/theme' }]);
  });

  test('a tab that is silent for 15 seconds is gone, and is deleted', async () => {
    await report(sari.token, { client: 'sari-tab-1' });
    staff.clock.pass(14);
    expect((await report(budi.token, { client: 'budi-tab-1' })).data.people).toHaveLength(1);
    staff.clock.pass(1);
    expect((await report(budi.token, { client: 'budi-tab-1' })).data.people).toEqual([]);
    expect(await rows()).toHaveLength(2);
    await staff.provider.modules.studio.dropSilent();
    expect(await rows()).toEqual([{ client: 'budi-tab-1' }]);
  });

  test('of a person, the 5 tabs that reported last count', async () => {
    for (const at of [1, 2, 3, 4, 5, 6, 1]) {
      staff.clock.pass(1);
      await report(sari.token, { client: `sari-tab-${at}` });
    }
    const newest = [1, 3, 4, 5, 6].map((at) => ({ client: `sari-tab-${at}` }));
    expect(await rows()).toEqual(expect.arrayContaining(newest));
    expect(await rows()).toHaveLength(5);
    expect((await report(budi.token, { client: 'budi-tab-1' })).data.people).toMatchObject(newest);
  });

  test('tabs that reported at the same time do not push others out of the list', async () => {
    await staff.database.query(
      `insert into staff_presence (store_id, staff_id, client, pointer, seen_at)
       select store_id, staff_id, 'tab-' || number, '', $2 from memberships, generate_series(100, 199) number
       where staff_id = $1`,
      [budi.id, staff.clock.now()],
    );
    await report(sari.token, { client: 'sari-tab-1' });
    const { people } = (await report(sari.token, { client: 'sari-tab-2' })).data;
    expect(people.map(({ name }) => name)).toEqual([...Array<string>(5).fill('budi'), 'sari']);
  });

  test('whoever was removed is nowhere, and a store of others is not told of', async () => {
    await report(budi.token, { client: 'budi-tab-1' });
    await staff.database.query('delete from memberships where staff_id = $1', [budi.id]);
    expect((await report(sari.token, { client: 'sari-tab-1' })).data.people).toEqual([]);
    expect((await report(budi.token, { client: 'budi-tab-1' })).status).toBe(404);
    expect((await report(sari.token, { client: 'sari-tab-1' }, 'toko')).status).toBe(404);
  });

  test('the version tells of a save, and the current revision of a publication', async () => {
    const { data: draft } = await staff.call<Schemas['Draft']>('readDraft', { token: sari.token, path: { codename } });
    const versions = async () => {
      const { version, current } = (await report(budi.token, { client: 'budi-tab-1' })).data;
      return [version, current];
    };
    expect(await versions()).toEqual([draft.version, draft.base]);
    const document = { ...draft.document, app: { ...(draft.document.app as object), name: `Warung ${draft.base}` } };
    const json = { version: draft.version, document };
    const { data: saved } = await staff.call<Schemas['Draft']>('saveDraft', {
      token: sari.token,
      path: { codename },
      json,
    });
    expect(await versions()).toEqual([saved.version, draft.base]);
    const fields = { version: `${saved.version}` };
    const { data } = await staff.call<Schemas['Published']>('publishDraft', {
      token: sari.token,
      path: { codename },
      fields,
    });
    expect(await versions()).toEqual([data.revision, data.revision]);
  });

  test('the time of the save tells of a conflict, which leaves the version as it is', async () => {
    const { data: draft } = await staff.call<Schemas['Draft']>('readDraft', { token: sari.token, path: { codename } });
    const save = (token: string, name: string) =>
      staff.call<Schemas['Draft']>('saveDraft', {
        token,
        path: { codename },
        json: {
          version: draft.version,
          document: { ...draft.document, app: { ...(draft.document.app as object), name } },
        },
      });
    const wati = await staff.member('wati', 'owner');
    const { data: first } = await save(sari.token, 'Warung Sari');
    const { data: second } = await save(wati.token, 'Warung Wati');
    expect(second).toMatchObject({
      version: first.version,
      conflicts: [{ pointer: '/app/name', kept: 'Warung Sari' }],
    });
    const { data: presence } = await report(sari.token, { client: 'sari-tab-1' });
    expect(presence).toMatchObject({ version: first.version, saved_at: second.saved_at });
    expect(second.saved_at).not.toBe(first.saved_at);
  });

  test.each([
    { client: 'short' },
    { client: 'with space' },
    { client: 'sari-tab-1', pointer: 'app' },
    { client: 'sari-tab-1', pointer: `/${'x'.repeat(500)}` },
  ])('%p is refused', async (fields) => {
    expect((await report(sari.token, fields)).status).toBe(400);
    expect(await rows()).toEqual([]);
  });
});

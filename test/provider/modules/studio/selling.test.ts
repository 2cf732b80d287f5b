import type { components } from '../../../../provider/__generated__/studio';
import type { Offered, SellIssue } from '../../../../provider/selling';
import { databases } from '../../../support/provider/databases';
import { providerKey } from '../../../support/provider/test-app';
import { type StaffCalls, startStaff } from '../../../support/provider/staff-calls';

type Schemas = components['schemas'];

const codename = 'warung';

const issue = (level: SellIssue['level']): SellIssue => ({
  level,
  code: level === 'error' ? 'KIND_STUCK' : 'RIDES_ONLY',
  params: { kind: 'goods', why: 'NO_PAYMENT' },
  path: ['app', 'payment_options'],
  reason: 'nobody can order goods: no payment option pays for goods',
  hint: 'Add 0.',
});

describe.each(databases)('what a draft sells, on %s', (_name, open) => {
  let staff: StaffCalls;
  let token = '';
  let found: readonly SellIssue[] | Error = [];
  const checked: Offered[] = [];

  beforeAll(async () => {
    const checkSelling = async (offered: Offered) => {
      checked.push(offered);
      if (found instanceof Error) throw found;
      return found;
    };
    staff = await startStaff(open, {}, { checkSelling });
    ({ token } = await staff.member('pemilik', 'owner'));
  });
  afterAll(() => staff.provider.close());
  beforeEach(async () => {
    found = [];
    await staff.provider.modules.stores.drafts.discard(codename);
  });

  let names = 0;
  /** A draft that was never checked. */
  async function draft(app: object = {}) {
    const path = { codename };
    const { version, document } = (await staff.call<Schemas['Draft']>('readDraft', { token, path })).data;
    names += 1;
    const changed = { ...(document as { app: object }).app, name: `Warung ${names}`, ...app };
    const saved = await staff.call<Schemas['Draft']>('saveDraft', {
      token,
      path,
      json: { version, document: { ...document, app: changed } },
    });
    checked.length = 0;
    return saved.data.version;
  }
  const selling = async () =>
    (await staff.call<Schemas['DraftSelling']>('checkDraftSelling', { token, path: { codename } })).data;
  const act = (operation: 'publishDraft' | 'scheduleDraft', version: number, more: Record<string, string> = {}) =>
    staff.call<Schemas['Published']>(operation, {
      token,
      path: { codename },
      fields: { version: `${version}`, ...more },
    });
  const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

  test('a draft by which nobody can buy is neither published nor scheduled', async () => {
    found = [issue('warning'), issue('error')];
    const version = await draft();
    expect((await act('publishDraft', version)).error_code).toBe('DRAFT_CANNOT_SELL');
    expect((await act('scheduleDraft', version, { from: inAnHour() })).error_code).toBe('DRAFT_CANNOT_SELL');
    expect((await staff.call<Schemas['Draft']>('readDraft', { token, path: { codename } })).data.version).toBe(version);
  });

  const restore = (number: number) =>
    staff.call<Schemas['Published']>('restoreRevision', { token, path: { codename, number: `${number}` } });

  test('a revision by which nobody can buy any more is not restored', async () => {
    const first = (await act('publishDraft', await draft())).data.revision;
    const second = (await act('publishDraft', await draft())).data.revision;
    found = [issue('error')];
    const refused = await restore(first);
    expect([refused.error_code, refused.message]).toEqual(['DRAFT_CANNOT_SELL', expect.stringMatching('versi itu')]);
    expect(checked.at(-1)?.store.app).toMatchObject({ name: `Warung ${names - 1}` });
    expect((await restore(second)).data).toMatchObject({ revision: second, changed: 0 });
    expect((await staff.call<Schemas['Draft']>('readDraft', { token, path: { codename } })).data.version).toBe(second);
  });

  test('a revision that only warns is restored', async () => {
    const first = (await act('publishDraft', await draft())).data.revision;
    await act('publishDraft', await draft());
    found = [issue('warning')];
    expect((await restore(first)).data).toMatchObject({ revision: first, changed: 1 });
  });

  test('a warning refuses nothing', async () => {
    found = [issue('warning')];
    expect((await act('publishDraft', await draft())).success).toBe(true);
  });

  test('a version that is not the draft any more is refused as changed, and not checked', async () => {
    found = [issue('error')];
    const version = await draft();
    expect((await act('publishDraft', version - 1)).error_code).toBe('DRAFT_CHANGED');
    expect(checked).toEqual([]);
  });

  test.each([
    ['publishDraft', {}],
    ['scheduleDraft', { from: inAnHour() }],
  ] as const)('%s refuses a version that was saved after the draft was checked', async (operation, fields) => {
    found = [issue('error')];
    await draft();
    const older = await staff.provider.modules.stores.drafts.open(codename);
    const version = await draft();
    jest.spyOn(staff.provider.modules.stores.drafts, 'open').mockResolvedValueOnce(older);
    expect((await act(operation, version, fields)).error_code).toBe('DRAFT_CHANGED');
  });

  test('the issues have codes and pointers', async () => {
    found = [issue('error')];
    const version = await draft();
    const { hint: _, path: __, ...rest } = issue('error');
    expect(await selling()).toEqual({ version, issues: [{ ...rest, pointer: '/app/payment_options' }] });
  });

  test('a draft with errors has no issues of selling, and is refused for its errors', async () => {
    found = [issue('error')];
    const version = await draft({ layout: 99 });
    expect(await selling()).toEqual({ version, issues: [] });
    expect((await act('publishDraft', version)).error_code).toBe('DRAFT_HAS_ERRORS');
    expect(checked).toEqual([]);
  });

  test('a version is checked once, until the items change', async () => {
    const items = (title: string) => `items:\n  - { view_uid: beras, type: 0, title: ${title}, price: 60000 }\n`;
    const apply = (title: string) =>
      staff.provider.admin.applyResource(codename, 'items', { file: 'items.yaml', text: items(title) }, {});
    await apply('Beras');
    await draft();
    await selling();
    await selling();
    expect(checked.map(({ items: list }) => list.map(({ title }) => title))).toEqual([['Beras']]);
    await apply('Beras Merah');
    await selling();
    expect(checked.at(-1)?.items.map(({ title }) => title)).toEqual(['Beras Merah']);
    expect(checked[0]?.store.app).toMatchObject({ name: `Warung ${names}`, auto_order: 1 });
  });

  test('a check that fails is tried again', async () => {
    await draft();
    found = new Error('The thread ended');
    const headers = { 'x-provider-key': providerKey, authorization: `Bearer ${token}` };
    expect(await staff.provider.ask(`/staff/stores/${codename}/draft/selling`, { headers })).toMatchObject({
      status: 500,
    });
    found = [];
    expect((await selling()).issues).toEqual([]);
    expect(checked).toHaveLength(2);
  });
});

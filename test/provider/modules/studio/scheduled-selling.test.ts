import type { components } from '../../../../provider/__generated__/studio';
import type { CheckSelling, SellIssue } from '../../../../provider/selling';
import type { StoreDocument } from '../../../../provider/store-check/store-document';
import { databases } from '../../../support/provider/databases';
import { storeText } from '../../../support/provider/fixture-store';
import { type StaffCalls, startStaff } from '../../../support/provider/staff-calls';

type Schemas = components['schemas'];
type App = Readonly<Record<string, unknown>>;

const error: SellIssue = {
  level: 'error',
  code: 'KIND_STUCK',
  params: { kind: 'goods', why: 'NO_PAYMENT' },
  path: ['app', 'payment_options'],
  reason: 'nobody can order goods: no payment option pays for goods',
  hint: 'Add 0.',
};

const never = () => false;

describe.each(databases)('whether somebody can buy by what is scheduled, on %s', (_name, open) => {
  let staff: StaffCalls;
  let owner = 0;
  let token = '';
  let path = { codename: '' };
  let isStuck: (app: App) => boolean = never;
  let whileChecking = async (_app: App) => {};
  const checked: App[] = [];

  beforeAll(async () => {
    const checkSelling: CheckSelling = async ({ store: { app } }) => {
      checked.push(app as unknown as App);
      const issues = isStuck(app as unknown as App) ? [error] : [];
      await whileChecking(app as unknown as App);
      return issues;
    };
    staff = await startStaff(open, {}, { checkSelling });
    ({ id: owner, token } = await staff.member('pemilik', 'owner'));
  });
  afterAll(() => staff.provider.close());

  let stores = 0;
  beforeEach(async () => {
    isStuck = never;
    whileChecking = async () => {};
    stores += 1;
    const codename = `warung${stores}`;
    path = { codename };
    await staff.provider.admin.apply(codename, { file: 'store.yaml', text: storeText(codename) });
    await staff.join(owner, 'owner', [], codename);
  });

  const inHours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  const current = async () =>
    (await staff.provider.admin.export(path.codename)).document as StoreDocument & { app: App };
  const withApp = async (app: App) => {
    const document = await current();
    return { ...document, app: { ...document.app, ...app } };
  };
  const draft = async (app: App) => {
    const { version } = (await staff.call<Schemas['Draft']>('readDraft', { token, path })).data;
    const json = { version, document: await withApp(app) };
    return `${(await staff.call<Schemas['Draft']>('saveDraft', { token, path, json })).data.version}`;
  };
  const publish = async (app: App) =>
    staff.call<Schemas['Published']>('publishDraft', { token, path, fields: { version: await draft(app) } });
  const schedule = async (app: App, times: { from: string; until?: string }) =>
    staff.call<{ plan: string }>('scheduleDraft', {
      token,
      path,
      fields: { version: await draft(app), message: 'Promo', ...times },
    });
  const apply = async (app: App) =>
    staff.provider.admin.apply(path.codename, { file: 'store.yaml', text: JSON.stringify(await withApp(app)) });
  const cancel = (plan: string) => staff.call('cancelScheduled', { token, path: { ...path, plan } });
  const move = (plan: string, from: string) =>
    staff.call('moveScheduled', { token, path: { ...path, plan }, fields: { from } });
  const bothChanged: typeof isStuck = ({ layout, header }) => layout === 5 && header === 1;

  test('a publication by which nobody could buy during a schedule is refused, and names the schedule', async () => {
    isStuck = bothChanged;
    const from = inHours(2);
    const { plan } = (await schedule({ layout: 5 }, { from, until: inHours(4) })).data;
    const refused = await publish({ header: 1 });
    expect(refused).toMatchObject({
      error_code: 'SCHEDULE_CANNOT_SELL',
      message: expect.stringContaining('jadwal') as string,
      schedule: { plan, end: 'schedule', message: 'Promo' },
    });
    const { at } = (refused as unknown as { schedule: Schemas['RefusedSchedule'] }).schedule;
    expect(new Date(at).toISOString()).toBe(from);
    expect(await current()).toMatchObject({ app: { layout: 0, header: 2 } });
    expect((await staff.audit()).at(-1)).toMatchObject({ action: 'draft_changed' });
    expect((await cancel(plan)).success).toBe(true);
    expect((await publish({ header: 1 })).success).toBe(true);
  });

  test('a change by which customers can buy at each moment is published', async () => {
    isStuck = bothChanged;
    await schedule({ layout: 5 }, { from: inHours(2) });
    expect((await publish({ header: 0 })).data).toMatchObject({ changed: 1 });
    expect(checked.at(-1)).toMatchObject({ layout: 5, header: 0 });
  });

  test('a schedule, a restoration, a file and a list of it are refused in the same way', async () => {
    isStuck = bothChanged;
    await publish({ header: 1 });
    await publish({ header: 0 });
    const { plan } = (await schedule({ layout: 5 }, { from: inHours(2) })).data;
    expect(await schedule({ header: 1 }, { from: inHours(1) })).toMatchObject({
      error_code: 'SCHEDULE_CANNOT_SELL',
      schedule: { plan },
    });
    const restore = staff.call('restoreRevision', { token, path: { ...path, number: '2' } });
    expect(await restore).toMatchObject({ error_code: 'SCHEDULE_CANNOT_SELL', schedule: { plan } });
    await staff.call('discardDraft', { token, path });
    const refusedFile = {
      errors: [
        {
          file: expect.stringMatching(/^The change scheduled for /) as string,
          path: 'app.payment_options',
          reason: error.reason,
          hint: error.hint,
        },
      ],
    };
    await expect(apply({ header: 1 })).rejects.toMatchObject(refusedFile);
    await expect(staff.provider.admin.rollback(path.codename, 2)).rejects.toMatchObject(refusedFile);
    isStuck = ({ layout }) => layout === 5;
    const text = JSON.stringify({ carriers: [{ view_uid: 'kurir', name: 'Kurir', type: 2 }] });
    const list = staff.provider.admin.applyResource(path.codename, 'carriers', { file: 'carriers.yaml', text });
    await expect(list).rejects.toMatchObject(refusedFile);
    expect(await current()).toMatchObject({ app: { header: 0 } });
  });

  test('a schedule is not moved to where it breaks another', async () => {
    isStuck = bothChanged;
    const first = (await schedule({ header: 1 }, { from: inHours(2), until: inHours(3) })).data.plan;
    await schedule({ layout: 5 }, { from: inHours(4), until: inHours(5) });
    expect((await move(first, inHours(2.5))).success).toBe(true);
    const until = { until: inHours(4.5) };
    const moved = await staff.call('moveScheduled', { token, path: { ...path, plan: first }, fields: until });
    expect(moved.error_code).toBe('SCHEDULE_CANNOT_SELL');
  });

  test('of schedules by which nobody can buy any more, each can be cancelled', async () => {
    const first = (await schedule({ layout: 5 }, { from: inHours(2) })).data.plan;
    const second = (await schedule({ header: 1 }, { from: inHours(3) })).data.plan;
    await staff.provider.admin.applyResource(path.codename, 'items', {
      file: 'items.yaml',
      text: 'items:\n  - { view_uid: beras, type: 0, title: Beras, price: 60000 }\n',
    });
    isStuck = ({ layout, header }) => layout === 5 || header === 1;
    expect((await publish({ name: 'Warung lain' })).error_code).toBe('SCHEDULE_CANNOT_SELL');
    expect((await cancel(first)).success).toBe(true);
    expect((await cancel(second)).success).toBe(true);
  });

  test('a cancellation after which nobody could buy by another schedule is refused', async () => {
    const first = (await schedule({ header: 1 }, { from: inHours(2) })).data.plan;
    await schedule({ layout: 5 }, { from: inHours(3) });
    isStuck = ({ layout, header }) => layout === 5 && header !== 1;
    expect((await cancel(first)).error_code).toBe('SCHEDULE_CANNOT_SELL');
  });

  test('what another person changes during the check is checked too', async () => {
    isStuck = ({ layout, header, name }) => layout === 5 && header === 1 && name === 'Lain';
    await schedule({ layout: 5 }, { from: inHours(2) });
    let isChanged = false;
    whileChecking = async ({ layout, header }) => {
      if (layout !== 5 || header !== 1 || isChanged) return;
      isChanged = true;
      const { plan } = (await schedule({ name: 'Lain' }, { from: inHours(1) })).data;
      expect(plan).toBeTruthy();
    };
    const text = JSON.stringify(await withApp({ header: 1 }));
    const applied = staff.provider.admin.apply(path.codename, { file: 'store.yaml', text });
    await expect(applied).rejects.toMatchObject({ errors: [{ reason: error.reason }] });
    expect(isChanged).toBe(true);
    expect(await current()).toMatchObject({ app: { header: 2 } });
  });

  test('a change whose schedule changes during each check is refused as busy', async () => {
    await schedule({ layout: 5 }, { from: inHours(2) });
    let count = 0;
    whileChecking = async ({ layout, header }) => {
      if (layout !== 5 || header !== 1) return;
      count += 1;
      await staff.provider.modules.stores.publishing.schedule(
        path.codename,
        Number(await draft({ name: `Lain ${count}` })),
        { from: inHours(1) },
        {},
      );
    };
    await expect(apply({ header: 1 })).rejects.toMatchObject({ name: 'Busy' });
  });
});

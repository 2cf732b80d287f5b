import { setTimeout as pause } from 'node:timers/promises';
import { parse } from 'yaml';
import type { Stores } from '../../../../provider/modules/stores';
import type { Times } from '../../../../provider/modules/stores/rules/publish';
import type { StoreDocument } from '../../../../provider/store-check/store-document';
import { bothDatabases } from '../../../support/provider/databases';
import { storeText } from '../../../support/provider/fixture-store';
import { startTestApp, type TestApp } from '../../../support/provider/test-app';

type Document = StoreDocument & {
  app: Record<string, unknown>;
  components: (Record<string, unknown> & { segments?: Record<string, unknown>[] })[];
};

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

describe.each(bothDatabases)('the schedule on %s', (_name, open) => {
  let provider: TestApp;
  let stores: Stores;
  beforeAll(async () => {
    provider = await startTestApp(open);
    stores = provider.modules.stores;
  });
  afterAll(() => provider.close());

  const original = (codename: string) => parse(storeText(codename)) as Document;
  const apply = (document: StoreDocument) =>
    provider.admin.apply(String(document.codename), { file: 'store.yaml', text: JSON.stringify(document) });

  /** A draft of the newest document with these fields of the app. */
  async function draft(codename: string, app: object) {
    const { version, document } = await stores.drafts.open(codename);
    const changed = { ...document, app: { ...(document as Document).app, ...app } };
    return (await stores.drafts.save(codename, { version, document: changed, author: 'Ani' })).version;
  }
  const schedule = async (codename: string, app: object, times: Times) =>
    (await stores.publishing.schedule(codename, await draft(codename, app), times, { author: 'Ani' })).plan;
  const publish = async (codename: string, app: object) =>
    stores.publishing.publish(codename, await draft(codename, app), { author: 'Budi' });

  async function newStore(codename: string) {
    await apply(original(codename));
    return codename;
  }

  /** Fields of the app at these hours from now. */
  async function appAt(codename: string, ...at: number[]) {
    const fields = at.map(async (hour) => {
      const revision = await stores.publishing.revisionAt(codename, hours(hour));
      const { app } = (await provider.admin.export(codename, revision)).document as Document;
      return [app.name, app.layout];
    });
    return Promise.all(fields);
  }
  const shownName = async (codename: string) =>
    ((await provider.ask(`/api/v2/app/${codename}`)).body?.data as { name: string }).name;

  test('a change begins by itself, and its end restores the store', async () => {
    const codename = await newStore('sendiri');
    const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
    const version = await draft(codename, { name: 'Promo' });
    await stores.publishing.schedule(codename, version, { from: soon(4_000), until: soon(10_000) }, {});
    const seen = [await shownName(codename)];
    while (seen.length < 3) {
      const name = await shownName(codename);
      if (name !== seen.at(-1)) seen.push(name);
      await pause(20);
    }
    expect(seen).toEqual(['Warung sendiri', 'Promo', 'Warung sendiri']);
    const history = await provider.admin.history(codename);
    expect(history.map(({ number, current, moves }) => [number, current, moves.map(({ cause }) => cause)])).toEqual([
      [2, false, ['schedule']],
      [1, true, ['apply', 'end']],
    ]);
  });

  test('what has not begun is not in the history, and not exported', async () => {
    const codename = await newStore('nanti');
    await schedule(codename, { name: 'Nanti' }, { from: hours(1) });
    expect(await provider.admin.history(codename)).toHaveLength(1);
    expect(await provider.admin.export(codename)).toMatchObject({ revision: 1 });
    expect(await stores.publishing.planned(codename)).toMatchObject([
      { cause: 'schedule', changes: ['app.name: "Warung nanti" → "Nanti"'], conflicts: [], author: 'Ani' },
    ]);
  });

  test('what is published before stays in the scheduled change and after its end', async () => {
    const codename = await newStore('sebelum');
    await schedule(codename, { name: 'Promo' }, { from: hours(1), until: hours(3) });
    await publish(codename, { layout: 4 });
    expect(await appAt(codename, 0, 2, 4)).toEqual([
      ['Warung sebelum', 4],
      ['Promo', 4],
      ['Warung sebelum', 4],
    ]);
  });

  test('a file that is applied before is part of the scheduled change too', async () => {
    const codename = await newStore('terapkan');
    await schedule(codename, { name: 'Promo' }, { from: hours(1) });
    const document = original(codename);
    await apply({ ...document, app: { ...document.app, layout: 7 } });
    expect(await appAt(codename, 0, 2)).toEqual([
      ['Warung terapkan', 7],
      ['Promo', 7],
    ]);
  });

  test('of a field that both change, the scheduled value stays, and the conflict is told', async () => {
    const codename = await newStore('bentrok');
    await schedule(codename, { name: 'Promo' }, { from: hours(1) });
    await publish(codename, { name: 'Sehari-hari' });
    expect(await appAt(codename, 0, 2)).toEqual([
      ['Sehari-hari', 0],
      ['Promo', 0],
    ]);
    expect(await stores.publishing.planned(codename)).toMatchObject([
      { conflicts: [{ path: ['app', 'name'], base: 'Warung bentrok', mine: 'Promo', theirs: 'Sehari-hari' }] },
    ]);
  });

  test('at the end, what was published before the beginning counts, also in a field that both changed', async () => {
    const codename = await newStore('pulang');
    await schedule(codename, { name: 'Promo' }, { from: hours(1), until: hours(3) });
    await schedule(codename, { layout: 5 }, { from: hours(2) });
    await publish(codename, { name: 'Sehari-hari' });
    expect(await appAt(codename, 0, 1.5, 2.5, 4)).toEqual([
      ['Sehari-hari', 0],
      ['Promo', 0],
      ['Promo', 5],
      ['Sehari-hari', 5],
    ]);
    await publish(codename, { name: 'Setiap hari' });
    expect(await appAt(codename, 0, 1.5, 4)).toEqual([
      ['Setiap hari', 0],
      ['Promo', 0],
      ['Setiap hari', 5],
    ]);
  });

  test('two changes that overlap begin and end independently', async () => {
    const codename = await newStore('tumpang');
    await schedule(codename, { name: 'Promo' }, { from: hours(1), until: hours(3) });
    await schedule(codename, { layout: 5 }, { from: hours(2), until: hours(4) });
    expect(await appAt(codename, 0, 1.5, 2.5, 3.5, 5)).toEqual([
      ['Warung tumpang', 0],
      ['Promo', 0],
      ['Promo', 5],
      ['Warung tumpang', 5],
      ['Warung tumpang', 0],
    ]);
  });

  test('a change inside another leaves the other as it is', async () => {
    const codename = await newStore('dalam');
    await schedule(codename, { name: 'Promo' }, { from: hours(1), until: hours(4) });
    await schedule(codename, { layout: 5 }, { from: hours(2), until: hours(3) });
    expect(await appAt(codename, 1.5, 2.5, 3.5, 5)).toEqual([
      ['Promo', 0],
      ['Promo', 5],
      ['Promo', 0],
      ['Warung dalam', 0],
    ]);
  });

  test('a cancelled change leaves no trace in those after it', async () => {
    const codename = await newStore('batal');
    const plan = await schedule(codename, { name: 'Promo' }, { from: hours(1), until: hours(4) });
    await schedule(codename, { layout: 5 }, { from: hours(2) });
    await stores.publishing.cancel(codename, plan);
    expect(await appAt(codename, 1.5, 2.5, 5)).toEqual([
      ['Warung batal', 0],
      ['Warung batal', 5],
      ['Warung batal', 5],
    ]);
  });

  test('a change that was moved behind another stands on it', async () => {
    const codename = await newStore('geser');
    const plan = await schedule(codename, { name: 'Promo' }, { from: hours(1) });
    await schedule(codename, { layout: 5 }, { from: hours(2) });
    await stores.publishing.move(codename, plan, { from: hours(3) });
    expect(await appAt(codename, 1.5, 2.5, 4)).toEqual([
      ['Warung geser', 0],
      ['Warung geser', 5],
      ['Promo', 5],
    ]);
  });

  test('a rollback keeps what is scheduled', async () => {
    const codename = await newStore('kembali');
    await publish(codename, { layout: 4 });
    await schedule(codename, { name: 'Promo' }, { from: hours(1) });
    await provider.admin.rollback(codename);
    expect(await appAt(codename, 0, 2)).toEqual([
      ['Warung kembali', 0],
      ['Promo', 0],
    ]);
  });

  test('a publish that would break a scheduled change is refused and changes nothing', async () => {
    const document = original('rusak');
    const [home, ...others] = document.components;
    const spare = { view_uid: 'cadangan', name: 'Cadangan', category: 6 };
    const before = { ...document, components: [home, ...others, spare] };
    await apply(before);
    const showsSpare = { ...home, segments: [{ ...home?.segments?.[0], metas: { component: 'cadangan', style: 1 } }] };
    const later = { ...before, components: [showsSpare, ...others, spare] };
    const { version } = await stores.drafts.save('rusak', { version: 1, document: later, author: 'Ani' });
    const from = hours(1);
    await stores.publishing.schedule('rusak', version, { from }, {});
    const refused = await apply(document).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(refused).toMatchObject({
      name: 'SourceRefused',
      errors: [
        {
          file: expect.stringContaining(`The change scheduled for ${from.slice(0, 16)}`),
          path: 'components[0].segments[0].metas.component',
        },
      ],
    });
    expect(await provider.admin.export('rusak')).toMatchObject({ revision: 1, document: before });
    expect(await provider.admin.history('rusak')).toHaveLength(1);
  });

  test.each<[code: string, times: () => Times]>([
    ['SCHEDULE_PAST', () => ({ from: hours(-1) })],
    ['SCHEDULE_ENDS_EARLY', () => ({ from: hours(2), until: hours(1) })],
    ['SCHEDULE_TOO_FAR', () => ({ from: hours(24 * 367) })],
    ['SCHEDULE_TOO_FAR', () => ({ from: hours(1), until: hours(24 * 367) })],
  ])('refuses with %s', async (code, times) => {
    const codename = await newStore('waktu');
    await expect(schedule(codename, { name: 'Promo' }, times())).rejects.toMatchObject({ code });
  });

  test('refuses to schedule another id or other domains', async () => {
    const codename = await newStore('identitas');
    const work = schedule(codename, { view_uid: 'lain_app' }, { from: hours(1) });
    await expect(work).rejects.toMatchObject({ code: 'SCHEDULE_CHANGES_ID' });
  });

  test('refuses to cancel or move what has happened', async () => {
    const codename = await newStore('lewat');
    await expect(stores.publishing.cancel(codename, 'none')).rejects.toMatchObject({ code: 'SCHEDULE_OVER' });
    const move = stores.publishing.move(codename, 'none', { until: hours(1) });
    await expect(move).rejects.toMatchObject({ code: 'SCHEDULE_OVER' });
  });

  test('refuses more than 20 scheduled changes', async () => {
    const codename = await newStore('banyak');
    for (let count = 1; count <= 20; count += 1)
      await schedule(codename, { name: `P${count}` }, { from: hours(count) });
    await expect(schedule(codename, { name: 'P21' }, { from: hours(21) })).rejects.toMatchObject({
      code: 'SCHEDULES_FULL',
    });
    expect((await appAt(codename, 20.5))[0]).toEqual(['P20', 0]);
  });
});

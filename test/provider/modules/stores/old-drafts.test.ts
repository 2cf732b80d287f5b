import { parse } from 'yaml';
import type { StoreDocument } from '../../../../provider/store-check/store-document';
import { deleteOldDrafts } from '../../../../provider/modules/stores/queries/revisions';
import { databases } from '../../../support/provider/databases';
import { storeText } from '../../../support/provider/fixture-store';
import { startTestApp, type TestApp } from '../../../support/provider/test-app';

type Document = StoreDocument & { app: Record<string, unknown> };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const evening = Date.parse('2026-11-28T20:00:00Z');

describe.each(databases)('superseded drafts on %s', (_name, open) => {
  let provider: TestApp;
  let storeId = 0;
  beforeAll(async () => {
    provider = await startTestApp(open);
  });
  afterAll(() => provider.close());

  async function save(codename: string, version: number, app: object) {
    const document = parse(storeText(codename)) as Document;
    const changed = { ...document, app: { ...document.app, ...app } };
    return provider.modules.stores.drafts.save(codename, { version, document: changed, author: 'Ani' });
  }

  /** Drafts that were superseded at these minutes of the evening, and the present one. */
  async function superseded(codename: string, minutes: readonly number[]) {
    const { database, admin } = provider;
    await admin.apply(codename, { file: 'store.yaml', text: storeText(codename) });
    const versions: number[] = [];
    for (const name of [...minutes, 'akhir']) {
      const { version } = await save(codename, versions.at(-1) ?? 1, { name: `Menit ${name}` });
      versions.push(version);
    }
    const [store] = await database.query<{ id: number }>('select id from stores where codename = $1', [codename]);
    storeId = store?.id ?? 0;
    for (const [at, one] of minutes.entries()) {
      await database.query('update store_revisions set superseded_at = $3 where store_id = $1 and number = $2', [
        storeId,
        versions[at],
        new Date(evening + one * minute),
      ]);
    }
    return versions;
  }

  async function remainingAt(moment: number) {
    await deleteOldDrafts(provider.database, new Date(moment));
    const rows = await provider.database.query<{ number: number }>(
      'select number from store_revisions where store_id = $1 and number < 0 order by number desc',
      [storeId],
    );
    return rows.map(({ number }) => number);
  }

  test('are all there for an hour; then the last one of each ten minutes stays for 30 days', async () => {
    const all = await superseded('malam', [0, 4, 9, 10, 11, 25]);
    expect(await remainingAt(evening + hour)).toEqual(all);
    expect(await remainingAt(evening + hour + 5 * minute)).toEqual(all.slice(2));
    const thinned = [all[2], all[4], all[5], all[6]];
    expect(await remainingAt(evening + 2 * hour)).toEqual(thinned);
    expect(await remainingAt(evening + 30 * day)).toEqual(thinned);
    expect(await remainingAt(evening + 30 * day + hour)).toEqual([all[6]]);
  });

  test('the one without errors that previews show stays', async () => {
    const [, shown = 0] = await superseded('tampil', [0]);
    const bad = await save('tampil', shown, { layout: 11 });
    expect(await remainingAt(Date.now() + 31 * day)).toEqual([shown, bad.version]);
  });

  test('one that a link shows stays', async () => {
    const all = await superseded('tautan', [0, 1, 2]);
    await provider.database.query(
      `with person as (
         insert into staff (email, name, password_hash, created_at)
         values ('tautan@toko.test', 'Tautan', '', $3) returning id
       )
       insert into preview_links (store_id, revision, staff_id, created_at, expires_at)
       select $1, $2, id, $3, $4 from person`,
      [storeId, all[1], new Date(evening), new Date(evening + day)],
    );
    expect(await remainingAt(evening + 2 * hour)).toEqual(all.slice(1));
  });
});

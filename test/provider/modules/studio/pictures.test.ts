import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { components } from '../../../../provider/__generated__/studio';
import { storePicturesPerStore, uploadBytes } from '../../../../provider/__generated__/limits';
import type { Role, Scope } from '../../../../provider/modules/staff/rights';
import { hostilePictures } from '../../../support/pictures/hostile-pictures';
import { databases } from '../../../support/provider/databases';
import { type StaffCalls, startStaff } from '../../../support/provider/staff-calls';
import { providerKey } from '../../../support/provider/test-app';

type Schemas = components['schemas'];
type Added = { status: number; error_code: string | null; data: Schemas['StorePicture'] | null };
type Document = { app: { slider?: { image: string; title: string }[] } & Record<string, unknown> };

const codename = 'warung';
const days = (count: number) => count * 86_400;

const webp = (background: string, size = 40) =>
  sharp({ create: { width: size * 2, height: size, channels: 4, background } })
    .webp()
    .toBuffer();

describe.each(databases)('the pictures of a store on %s', (_name, open) => {
  let staff: StaffCalls;
  beforeAll(async () => {
    staff = await startStaff(open);
  });
  afterAll(() => staff.provider.close());
  beforeEach(async () => {
    await staff.forgetAll();
    await staff.database.script('delete from store_pictures; delete from blobs');
    const { planned, cancel } = staff.provider.modules.stores.publishing;
    for (const plan of new Set((await planned(codename)).map((pointer) => pointer.plan))) await cancel(codename, plan);
    await staff.provider.modules.stores.drafts.discard(codename);
  });

  async function add(token: string, body: Buffer, of = codename, kind = 'listimage'): Promise<Added> {
    const { status, body: reply } = await staff.provider.ask(`/staff/stores/${of}/pictures/add/${kind}`, {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/webp', 'x-provider-key': providerKey },
    });
    return { status, ...(reply as object) } as Added;
  }
  const nameOf = ({ data }: Added) => data?.picture ?? '';
  const list = async (token: string, of = codename) =>
    (await staff.call<Schemas['StorePictures']>('listStorePictures', { token, path: { codename: of } })).data;
  const library = async (token: string, of = codename) =>
    (await list(token, of)).pictures.filter((one) => one.is_added === 1).map(({ picture }) => picture);
  const act = (
    operation: 'saveStorePicture' | 'deleteStorePicture' | 'restoreStorePicture',
    token: string,
    picture: string,
    title?: string,
    of = codename,
  ) =>
    staff.call(operation, {
      token,
      path: { codename: of },
      fields: { picture, ...(title !== undefined && { title }) },
    });
  const hasFile = async (picture: string) => (await staff.provider.ask(`/media/${picture}`)).status === 200;

  async function draftWith(token: string, app: object) {
    const read = await staff.call<Schemas['Draft']>('readDraft', { token, path: { codename } });
    const { version, document } = read.data;
    const json = { version, document: { ...document, app: { ...(document as Document).app, ...app } } };
    return (await staff.call<Schemas['Draft']>('saveDraft', { token, path: { codename }, json })).data;
  }
  const banner = (image: string) => ({ slider: [{ image, title: 'Promo' }] });

  test('a viewer, and an editor of the rules or the look alone, may look but change nothing', async () => {
    const owner = await staff.member('pemilik', 'owner');
    const picture = nameOf(await add(owner.token, await webp('#123456')));
    const others: readonly (readonly [string, Role, readonly Scope[]])[] = [
      ['lihat', 'viewer', []],
      ['aturan', 'editor', ['rules', 'look']],
    ];
    for (const [name, role, scopes] of others) {
      const { token } = await staff.member(name, role, scopes);
      expect(await add(token, await webp('#654321'))).toMatchObject({ error_code: 'NOT_ALLOWED', data: null });
      for (const operation of ['saveStorePicture', 'deleteStorePicture', 'restoreStorePicture'] as const) {
        const title = operation === 'saveStorePicture' ? 'Baru' : undefined;
        expect(await act(operation, token, picture, title)).toMatchObject({ error_code: 'NOT_ALLOWED' });
      }
      expect(await library(token)).toEqual([picture]);
    }
  });

  test('an editor of the contents adds, names and deletes', async () => {
    const { token } = await staff.member('isi', 'editor', ['content']);
    const seen = (await staff.audit()).length;
    const added = await add(token, await webp('#223344'));
    expect(added.data).toMatchObject({ title: '', is_added: 1, width: 80, height: 40, uses: [], items: 0 });
    const picture = nameOf(added);
    expect((await act('saveStorePicture', token, picture, ' Kopi susu ')).success).toBe(true);
    expect((await list(token)).pictures.find((one) => one.picture === picture)?.title).toBe('Kopi susu');
    expect((await act('deleteStorePicture', token, picture)).success).toBe(true);
    expect(await library(token)).toEqual([]);
    expect((await act('restoreStorePicture', token, picture)).success).toBe(true);
    expect(await library(token)).toEqual([picture]);
    const audit = (await staff.audit()).slice(seen).map(({ action, detail }) => [action, detail]);
    expect(audit).toEqual(
      ['picture_added', 'picture_renamed', 'picture_deleted', 'picture_restored'].map((action) => [
        action,
        { picture },
      ]),
    );
    const owner = await staff.member('pemilik', 'owner');
    const page = await staff.call<Schemas['AuditPage']>('listAudit', { token: owner.token, path: { codename } });
    const newest = page.data.entries.find(({ action }) => action === 'picture_restored');
    expect(newest?.detail).toEqual({ picture, title: 'Kopi susu' });
  });

  test('nobody but the people of a store sees or changes its pictures', async () => {
    const owner = await staff.member('pemilik', 'owner');
    const other = await staff.member('tetangga', 'owner', [], 'toko');
    const picture = nameOf(await add(owner.token, await webp('#445566')));
    for (const store of ['warung', 'tidakada']) {
      expect((await add(other.token, await webp('#112233'), store)).status).toBe(404);
      expect((await staff.call('listStorePictures', { token: other.token, path: { codename: store } })).status).toBe(
        404,
      );
      expect((await act('deleteStorePicture', other.token, picture, undefined, store)).status).toBe(404);
    }
    expect((await list(other.token, 'toko')).pictures.map((one) => one.picture)).not.toContain(picture);
    for (const operation of ['deleteStorePicture', 'restoreStorePicture'] as const) {
      expect((await act(operation, other.token, picture, undefined, 'toko')).status).toBe(404);
    }
    expect((await act('saveStorePicture', other.token, picture, 'Milikku', 'toko')).status).toBe(404);
    expect(await library(owner.token)).toEqual([picture]);
  });

  test('two stores have the same picture: one deletes it, the other keeps it', async () => {
    const owner = await staff.member('pemilik', 'owner');
    const other = await staff.member('tetangga', 'owner', [], 'toko');
    const picture = nameOf(await add(owner.token, await webp('#aabbcc')));
    expect(nameOf(await add(other.token, await webp('#aabbcc'), 'toko'))).toBe(picture);
    await act('deleteStorePicture', other.token, picture, undefined, 'toko');
    expect(await library(other.token, 'toko')).toEqual([]);
    expect(await library(owner.token)).toEqual([picture]);
    staff.clock.pass(days(31));
    const { deleteUnnamed } = staff.provider.modules.studio.pictures;
    expect(await deleteUnnamed()).toBe(1);
    expect(await hasFile(picture)).toBe(true);
    const again = await staff.token('pemilik');
    await act('deleteStorePicture', again, picture);
    staff.clock.pass(days(31));
    expect(await deleteUnnamed()).toBe(1);
    expect(await deleteUnnamed()).toBe(0);
    expect(await hasFile(picture)).toBe(false);
  });

  const refused = hostilePictures.filter(({ what, verdict }) => verdict !== 'cleaned' && !what.includes('5 MB'));
  test.each(refused)('$what is refused as $verdict', async ({ make, verdict }) => {
    const { token } = await staff.member('pemilik', 'owner');
    const code = verdict === 'invalid' ? 'PICTURE_INVALID' : 'PICTURE_TOO_LARGE';
    expect(await add(token, await make())).toMatchObject({ status: 200, error_code: code, data: null });
    expect(await library(token)).toEqual([]);
  });

  test('a body of more bytes than allowed is not read', async () => {
    const { token } = await staff.member('pemilik', 'owner');
    expect((await add(token, Buffer.alloc(uploadBytes + 1))).status).toBe(413);
  });

  test('a transparent picture stays transparent, and a kind that no picture has is refused', async () => {
    const { token } = await staff.member('pemilik', 'owner');
    const added = await add(token, await webp('#ff000000'), codename, 'appicon');
    expect(nameOf(added)).toMatch(/^appicon\/[0-9a-f]{64}\.webp$/);
    const [blob] = await staff.database.query<{ body: Uint8Array }>('select body from blobs where key = $1', [
      nameOf(added),
    ]);
    const body = Buffer.from(blob?.body ?? []);
    expect((await sharp(body).metadata()).hasAlpha).toBe(true);
    expect(nameOf(added)).toContain(createHash('sha256').update(body).digest('hex'));
    expect((await add(token, await webp('#ff0000'), codename, 'proof')).status).toBe(400);
  });

  test('a used picture cannot be deleted: by the draft, the current revision, a schedule or an item', async () => {
    const { token } = await staff.member('pemilik', 'owner');
    const picture = nameOf(await add(token, await webp('#778899')));
    const refuse = async (uses: object[], titles: string[] = []) => {
      const items = titles.length;
      expect((await list(token)).pictures[0]).toMatchObject({ picture, uses, items, item_titles: titles });
      expect(await act('deleteStorePicture', token, picture)).toMatchObject({ error_code: 'PICTURE_USED' });
    };
    const draft = await draftWith(token, banner(picture));
    await refuse([{ revision: draft.version, pointer: '/app/slider/0/image' }]);
    const from = new Date(Date.now() + 3_600_000).toISOString();
    const fields = { version: String(draft.version), from };
    const scheduled = await staff.call<{ plan: string }>('scheduleDraft', { token, path: { codename }, fields });
    const [end] = (await staff.call<Schemas['ScheduledEnd'][]>('listScheduled', { token, path: { codename } })).data;
    await refuse([{ revision: end?.revision, pointer: '/app/slider/0/image' }]);
    await staff.provider.modules.stores.publishing.cancel(codename, scheduled.data.plan);
    expect((await act('deleteStorePicture', token, picture)).success).toBe(true);
    await act('restoreStorePicture', token, picture);

    const published = await draftWith(token, banner(picture));
    const version = String(published.version);
    const { data } = await staff.call<Schemas['Published']>('publishDraft', {
      token,
      path: { codename },
      fields: { version },
    });
    await refuse([{ revision: data.revision, pointer: '/app/slider/0/image' }]);
    expect((await list(token)).current).toBe(data.revision);

    const without = await draftWith(token, { slider: [] });
    await staff.call('publishDraft', { token, path: { codename }, fields: { version: String(without.version) } });
    await staff.database.query(
      `insert into items (store_id, view_uid, position, type, title, content, image, price, price_before_discount, style,
         quantity, use_quantity, max_qty, weight, is_open, close_status, text_buy, label_search, sold, review_rating,
         discussion_count, url, action, details)
       select id, 'kopi', 0, 0, 'Kopi', '', null, 0, 0, 0, 0, 0, 0, 0, 1, '', '', '', 0, 0, 0, '', 0, $1::jsonb
       from stores where codename = 'warung'`,
      [JSON.stringify({ image3: picture })],
    );
    await refuse([], ['Kopi']);
    await staff.database.script(`delete from items where view_uid = 'kopi'`);

    expect((await act('deleteStorePicture', token, picture)).success).toBe(true);
    staff.clock.pass(days(31));
    expect(await staff.provider.modules.studio.pictures.deleteUnnamed()).toBe(0);
    expect(await hasFile(picture)).toBe(true);
  });

  test('a picture that documents name without the library is listed after it', async () => {
    const { token } = await staff.member('pemilik', 'owner');
    await draftWith(token, banner('appslider/tomato~mint.svg'));
    const { pictures, limit } = await list(token);
    expect(limit).toBe(storePicturesPerStore);
    const named = pictures.find((one) => one.picture === 'appslider/tomato~mint.svg');
    expect(named).toMatchObject({ is_added: 0, title: '', added_at: null });
    expect(await act('deleteStorePicture', token, 'appslider/tomato~mint.svg')).toMatchObject({ status: 404 });
  });

  test('a full library takes nothing more, except what it has', async () => {
    const { token } = await staff.member('pemilik', 'owner');
    const picture = nameOf(await add(token, await webp('#dd0000')));
    const gone = nameOf(await add(token, await webp('#00dd00')));
    await act('deleteStorePicture', token, gone);
    await staff.database.query(
      `insert into store_pictures (store_id, picture, width, height, bytes, added_at)
       select id, 'listimage/' || number || '.webp', 1, 1, 1, now() from stores, generate_series(2, $1::int) number
       where codename = 'warung'`,
      [storePicturesPerStore],
    );
    expect(await add(token, await webp('#0000dd'))).toMatchObject({ error_code: 'PICTURES_FULL' });
    expect(await act('restoreStorePicture', token, gone)).toMatchObject({ error_code: 'PICTURES_FULL' });
    expect(nameOf(await add(token, await webp('#dd0000')))).toBe(picture);
  });

  test('deleted pictures count against twice the limit, and may come back', async () => {
    const { token } = await staff.member('pemilik', 'owner');
    const gone = nameOf(await add(token, await webp('#00dd00')));
    await act('deleteStorePicture', token, gone);
    await staff.database.query(
      `insert into store_pictures (store_id, picture, width, height, bytes, added_at, deleted_at)
       select id, 'listimage/' || number || '.webp', 1, 1, 1, now(), now() from stores, generate_series(2, $1::int) number
       where codename = 'warung'`,
      [2 * storePicturesPerStore],
    );
    expect(await add(token, await webp('#0000dd'))).toMatchObject({ error_code: 'PICTURES_FULL' });
    expect(await act('restoreStorePicture', token, gone)).toMatchObject({ success: true });
    await act('deleteStorePicture', token, gone);
    expect(nameOf(await add(token, await webp('#00dd00')))).toBe(gone);
    expect(await library(token)).toEqual([gone]);
  });
});

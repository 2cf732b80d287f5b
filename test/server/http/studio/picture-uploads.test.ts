import sharp from 'sharp';
import { storePictureBytes } from '../../../../server/__generated__/limits';
import { hostilePictures } from '../../../support/pictures/hostile-pictures';
import { databases } from '../../../support/provider/databases';
import { until } from '../../../support/programs/until';
import { type StaffCalls, staffPassword, startStaff } from '../../../support/provider/staff-calls';
import { openConnection } from '../../../support/server/raw-connection';
import { startStudio, type Studio, type StudioBrowser, studioOrigin } from '../../../support/server/studio-fixture';

const photo = (background: string) =>
  sharp({ create: { width: 60, height: 30, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'Rahasia' } })
    .jpeg()
    .toBuffer();

interface Upload {
  store?: string;
  kind?: string;
  headers?: Record<string, string>;
}

describe.each(databases.slice(0, 1))('uploads of pictures in the studio on %s', (_name, open) => {
  let staff: StaffCalls;
  let studio: Studio;
  let browser: StudioBrowser;
  beforeAll(async () => {
    staff = await startStaff(open);
    studio = await startStudio(staff.provider.baseUrl);
  });
  afterAll(async () => {
    await studio.close();
    await staff.provider.close();
  });
  beforeEach(async () => {
    await staff.forgetAll();
    await staff.database.script('delete from store_pictures; delete from blobs');
    browser = studio.browser();
  });

  async function signIn(name: string, role: 'owner' | 'viewer', codename = 'warung') {
    await staff.member(name, role, [], codename);
    await browser.mutate('signIn', { email: `${name}@toko.test`, password: staffPassword });
  }

  const upload = (payload: Buffer, { store = 'warung', kind = 'appslider', headers = {} }: Upload = {}) =>
    studio.call({
      url: `/studio/pictures?store=${store}&kind=${kind}`,
      payload,
      headers: { 'content-type': 'image/jpeg', origin: studioOrigin, cookie: browser.cookie, ...headers },
    });
  const library = async () => {
    const { data } = (await browser.send('pictures', { codename: 'warung' })).body;
    const { pictures } = (data?.store as { pictures: { pictures: { isAdded: boolean; title: string }[] } }).pictures;
    return pictures.filter(({ isAdded }) => isAdded);
  };

  test('another site, and a request without an origin, are refused before the session is looked at', async () => {
    await signIn('sari', 'owner');
    const body = await photo('#aa0000');
    for (const headers of [
      { origin: 'https://jahat.test' },
      { origin: '' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[]) {
      const reply = await upload(body, { headers });
      expect([reply.status, reply.body]).toMatchObject([403, { success: false, code: 'FORBIDDEN' }]);
    }
    expect(await library()).toEqual([]);
  });

  test('nobody, a viewer and the staff of another store add nothing', async () => {
    const body = await photo('#aa0000');
    expect(await upload(body)).toMatchObject({ status: 401, body: { code: 'SIGNED_OUT' } });
    await signIn('budi', 'viewer');
    expect(await upload(body)).toMatchObject({ status: 403, body: { code: 'NOT_ALLOWED' } });
    expect(await upload(body, { store: 'toko' })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await upload(body, { store: 'tidakada' })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await library()).toEqual([]);
  });

  test('a session that was ended elsewhere is told so, and its cookie goes', async () => {
    await signIn('sari', 'owner');
    await staff.database.script('delete from staff_sessions');
    const reply = await upload(await photo('#aa0000'));
    expect(reply).toMatchObject({ status: 401, body: { code: 'SIGNED_OUT' } });
    expect(reply.cookies.join()).toMatch(/__Host-studio=;/);
  });

  test.each(hostilePictures.filter(({ verdict, what }) => verdict !== 'cleaned' && !what.includes('5 MB')))(
    '$what is refused as $verdict',
    async ({ make, verdict }) => {
      await signIn('sari', 'owner');
      const [status, code] = verdict === 'invalid' ? [415, 'PICTURE_INVALID'] : [413, 'PICTURE_TOO_LARGE'];
      expect(await upload(await make())).toMatchObject({ status, body: { success: false, code } });
      expect(await library()).toEqual([]);
    },
  );

  test('25 MB, and another type of body, are refused by their headers', async () => {
    await signIn('sari', 'owner');
    expect(await upload(Buffer.alloc(25_000_000))).toMatchObject({ status: 413, body: { code: 'PICTURE_TOO_LARGE' } });
    expect(await upload(Buffer.alloc(storePictureBytes + 1))).toMatchObject({ status: 413 });
    const svg = { headers: { 'content-type': 'image/svg+xml' } };
    expect(await upload(Buffer.from('<svg/>'), svg)).toMatchObject({ status: 415, body: { code: 'PICTURE_INVALID' } });
    expect(await upload(await photo('#aa0000'), { kind: 'proof' })).toMatchObject({ status: 400 });
  });

  test('nobody occupies the places of the others', async () => {
    await signIn('sari', 'owner');
    const head = [
      'POST /studio/pictures?store=warung&kind=popup HTTP/1.1',
      `host: ${new URL(studio.origin).host}`,
      `origin: ${studioOrigin}`,
      `cookie: ${browser.cookie}`,
      'content-type: image/jpeg',
      'content-length: 5000',
    ];
    const slow = await Promise.all(Array.from({ length: 4 }, () => openConnection(studio.origin)));
    for (const { write } of slow) write(`${head.join('\r\n')}\r\n\r\n`);
    const [refused] = await until('one of them is refused', () => {
      const answered = slow.filter(({ text }) => text() !== '');
      return answered.length > 0 && answered;
    });
    expect(refused?.text()).toMatch(/^HTTP\/1\.1 503 .*BUSY/s);
    const sari = browser;
    browser = studio.browser();
    await signIn('rekan', 'owner');
    expect(await upload(await photo('#aa0000'))).toMatchObject({ status: 200 });
    browser = sari;
    for (const { socket } of slow) socket.destroy();
    await until('the places are free', async () => (await upload(await photo('#aa0000'))).status === 200);
  });

  test('a photo becomes a WebP without metadata, with its title, and is shown by its name', async () => {
    await signIn('sari', 'owner');
    const headers = { 'picture-title': encodeURIComponent(' Kopi & teh ') };
    const { status, body } = await upload(await photo('#aa5500'), { headers });
    const { picture } = body as unknown as { picture: { picture: string } };
    expect([status, body]).toMatchObject([200, { picture: { title: 'Kopi & teh', width: 60, height: 30 } }]);
    expect(picture.picture).toMatch(/^appslider\/[0-9a-f]{64}\.webp$/);
    const file = await fetch(`${staff.provider.baseUrl}/media/${picture.picture}`);
    const { format, exif } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    expect({ format, exif }).toEqual({ format: 'webp', exif: undefined });
    expect(await library()).toMatchObject([{ title: 'Kopi & teh' }]);
    const again = await upload(await photo('#aa5500'), { headers: { 'picture-title': '%E0%A4%A' } });
    expect(again).toMatchObject({ status: 200, body: { picture: { title: 'Kopi & teh' } } });
    expect(await library()).toHaveLength(1);
  });

  const crop = (picture: string, area: object, store = 'warung') =>
    studio.call({
      url: `/studio/pictures/crop?store=${store}&kind=popup`,
      payload: JSON.stringify({ picture, x: 50, y: 0, width: 50, height: 50, ...area }),
      headers: { 'content-type': 'application/json', origin: studioOrigin, cookie: browser.cookie },
    });

  test('an area of a picture becomes a picture of its own', async () => {
    await signIn('sari', 'owner');
    const { body } = await upload(await photo('#005566'), { headers: { 'picture-title': 'Laut' } });
    const { picture } = (body as unknown as { picture: { picture: string } }).picture;
    const cut = await crop(picture, {});
    expect(cut).toMatchObject({ status: 200, body: { picture: { title: 'Laut', width: 30, height: 15 } } });
    expect(await crop('appslider/tomato~mint.svg', {})).toMatchObject({ status: 200 });
    expect(await library()).toHaveLength(3);
  });

  test('an area outside of a picture, and a picture that the store does not have, are refused', async () => {
    await signIn('tetangga', 'owner', 'toko');
    const other = await upload(await photo('#665500'), { store: 'toko' });
    const { picture } = (other.body as unknown as { picture: { picture: string } }).picture;
    browser = studio.browser();
    await signIn('sari', 'owner');
    expect(await crop(picture, {})).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await crop(picture, {}, 'toko')).toMatchObject({ status: 404 });
    expect(await crop(picture, { x: 101 })).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
    expect(await crop('../../etc/passwd', {})).toMatchObject({ status: 404 });
    const edge = await crop('appslider/tomato~mint.svg', { x: 100, y: 100, width: 100, height: 100 });
    expect(edge).toMatchObject({ status: 200, body: { picture: { width: 1, height: 1 } } });
  });

  test('the facade names, deletes and restores a picture', async () => {
    await signIn('sari', 'owner');
    const { body } = await upload(await photo('#005500'));
    const { picture } = (body as unknown as { picture: { picture: string } }).picture;
    const input = { codename: 'warung', picture };
    expect(await browser.mutate('savePicture', { ...input, title: 'Daun' })).toMatchObject({ __typename: 'Done' });
    expect(await library()).toMatchObject([{ picture, title: 'Daun', uses: [], items: 0 }]);
    expect(await browser.mutate('deletePicture', input)).toMatchObject({ __typename: 'Done' });
    expect(await library()).toEqual([]);
    expect(await browser.mutate('restorePicture', input)).toMatchObject({ __typename: 'Done' });
    expect(await library()).toHaveLength(1);
  });

  test('a picture of the current revision is named as used, and stays', async () => {
    await signIn('sari', 'owner');
    const { data } = (await browser.send('pictures', { codename: 'warung' })).body;
    const { pictures } = (data?.store as { pictures: { pictures: { picture: string; uses: unknown[] }[] } }).pictures;
    const banner = pictures.find(({ picture }) => picture === 'appslider/tomato~mint.svg');
    expect(banner).toMatchObject({ isAdded: false, uses: [{ in: 'CURRENT', pointer: '/app/slider/0/image' }] });
  });
});

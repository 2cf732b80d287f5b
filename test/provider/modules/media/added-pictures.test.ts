import sharp from 'sharp';
import { createRemoteAdmin } from '../../../../provider/cli/open-admin';
import { encodePicture, PictureRefused } from '../../../../provider/media/encode-picture';
import { databases } from '../../../support/provider/databases';
import { adminKey, startTestApp, type TestApp } from '../../../support/provider/test-app';

const picture = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#336699' } });

const refusal = (file: string, body: Buffer) =>
  encodePicture(file, body).then(
    () => 'taken',
    (error: unknown) => (error instanceof PictureRefused ? error.message : `failed: ${String(error)}`),
  );

test.each([
  ['an SVG', 'logo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'is not a JPEG, PNG or WebP'],
  ['a text with the name of a picture', 'logo.jpg', Buffer.from('halo'), 'is not a JPEG, PNG or WebP'],
  ['nothing', 'logo.jpg', Buffer.alloc(0), 'is not a JPEG, PNG or WebP'],
  ['a head without a picture', 'logo.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 'is damaged'],
  ['more than 10 MB', 'logo.jpg', Buffer.alloc(10_000_001, 0xff), 'has 10.0 MB; the limit is 10.0 MB'],
])('%s is refused', async (_what, file, body, reason) => {
  expect(await refusal(file, body)).toContain(reason);
});

test('a picture with too many pixels is refused before decoding, and so is a truncated one', async () => {
  const large = await picture(10_000, 4_001).png({ compressionLevel: 9 }).toBuffer();
  expect(await refusal('besar.png', large)).toBe('has 10000 × 4001 pixels; the limit is 40 million');
  const whole = await picture(400, 400).png().toBuffer();
  expect(await refusal('potong.png', whole.subarray(0, whole.length - 200))).toContain('is damaged');
});

test('a picture is rotated, resized, named by its content and stripped of metadata', async () => {
  const taken = await picture(2_000, 1_000)
    .withMetadata({ orientation: 6, exif: { IFD0: { Artist: 'Sari' } } })
    .jpeg()
    .toBuffer();
  const { name, body, width, height } = await encodePicture('Foto Kopi (1).JPG', taken);
  expect([name, width, height]).toEqual([expect.stringMatching(/^foto-kopi-1-[0-9a-f]{16}\.webp$/), 800, 1_600]);
  const { format, exif, orientation } = await sharp(body).metadata();
  expect([format, exif, orientation]).toEqual(['webp', undefined, undefined]);
  expect((await encodePicture('Foto Kopi (1).JPG', taken)).name).toBe(name);
});

describe.each(databases)('pictures of tenants on %s', (_name, open) => {
  let provider: TestApp;
  beforeAll(async () => {
    provider = await startTestApp(open);
  });
  afterAll(() => provider.close());

  test('are served by every provider on the database', async () => {
    const { url } = await provider.ask('/healthz');
    const remote = createRemoteAdmin(new URL(url).origin, adminKey);
    const body = await picture().png().toBuffer();
    const added = await remote.addPicture('warung', { kind: 'appicon', file: 'logo.png', body });
    expect(added).toMatchObject({ width: 40, height: 30 });
    expect(await provider.admin.addPicture('warung', { kind: 'appicon', file: 'logo.png', body })).toEqual(added);
    const served = await provider.ask(`/media/${added.picture}`);
    expect([served.status, served.headers.get('content-type'), served.headers.get('x-content-type-options')]).toEqual([
      200,
      'image/webp',
      'nosniff',
    ]);
    const rows = await provider.database.query('select picture, width, height, deleted_at from store_pictures');
    expect(rows).toEqual([{ picture: added.picture, width: 40, height: 30, deleted_at: null }]);
    const references = {
      pictures: [added.picture, 'appicon/tomato.svg', 'appicon/tomat~leaf.svg'],
      items: ['sayur1', 'tidakada'],
    };
    expect(await remote.findMissing('warung', references)).toEqual({
      pictures: ['appicon/tomat~leaf.svg'],
      items: ['tidakada'],
    });
    await expect(remote.addPicture('tiada', { kind: 'appicon', file: 'logo.png', body })).rejects.toThrow('no store');
    await expect(remote.addPicture('warung', { kind: 'popup', file: 'x', body: Buffer.from('x') })).rejects.toThrow(
      PictureRefused,
    );
    expect((await provider.ask('/media/appicon/tidak-ada.webp')).status).toBe(404);
  });
});

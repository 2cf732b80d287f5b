import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { createCacheBudget } from '../../../../server/cache/cache-budget';
import { createInlinePictures } from '../../../../server/http/pictures/inline-pictures';

const plain = (width: number, alpha = 1) =>
  sharp({ create: { width, height: width, channels: 4, background: { r: 9, g: 99, b: 9, alpha } } });
const noise = (width: number) => sharp(randomBytes(width * width * 3), { raw: { width, height: width, channels: 3 } });

function start(load: (path: string, width: number) => Promise<Buffer | null>, patience?: number) {
  const cached = createCacheBudget(10_000_000).open<Buffer>('pictures');
  return createInlinePictures({ load, cached, ...(patience !== undefined && { patience }) });
}

test('a picture is encoded once, as a data URL of at most 8 KB', async () => {
  const load = jest.fn(async (_path: string, width: number) => plain(width).webp().toBuffer());
  const inlinePicture = start(load, 60_000);
  const [first, second] = await Promise.all([inlinePicture('listimage/a', 480), inlinePicture('listimage/a', 480)]);
  expect(first.url).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/);
  expect(first.url?.length).toBeLessThanOrEqual(8_192);
  expect(second).toEqual(first);
  expect(await inlinePicture('listimage/a', 480)).toEqual(first);
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ['a small one', 96, () => plain(96)],
  ['one that shows what is behind it', 480, () => plain(480, 0.5)],
  ['one that does not become small', 480, () => noise(480)],
])('a page has none for %s', async (_case, width, picture) => {
  const load = jest.fn(async () => picture().webp().toBuffer());
  const inlinePicture = start(load, 60_000);
  for (const _ of [1, 2]) expect(await inlinePicture('listimage/a', width)).toEqual({ url: null, pending: false });
  expect(load.mock.calls.length).toBeLessThanOrEqual(1);
});

test.each([
  ['fails', async () => Promise.reject(new Error('The media host answered 500'))],
  ['does not exist', async () => null],
])('a picture that %s is not asked for again at once, says when, and fails no page', async (_case, answer) => {
  const load = jest.fn(answer);
  const inlinePicture = start(load, 60_000);
  const first = await inlinePicture('listimage/a', 480);
  expect(first).toEqual({ url: null, pending: false, triedAgainAt: expect.any(Number) });
  expect(first.triedAgainAt).toBeGreaterThan(Date.now());
  expect(await inlinePicture('listimage/a', 480)).toEqual(first);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page does not wait for a late picture, which the next page has', async () => {
  let arrive = (_picture: Buffer) => {};
  const arrived = new Promise<Buffer>((resolve) => (arrive = resolve));
  const inlinePicture = start(() => arrived, 0);
  expect(await inlinePicture('listimage/a', 240)).toEqual({ url: null, pending: true });
  arrive(await plain(240).webp().toBuffer());
  let next = await inlinePicture('listimage/a', 240);
  while (next.pending) next = await inlinePicture('listimage/a', 240);
  expect(next.url).toMatch(/^data:/);
});

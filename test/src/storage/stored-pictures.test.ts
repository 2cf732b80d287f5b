import { Blob as NodeBlob } from 'node:buffer';
import { memoryCaches } from '../../support/browser/memory-caches';

const stored = memoryCaches();
const names = () => stored.keys();
// Node's `Response` does not accept jsdom's `Blob`.
const picture = new NodeBlob(['abc'], { type: 'image/png' }) as Blob;
const dayMs = 24 * 60 * 60_000;

/** Data in a tab's memory is lost with the tab. */
async function openTab() {
  jest.resetModules();
  return import('../../../src/storage/stored-pictures');
}

async function storeAll(all: readonly (readonly [codename: string, customer: string, code: string])[]) {
  const { storePicture } = await openTab();
  for (const [codename, customer, code] of all) await storePicture(codename, customer, code, picture);
}

beforeEach(() => {
  stored.clear();
  Object.assign(globalThis, { caches: stored });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'caches');
});

test('a picture is available in the next tab until it is removed', async () => {
  await storeAll([['kopi', 'c1', 'a']]);
  const { readPicture, removePicture } = await openTab();
  const read = await readPicture('a');
  expect([read?.type, await read?.text()]).toEqual(['image/png', 'abc']);
  await removePicture('kopi', 'c1', 'a');
  expect(await readPicture('a')).toBeNull();
});

test('the pictures of a store are deleted with their session, and those of other stores stay', async () => {
  await storeAll([
    ['kopi', 'c1', 'a'],
    ['kopikita', 'c1', 'b'],
  ]);
  const { clearPictures, readPicture } = await openTab();
  await clearPictures('kopi');
  expect([await readPicture('a'), await names()]).toEqual([null, ['kopikita:unsent:c1']]);
});

test('those of another customer go when one signs in', async () => {
  await storeAll([
    ['kopi', 'c1', 'a'],
    ['kopi', 'c2', 'b'],
  ]);
  const { clearPictures } = await openTab();
  await clearPictures('kopi', 'c2');
  expect(await names()).toEqual(['kopi:unsent:c2']);
});

test('after a day a picture counts no more, and is removed', async () => {
  await storeAll([['kopi', 'c1', 'a']]);
  const { clearOldPictures, readPicture } = await openTab();
  await clearOldPictures('kopi');
  expect(stored.contents('kopi:unsent:c1')).toEqual(['http://localhost/unsent/a']);
  const later = Date.now() + dayMs + 2_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect(await readPicture('a')).toBeNull();
});

test('without Cache Storage a picture is kept until its tab is closed', async () => {
  Reflect.deleteProperty(globalThis, 'caches');
  const { clearPictures, readPicture, storePicture } = await openTab();
  await storePicture('kopi', 'c1', 'a', picture);
  expect(await readPicture('a')).toBe(picture);
  await clearPictures('kopi');
  expect(await readPicture('a')).toBeNull();
});

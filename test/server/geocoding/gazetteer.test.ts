import { createGazetteer } from '../../../server/geocoding/gazetteer';

const gazetteer = createGazetteer();
const bandung = { latitude: -6.9147, longitude: 107.6098 };
const suggest = (text: string, near: typeof bandung | null = null, countryCode = 'id') =>
  gazetteer.suggest({ text, countryCode, near });
const namesOf = async (...search: Parameters<typeof suggest>) => (await suggest(...search)).map(({ name }) => name);

test.each([
  ['bandung', { name: 'Bandung', region: 'Jawa Barat' }],
  ['surab', { name: 'Surabaya', region: 'Jawa Timur' }],
  ['Tangerang Sel', { name: 'Tangerang Selatan', region: 'Banten' }],
  ['lembang', { name: 'Lembang', region: 'Bandung Barat, Jawa Barat' }],
  ['bandng', { name: 'Bandung', region: 'Jawa Barat' }],
  ['denpsar', { name: 'Denpasar', region: 'Bali' }],
])('%j finds %j first', async (text, place) => {
  const [first] = await suggest(text);
  expect(first).toMatchObject(place);
  expect(first?.position.latitude).toBeLessThan(7);
});

test('corrects typing errors only if nothing matches exactly', async () => {
  expect(await namesOf('lembang')).toEqual(['Lembang']);
});

test.each(['', '  ', 'xqzvw', '%', '../'])('%j finds nothing', async (text) => {
  expect(await suggest(text)).toEqual([]);
});

test('returns at most six', async () => {
  expect(await suggest('b')).toHaveLength(6);
});

test('a search near a position returns only nearby locations, nearest first', async () => {
  expect(await namesOf('b', bandung)).toEqual(['Bandung', 'Banjaran']);
  expect(await namesOf('surabaya', bandung)).toEqual([]);
});

test('does not return locations of another country', async () => {
  expect(await namesOf('kuala lumpur')).toEqual([]);
  expect(await namesOf('kuala lumpur', null, 'my')).toEqual(['Kuala Lumpur']);
  expect(await namesOf('bandung', null, 'zz')).toEqual([]);
});

test('a position is named after the nearest town', async () => {
  expect(await gazetteer.nameOf(bandung, 'id')).toEqual({ name: 'Bandung', region: 'Jawa Barat', position: bandung });
  expect(await gazetteer.nameOf({ latitude: -10, longitude: 90 }, 'id')).toBeNull();
});

test('reads a country once, and again after a failure', async () => {
  const read = jest.fn(async () => [{ name: 'Kota', region: '', population: 1, position: bandung }]);
  read.mockRejectedValueOnce(new Error('no file'));
  const own = createGazetteer(read);
  const search = { text: 'kota', countryCode: 'id', near: null };
  await expect(own.suggest(search)).rejects.toThrow('no file');
  expect(await own.suggest(search)).toHaveLength(1);
  expect(await own.suggest(search)).toHaveLength(1);
  expect(read).toHaveBeenCalledTimes(2);
});

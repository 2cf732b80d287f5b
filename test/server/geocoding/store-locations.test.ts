import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { addStoreLocations, describePosition } from '../../../server/geocoding/store-locations';

interface Marker {
  name: string;
  address: string;
  lat: number;
  lng: number;
}

const antarin = parse(readFileSync(join(__dirname, '../../../provider/seed/stores/antarin/store.yaml'), 'utf8')) as {
  components: { maps?: Marker[]; segments?: { metas?: { maps?: Marker[] } }[] }[];
};
const locations = antarin.components
  .flatMap(({ maps = [], segments = [] }) => [...maps, ...segments.flatMap(({ metas }) => metas?.maps ?? [])])
  .map(({ name, address, lat, lng }) => ({ name, address, position: { latitude: lat, longitude: lng } }));

const town = { name: 'Kota', region: 'Jawa Timur', position: { latitude: -7.2, longitude: 112.7 } };
const namesOf = (text: string, found = [town]) => addStoreLocations(found, locations, text).map(({ name }) => name);

test.each([
  ['Klojen', 'Klojen'],
  ['lowokwaru', 'Lowokwaru'],
  ['Stasiun Malang', 'Stasiun Malang'],
])('%j finds the store’s %j before the towns', (text, name) => {
  expect(namesOf(text)[0]).toBe(name);
});

test.each([
  ['jalan ijen', 'Pangkalan Jalan Ijen'],
  ['museum brawijaya', 'Pangkalan Jalan Ijen'],
  ['surabaya', 'Klojen'],
])('%j finds the towns before the store’s %j', (text, name) => {
  expect(namesOf(text)).toEqual(['Kota', name]);
});

test('leaves room for the store’s places, and returns at most six', () => {
  const towns = Array.from({ length: 6 }, (_, index) => ({ ...town, name: `Kota ${index}` }));
  expect(namesOf('malang', towns)).toHaveLength(6);
  expect(namesOf('malang', towns)).toContain('Stasiun Malang');
});

test.each(['', '  ', '%', 'stasiun surabaya'])('%j finds none of them', (text) => {
  expect(namesOf(text, [])).toEqual([]);
});

describe('a position', () => {
  const malang = (latitude: number, longitude: number) => ({ latitude, longitude });
  const own = { name: 'Malang', region: 'Jawa Timur', position: malang(-7.9797, 112.6304) };

  test.each([
    [
      'at a place of the store',
      malang(-7.9775, 112.637),
      'id',
      'Stasiun Malang',
      'Malang, Jawa Timur (-7.9775, 112.6370)',
    ],
    ['near one', malang(-7.946, 112.636), 'id', 'Dekat Lowokwaru', 'Malang, Jawa Timur (-7.9460, 112.6360)'],
    ['near one, in English', malang(-7.946, 112.636), 'en', 'Near Lowokwaru', 'Malang, Jawa Timur (-7.9460, 112.6360)'],
    ['far from all', malang(-8.2, 112.9), 'id', 'Malang', 'Jawa Timur (-8.2000, 112.9000)'],
  ] as const)('%s is named after it', (_what, position, locale, name, region) => {
    expect(describePosition(position, own, locations, locale)).toEqual({ name, region, position });
  });

  test('in a town is never named like another one there', () => {
    const ends = [malang(-8.2, 112.9), malang(-8.21, 112.91)].map((one) => describePosition(one, own, [], 'id'));
    expect(new Set(ends.map((end) => `${end?.name}, ${end?.region}`)).size).toBe(2);
  });

  test('without a name has no description if the store has no place either', () => {
    expect(describePosition(malang(0, 90), null, locations, 'id')).toBeNull();
  });
});

import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGeocoder } from '../../../server/geocoding/create-geocoder';

const position = { latitude: -6.914713, longitude: 107.609812 };
const digits = /914713|609812/;
const answers = new Map<string, (response: ServerResponse) => void>();
const asked: URL[] = [];
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://places');
  asked.push(url);
  answers.get(url.pathname)?.(response);
});
const json = (body: unknown) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

let places: ReturnType<typeof createGeocoder>;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  places = createGeocoder({ PLACES_URL: base, GEOCODER_URL: base });
});
beforeEach(() => {
  asked.splice(0);
  answers.clear();
});
afterAll(async () => {
  await places.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const feature = (properties: object, coordinates = [107.61, -6.92]) => ({ geometry: { coordinates }, properties });
const braga = {
  name: 'Jalan Braga',
  district: 'Sumur Bandung',
  city: 'Bandung',
  state: 'Jawa Barat',
  countrycode: 'ID',
};
const suggest = (near: typeof position | null = null) => places.suggest({ text: 'braga', countryCode: 'id', near });

describe('Photon', () => {
  test('suggests locations in the store’s country', async () => {
    answers.set('/api', json({ features: [feature(braga), feature({ ...braga, countrycode: 'IT' }), feature({})] }));
    expect(await suggest()).toEqual([
      {
        name: 'Jalan Braga',
        region: 'Sumur Bandung, Bandung, Jawa Barat',
        position: { latitude: -6.92, longitude: 107.61 },
      },
    ]);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({ q: 'braga', limit: '20' });
  });

  test('searches around the visitor’s position and drops results farther away', async () => {
    const far = feature({ ...braga, name: 'Jauh' }, [110, -7]);
    const further = feature({ ...braga, name: 'Lebih jauh' }, [107.7, -6.95]);
    answers.set('/api', json({ features: [far, further, feature(braga)] }));
    expect((await suggest(position)).map(({ name }) => name)).toEqual(['Jalan Braga', 'Lebih jauh']);
    const { lat, lon, bbox = '' } = Object.fromEntries(asked[0]?.searchParams ?? []);
    expect([Number(lat), Number(lon)]).toEqual([position.latitude, position.longitude]);
    const [west = 0, south = 0, east = 0, north = 0] = bbox.split(',').map(Number);
    expect([east - west, north - south]).toEqual([expect.closeTo(0.3), expect.closeTo(0.3)]);
  });

  test('returns at most six', async () => {
    answers.set('/api', json({ features: Array.from({ length: 20 }, () => feature(braga)) }));
    expect(await suggest()).toHaveLength(6);
  });

  test('is not called before anything is typed', async () => {
    expect(await places.suggest({ text: '', countryCode: 'id', near: null })).toEqual([]);
    expect(asked).toEqual([]);
  });
});

describe('Nominatim', () => {
  const nameOf = () => places.nameOf(position, 'id');
  const address = { road: 'Jalan Braga', suburb: 'Braga', city: 'Bandung', state: 'Jawa Barat', country_code: 'id' };

  test('names a position, smallest part first', async () => {
    answers.set('/reverse', json({ name: '', address }));
    expect(await nameOf()).toEqual({ name: 'Jalan Braga', region: 'Braga, Bandung, Jawa Barat', position });
    answers.set('/reverse', json({ name: 'Gedung Merdeka', address }));
    expect(await nameOf()).toMatchObject({ name: 'Gedung Merdeka', region: 'Jalan Braga, Braga, Bandung, Jawa Barat' });
  });

  test.each([
    ['is in another country', { name: 'Braga', address: { ...address, country_code: 'pt' } }],
    ['has no name', { error: 'Unable to geocode' }],
  ])('returns null for a position that %s', async (_name, reply) => {
    answers.set('/reverse', json(reply));
    expect(await nameOf()).toBeNull();
  });
});

const faults: [string, string, (response: ServerResponse) => void][] = [
  ['an error', 'status', (response) => response.writeHead(500).end()],
  ['a redirect', 'status', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['no JSON', 'shape', (response) => response.writeHead(200).end('<h1>')],
  ['a wrong shape', 'shape', json({ features: [{}], name: 1 })],
  ['a lost connection', 'down', (response) => response.destroy()],
];

describe.each([
  ['/api', () => suggest(position)],
  ['/reverse', () => places.nameOf(position, 'id')],
])('when %s returns', (path, ask) => {
  test.each(faults)('%s, throws one known error without the position', async (_name, kind, answer) => {
    answers.set(path, answer);
    const error: unknown = await ask().catch((one: unknown) => one);
    expect(error).toMatchObject({ name: 'ProviderError', kind, path });
    expect(`${(error as Error).stack} ${JSON.stringify(error)}`).not.toMatch(digits);
  });

  test('throws a timeout if there is no answer', async () => {
    await expect(ask()).rejects.toMatchObject({ name: 'ProviderError', kind: 'timeout', path });
  });
});

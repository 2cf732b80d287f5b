import { storedRide } from '../../../../src/features/rides/stored-ride';

const location = { address: 'Jl. Ijen 5', latitude: -7.97, longitude: 112.62 };
const ride = {
  origin: location,
  destination: null,
  moment: { date: '2026-11-28', time: '09:30' },
  extras: { helmet: 1 },
};
const nothing = { origin: null, destination: null, moment: null, extras: {} };

beforeEach(() => sessionStorage.clear());

test('restores what was chosen', () => {
  storedRide('kopi', 'ojek').write(ride);
  expect(storedRide('kopi', 'ojek').read()).toEqual(ride);
});

test.each<[what: string, stored: object, read: object]>([
  ['a place without a position', { ...ride, origin: { address: 'Jl. Ijen 5' } }, { ...ride, origin: null }],
  ['a moment without a time', { ...ride, moment: { date: '2026-11-28' } }, { ...ride, moment: null }],
  ['a number that is none', { ...ride, extras: { helmet: '1' } }, { ...ride, extras: {} }],
  ['extras that are none', { ...ride, extras: null }, { ...ride, extras: {} }],
  ['another object', {}, nothing],
])('%s is left out', (_what, stored, read) => {
  sessionStorage.setItem('kopi:guest:ride-ojek', JSON.stringify(stored));
  expect(storedRide('kopi', 'ojek').read()).toEqual(read);
});

import type { CreateRideOrderInput } from '../../../../server/__generated__/resolvers';
import type { components } from '../../../../server/__generated__/rest';
import { mapForm } from '../../../../server/domains/forms/mapping';
import { mapRide, mapRideForm, mapRideQuote } from '../../../../server/domains/rides/mapping';
import { createRides } from '../../../../server/domains/rides/adapter';
import { mapStoreRecord } from '../../../../server/domains/stores/store-record';
import type { ProviderCalls } from '../../../../server/provider-client/provider-client';
import { encodePolyline } from '../../../../shared/routes/polyline';
import { app } from '../../../support/server/rest-examples';

type Rest = components['schemas'];

const origin = { address: 'Stasiun', lat: -7.97, lng: 112.63 };
const destination = { address: 'Kampus', lat: -7.95, lng: 112.61 };
const line = encodePolyline([origin, destination]);
const points = [
  { latitude: -7.97, longitude: 112.63 },
  { latitude: -7.95, longitude: 112.61 },
];

const direction: Rest['Direction'] = {
  quote_uid: 'q1',
  expires_at: '2026-11-21T10:10:00Z',
  origin,
  destination,
  direction: line,
  distance_price: 12_300,
  distance_value: 4_630,
  duration_value: 640,
  order_fee_courrier: 2_000,
  region_flag: 1,
  payment_type: [3],
  surcharges: [{ name: 'Malam', percent: 150 }],
  list_courrier_service: [],
};
const quote = (fields: Partial<Rest['Direction']> = {}) =>
  mapRideQuote(
    { success: true, message: '', error_code: null, data: { ...direction, ...fields } },
    'Rp',
    Date.parse('2026-11-21T10:00:00Z'),
  );

describe('a quote', () => {
  test('that is refused shows the reason', () => {
    const refused = { success: false, message: 'Jauh', error_code: 'RIDE_TOO_FAR' as const, data: null };
    expect(mapRideQuote(refused, 'Rp')).toMatchObject({ __typename: 'Refusal', code: 'RIDE_TOO_FAR', message: 'Jauh' });
  });

  test('outside of the region is refused', () => {
    expect(quote({ region_flag: 0 })).toMatchObject({ __typename: 'Refusal', code: 'RIDE_OUTSIDE' });
  });

  test('has its line as positions', () => {
    expect(quote()).toMatchObject({
      id: 'q1',
      route: points,
      metres: 4_630,
      price: { amount: 12_300 },
      fee: { amount: 2_000 },
      surcharges: [{ name: 'Malam', percent: 150, amount: null }],
      secondsLeft: 600,
    });
    expect(quote({ expires_at: '2026-11-21T09:00:00Z' })).toMatchObject({ secondsLeft: 0 });
    expect(quote({ direction: 'é' })).toMatchObject({ route: [] });
  });
});

const formLine = (type: number, options: Rest['FormLine']['options'] = []): Rest['FormLine'] => ({
  view_uid: 'l1',
  label: 'Isi',
  type,
  required: 1,
  options,
});

test.each([
  [0, 'TEXT'],
  [1, 'NUMBER'],
  [2, 'DATE'],
  [3, 'TIME'],
  [6, 'LINK'],
  [7, 'FILE'],
  [8, 'POSITION'],
])('a line of type %i is a field of kind %s', (type, kind) => {
  expect(mapForm([formLine(type)])).toEqual([
    { __typename: 'FormField', id: 'l1', label: 'Isi', isRequired: true, condition: null, kind },
  ]);
});

test('a file is required by a page, and not by a ride', () => {
  const lines = [formLine(0), formLine(7)];
  expect(mapForm(lines).map(({ isRequired }) => isRequired)).toEqual([true, true]);
  expect(mapRideForm(lines).map(({ isRequired }) => isRequired)).toEqual([true, false]);
});

test.each([
  [4, false],
  [5, true],
])('a line of type %i has options, several: %s', (type, isMultiple) => {
  expect(mapForm([formLine(type, [{ view_uid: 'a', label: 'A' }]), formLine(99)])).toEqual([
    {
      __typename: 'FormChoice',
      id: 'l1',
      label: 'Isi',
      isRequired: true,
      condition: null,
      isMultiple,
      options: [{ id: 'a', label: 'A' }],
    },
  ]);
});

const driver = { name: 'Jono', phone: '+62812', photo: null, rating: 4.9, vehicle: 'Vario', plate: 'N 1' };
const ride = (fields: Partial<Rest['OrderRide']>) =>
  mapRide(
    {
      is_call: 0,
      origin,
      destination,
      direction: line,
      distance_value: 4_630,
      duration_value: 640,
      name: 'Ani',
      phone: '0812',
      services: [{ view_uid: 'helm', name: 'Helm', price: 0, qty: 2 }],
      form: [
        { view_uid: 'isi', label: 'Isi', type: 0, value: 'Buku' },
        { view_uid: 'foto', label: 'Foto', type: 7, value: 'berkas_1' },
      ],
      scheduled_at: null,
      searches_at: '2026-11-21T10:00:00Z',
      state: 'waiting',
      state_at: '2026-11-21T10:00:00Z',
      driver: null,
      position: null,
      position_at: null,
      path: '',
      arrives_at: null,
      rating: null,
      ...fields,
    },
    'Rp',
  );

const at = '2026-11-21T10:00:00Z';

test.each<[state: string, fields: Partial<Rest['OrderRide']>, progress: object]>([
  ['waiting', {}, { __typename: 'RideWaiting', searchesAt: at }],
  ['searching', {}, { __typename: 'RideSearching', since: at }],
  [
    'on_the_way',
    { driver, position: origin, position_at: at, path: line, arrives_at: at },
    {
      __typename: 'RideUnderWay',
      phase: 'ON_THE_WAY',
      position: points[0],
      positionAt: at,
      path: points,
      arrivesAt: at,
    },
  ],
  ['arrived', { driver }, { phase: 'ARRIVED', position: null, path: [], driver: { name: 'Jono', photo: null } }],
  ['picked_up', { driver: { ...driver, rating: null } }, { phase: 'PICKED_UP', driver: { rating: null } }],
  ['lain', { driver }, { __typename: 'RideUnderWay', phase: 'UNKNOWN' }],
  ['lain', {}, { __typename: 'RideSearching' }],
  ['done', { driver, rating: 4 }, { __typename: 'RideCompleted', at, rating: 4, driver: { plate: 'N 1' } }],
  ['no_driver', {}, { __typename: 'RideEnded', ending: 'NO_DRIVER', at }],
  ['driver_cancelled', { driver }, { ending: 'DRIVER_CANCELLED' }],
  ['cancelled', {}, { ending: 'CANCELLED' }],
])('a ride that is %s has its progress', (state, fields, progress) => {
  expect(ride({ state, ...fields }).progress).toMatchObject(progress);
});

test('a ride has its services, and its answers in words and pictures', () => {
  expect(ride({})).toMatchObject({
    isCall: false,
    services: [{ name: 'Helm', price: { amount: 0 }, quantity: 2 }],
    form: [
      { label: 'Isi', value: 'Buku' },
      { __typename: 'FilledFormFile', label: 'Foto', file: 'berkas_1' },
    ],
  });
});

test('an order is sent as the provider has it', async () => {
  const createRideOrder = jest.fn(async () => ({
    success: false,
    message: '',
    error_code: null,
    total: null,
    data: null,
  }));
  const rides = createRides({ createRideOrder } as unknown as ProviderCalls, mapStoreRecord(app()).store);
  const order: CreateRideOrderInput = {
    idempotencyKey: 'WEB-1',
    item: 'tambal',
    quote: 'q1',
    total: 14_300,
    note: ' ',
    name: ' Ani ',
    phone: '',
    services: [{ id: 'helm', quantity: 1 }],
    form: [
      { line: 'isi', text: 'Buku' },
      { line: 'ukuran', options: ['l'] },
      { line: 'foto', file: 'berkas_1' },
      { line: 'patokan', position: { latitude: -7.9, longitude: 112.6 } },
    ],
    schedule: { date: '2026-11-25', time: '08:05' },
    payment: 'saldo',
    paymentKind: 'BALANCE',
  };
  await rides.create(order);
  expect(createRideOrder).toHaveBeenCalledWith({
    list_vuid: 'tambal',
    quote_uid: 'q1',
    note: '-',
    total: 14_300,
    services: '[{"service_view_uid":"helm","qty":1}]',
    form_data: JSON.stringify([
      { view_uid: 'isi', value: 'Buku' },
      { view_uid: 'ukuran', value: ['l'] },
      { view_uid: 'foto', value: 'berkas_1' },
      { view_uid: 'patokan', value: { lat: -7.9, lng: 112.6 } },
    ]),
    payment_id: 'saldo',
    payment_type: 3,
    session_code: 'WEB-1',
    name: 'Ani',
    date: '2026/11/25',
    hour: 8,
    minute: 5,
  });
});

import { readFileSync } from 'node:fs';
import { readRegions } from '../../../provider/modules/addresses/queries/regions';
import { checkSelling } from '../../../provider/sell-check/check-selling';
import type { CatalogueItem } from '../../../provider/store-check/catalogue-item';
import { fillCatalogue } from '../../../provider/store-check/check-items';
import { checkStore } from '../../../provider/store-check/check-store';
import { demoCatalogues } from '../../support/stores/demo-catalogue';

type Fields = Record<string, unknown>;

const regions = readRegions();
/** Friday, 10:00 in Jakarta. */
const now = new Date('2026-11-20T03:00:00Z');

const cash = { id: 'tempat', type: 2, title: 'Tunai', cart_types: [0, 1, 3, 5] };
const bank = { id: 'bank', type: 0, title: 'Bank', va_prefix: '8077', cart_types: [0] };
const balance = { id: 'saldo', type: 3, title: 'Saldo', cart_types: [0] };
const fixed = { view_uid: 'kurir', name: 'Kurir', type: 2, cost: 9000 };
const packages = (farthest_zone: number) => ({
  view_uid: 'pos',
  name: 'Pos',
  type: 3,
  services: [
    {
      service: 'REG',
      description: 'Biasa',
      base: 8000,
      per_kg: 1,
      per_zone: 1,
      days_from: 1,
      days_to: 2,
      farthest_zone,
    },
  ],
});
const ride = { view_uid: 'antar', name: 'Antar', type: 1, cost: 3000, lat: -6.9, lng: 107.6 };
const zone = { code: 'kota', name: 'Kota', lat: -6.9, lng: 107.6, radius_km: 5 };

const rice = { view_uid: 'beras', type: 0, title: 'Beras', price: 60_000 };
const haircut = { view_uid: 'cukur', type: 1, style: 3, title: 'Cukur', price: 40_000 };
const ticket = { view_uid: 'tiket', type: 5, title: 'Tiket', price: 50_000 };
const taxi = { view_uid: 'taksi', type: 3, title: 'Taksi', price: 5000 };

interface Rules {
  app?: Fields;
  items?: readonly Fields[];
  rest?: Fields;
}

function check({ app = {}, items = [rice], rest = {} }: Rules) {
  const document = {
    codename: 'toko',
    app: { view_uid: 'toko_app', name: 'Toko', layout: 4, payment_options: [cash], origin: '32.73', ...app },
    components: [{ view_uid: 'rak', name: 'Rak', category: 6 }],
    ...rest,
  };
  const { filled } = checkStore(JSON.stringify(document), 'toko.json');
  const catalogue = { items: structuredClone(items), vouchers: [] };
  expect(fillCatalogue(catalogue)).toEqual([]);
  return checkSelling({ store: filled, items: catalogue.items as unknown as CatalogueItem[], regions, now });
}

const issuesOf = (rules: Rules) =>
  check(rules).issues.map(({ level, path, item, reason }) => `${level} ${item ?? path.join('.')}: ${reason}`);

const expedition = (...carriers: Fields[]) => ({ use_expedition: 1, carriers });

test.each<[what: string, rules: Rules, issues: string[]]>([
  [
    'no way to pay for goods',
    { app: { payment_options: [{ ...cash, cart_types: [1] }] } },
    ['error beras: nobody can order goods: no payment option pays for goods'],
  ],
  [
    'no way to pay that goes with its carrier',
    { app: { ...expedition(fixed), payment_options: [{ ...cash, carrier_types: [3] }] } },
    ['error beras: nobody can order goods: no payment option goes with the carriers that deliver'],
  ],
  [
    'a balance that nobody can fill',
    { app: { balance_flag: 1, payment_options: [balance] } },
    ['error beras: nobody can order goods: they are paid from the balance alone, and no customer can top it up'],
  ],
  [
    'a balance that nobody can fill, and cash',
    { app: { balance_flag: 1, payment_options: [balance, cash] } },
    ['warning app.payment_options.0: nothing can be paid by "Saldo": no customer can top the balance up'],
  ],
  ['a balance that is topped up', { app: { balance_flag: 1, payment_options: [balance, bank] } }, []],
  [
    'a minimum order that no piece reaches',
    { app: { min_order_price: 200_000 }, items: [{ ...rice, max_order_qty: 3 }] },
    [
      'error beras: nobody can order goods: the minimum order is 200000, and the most that can be ordered at once is 180000',
    ],
  ],
  [
    'a minimum order that two kinds of goods reach together',
    {
      app: { min_order_price: 90_000 },
      items: [
        { ...rice, max_order_qty: 1 },
        { ...rice, view_uid: 'gula', max_order_qty: 1 },
      ],
    },
    [],
  ],
  [
    'a minimum order that a visit never reaches',
    { app: { min_order_price: 50_000 }, items: [rice, haircut] },
    [
      'error cukur: nobody can book services: the minimum order is 50000, and the most that can be ordered at once is 40000',
    ],
  ],
  [
    'packages that stay on the island',
    { app: expedition(packages(2)) },
    ['warning app.carriers: goods to other islands, such as Papua Barat Daya: no carrier delivers there'],
  ],
  ['packages that go everywhere', { app: expedition(packages(3)) }, []],
  [
    'packages that go no farther than the city of goods that are sent from nowhere',
    { app: { ...expedition(packages(0), fixed), origin: undefined } },
    ['warning app.carriers.0.services.0: nothing is delivered by "Pos REG": no carrier delivers there'],
  ],
  [
    'rides alone',
    { app: expedition(ride) },
    ['warning app.carriers: goods are delivered by rides alone, at most 60 km: no carrier delivers farther'],
  ],
  [
    'rides that begin outside of all zones',
    { app: expedition({ ...ride, lat: -8 }), rest: { rides: { zones: [zone] } } },
    ['error beras: nobody can order goods: it begins or ends outside of all zones of rides'],
  ],
  [
    'goods that are never open',
    { items: [rice, { ...rice, view_uid: 'gula', title: 'Gula', hours: {} }] },
    ['warning gula: nobody can order "Gula": it never opens'],
  ],
  ['goods that open on Monday', { items: [{ ...rice, hours: { day_1: '09:00-10:00' } }] }, []],
  ['goods that are closed by hand', { items: [{ ...rice, is_open: 0 }] }, []],
  [
    'goods that are asked for',
    { items: [{ ...rice, max_qty: 0 }], app: { payment_options: [{ ...cash, cart_types: [1] }] } },
    [],
  ],
  [
    'nothing but sold-out goods',
    { items: [{ ...rice, use_quantity: 1, quantity: 0 }] },
    ['warning beras: nobody can order goods: it is sold out'],
  ],
  [
    'a service without opening hours, and another',
    { items: [haircut, { ...haircut, view_uid: 'pijat', title: 'Pijat', hours: {} }] },
    ['warning pijat: nobody can book "Pijat": it has no opening hours'],
  ],
  [
    'services without a day',
    { items: [{ ...haircut, booking: { first_day: '2028-01-01', horizon_days: 10 } }] },
    ['error cukur: nobody can book services: no day until 2026-11-30 has a time for it'],
  ],
  [
    'a direct purchase whose last day is over',
    { items: [rice, { ...ticket, expired_date: '2026-11-01' }] },
    ['warning tiket: nobody can order direct purchases: its last day of use, 2026-11-01, is over'],
  ],
  [
    'a ride that is longer than the longest',
    {
      items: [
        {
          ...taxi,
          set_origin_flag: 1,
          origin_lat: -6.9,
          origin_lng: 107.6,
          set_destination_flag: 1,
          destination_lat: -6.2,
          destination_lng: 106.8,
        },
      ],
    },
    ['error taksi: nobody can order rides: it is longer than the longest ride, 60 km'],
  ],
  [
    'a call whose seller has set where it begins',
    {
      items: [
        taxi,
        {
          ...taxi,
          view_uid: 'derek',
          title: 'Derek',
          style: 1,
          set_origin_flag: 1,
          origin_lat: -6.9,
          origin_lng: 107.6,
        },
      ],
    },
    [
      'warning derek: nobody can order "Derek": it is a call whose origin is set, so that no customer is asked where to come',
    ],
  ],
  [
    'a payment option for what it does not sell',
    { app: { payment_options: [cash, { ...balance, cart_types: [3] }], balance_flag: 1 } },
    ['warning app.payment_options.1: nothing can be paid by "Saldo": the store sells no items of its cart_types'],
  ],
  ['everything', { items: [rice, haircut, ticket, taxi], app: { ...expedition(fixed) } }, []],
  ['nothing', { items: [] }, []],
])('a store with %s', (_what, rules, issues) => {
  expect(issuesOf(rules)).toEqual(issues);
});

const grid = (line: Fields, service: Fields) => ({
  components: [{ view_uid: 'tagihan', name: 'Tagihan', category: 5, bills: [{ name: 'Isi', lines: [line] }] }],
  bill_services: [service],
});
const credit = { name: 'Pulsa', code: 'PULSA', category: 0, product_code: 'pulsa' };
const products = [{ product_code: 'p10', name: 'Sepuluh', price: 11_000, brand: 'XL' }];

test.each<[what: string, options: Fields[], service: Fields, issues: string[]]>([
  [
    'that no option pays',
    [cash],
    {},
    ['error app.payment_options: nobody can pay bills: no payment option pays for bills'],
  ],
  [
    'whose numbers are too short for it',
    [{ ...bank, cart_types: [5] }],
    { min_digits: 12, max_length: 10 },
    ['error bill_services: nobody can pay bills: a number needs 12 digits, but has at most 10'],
  ],
  ['that an option pays', [{ ...bank, cart_types: [5] }], {}, []],
])('a store with bills %s', (_what, payment_options, service, issues) => {
  const rest = grid(credit, { product_code: 'pulsa', products, ...service });
  expect(issuesOf({ items: [], app: { payment_options }, rest })).toEqual(issues);
});

test('an issue has a code and values, for sentences in another language', () => {
  const [issue] = check({ app: expedition(packages(2)) }).issues;
  expect(issue).toMatchObject({
    level: 'warning',
    code: 'DESTINATION_STUCK',
    params: { zone: 3, province: 'Papua Barat Daya', sellers: 'Toko' },
    path: ['app', 'carriers'],
  });
});

test.each([...demoCatalogues.keys()])('the demo store %s sells all that it offers', (codename) => {
  const text = readFileSync(`provider/seed/stores/${codename}/store.yaml`, 'utf8');
  const store = checkStore(text, 'store.yaml').filled;
  const items = demoCatalogues.get(codename)?.items ?? [];
  const { verdicts, issues } = checkSelling({ store, items, regions, now });
  expect(verdicts.some(({ end }) => end === 'paid')).toBe(true);
  expect(issues).toEqual([]);
});

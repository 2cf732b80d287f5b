import { parse } from 'yaml';
import { studioKeys } from '../../../codegen/studio-keys';
import { checkDocument } from '../../../provider/store-check/check-store';
import { type IssueCode, issueParams } from '../../../provider/store-check/issue-codes';
import { storeText } from '../../support/provider/fixture-store';

/** New values by path; undefined removes the field. */
type Changes = Readonly<Record<string, unknown>>;
type Fields = Record<string, unknown>;
type Row = readonly [changes: Changes, params?: Readonly<Record<string, unknown>>];

/** Only the database knows these; the tests of drafts have them. */
type OfDatabase = 'UNKNOWN_ITEM' | 'DEAD_ITEM_LINK' | 'OTHER_CODENAME' | 'TAKEN_ID' | 'TAKEN_DOMAIN';

const action = (type: number, value: string) => ({
  'components.4.ctas.0.type': type,
  'components.4.ctas.0.value': value,
});

const ride = { view_uid: 'kurir', name: 'Kurir', type: 1, lat: -6.2, lng: 106.8 };
const flat = { view_uid: 'antar', name: 'Antar', type: 2 };
const carriers = (...list: object[]) => ({ 'app.use_expedition': 1, 'app.carriers': list });
const extra = { view_uid: 'tas', name: 'Tas', price: 1000 };
const parcels = (...services: object[]) => carriers({ view_uid: 'paket', name: 'Paket', type: 3, services });
const paidBy = (option: object) => ({ 'app.payment_options': [{ id: 'satu', title: 'Satu', ...option }] });
const question = (...lines: object[]) => ({ forms: [{ view_uid: 'tanya', title: '', lines }] });
const line = { view_uid: 'ukuran', label: 'Ukuran' };
const page = (title: string) => ({ view_uid: 'surat', title, lines: [{ ...line, type: 0 }] });
const bill = (category: number, service: object) => ({
  ...paidBy({ type: 3, cart_types: [5] }),
  'app.balance_flag': 1,
  'components.8.bills.0.lines.0': { name: 'Pulsa', code: 'PULSA', category, product_code: 'PLS' },
  bill_services: [{ product_code: 'PLS', ...service }],
});
const nominal = { product_code: 'X5', name: '5.000', price: 5500, brand: 'XL' };
const ofHeader = (header: string, text: string) => ({
  'app.color_custom_flag': 1,
  'app.color_custom': header,
  'app.color_font': text,
});
const large = Array.from({ length: 59 }, (_, index) => ({
  view_uid: `besar_${index}`,
  name: 'Besar',
  category: 4,
  attr1: 'x'.repeat(100_000),
}));

const rows: Readonly<Record<Exclude<IssueCode, OfDatabase>, Row>> = {
  MISSING_FIELD: [{ 'app.name': undefined }, { field: 'app.name' }],
  UNKNOWN_FIELD: [{ 'app.kejutan': 1 }, { name: 'kejutan' }],
  NOT_A_GROUP: [{ theme: 'merah' }],
  NOT_A_LIST: [{ domains: 'toko.example' }],
  NOT_A_TEXT: [{ 'app.name': 5 }],
  NOT_A_NUMBER: [{ 'components.6.maps.0.lat': 'selatan' }],
  NOT_A_WHOLE_NUMBER: [{ 'app.min_order_price': 'lima' }],
  NOT_A_CHOICE: [{ 'app.layout': 99 }],
  WRONG_FORMAT: [{ 'app.color_custom': 'merah' }],
  RESERVED_NAME: [{ codename: 'graphql' }, { value: 'graphql' }],
  TOO_LOW: [{ 'app.min_order_price': -1 }, { limit: 0 }],
  TOO_HIGH: [{ 'components.6.maps.0.lat': 91 }, { limit: 90 }],
  INVISIBLE_TEXT: [{ 'app.name': '\u200b' }],
  TOO_SHORT: [{ 'app.name': '' }, { limit: 1 }],
  TOO_LONG: [{ 'app.name': 'x'.repeat(61) }, { limit: 60 }],
  TOO_FEW: [{ 'components.4.ctas': [] }, { limit: 1 }],
  TOO_MANY: [{ domains: Array.from({ length: 21 }, (_, index) => `toko${index}.example`) }, { limit: 20 }],
  TWICE_IN_LIST: [{ domains: ['toko.example', 'toko.example'] }],

  ALREADY_USED: [{ 'components.7.view_uid': 'cta_wa' }, { value: 'cta_wa', place: 'components[7]' }],
  NEEDS_FIELD: [{ 'app.popup_flag': 1 }, { field: 'app.popup_image' }],
  NOT_CHOSEN: [action(43, '')],
  UNKNOWN_COMPONENT: [action(43, 'hilang'), { value: 'hilang' }],
  NOT_A_PRODUCT_LIST: [{ 'components.0.segments.0.metas.component': 'tentang' }, { value: 'tentang' }],
  UNKNOWN_FORM: [carriers({ ...ride, form_view_uid: 'hilang' }), { value: 'hilang' }],
  FORM_WITHOUT_PAGE: [{ forms: [page('')], ...action(18, 'surat') }, { value: 'surat' }],
  DEAD_LINK: [{ 'components.3.attr1': '<a href="address://m/hilang">x</a>' }, { link: 'address://m/hilang' }],
  UNKNOWN_ACTION: [{ 'app.popup_value': 'address://act/keranjang' }, { link: 'address://act/keranjang' }],
  TABS_WITHOUT_MENU: [
    Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`components.${index}.visibility`, 2])),
  ],
  STORE_TOO_LARGE: [{ components: large }, { kilobytes: expect.any(Number), limit: expect.any(Number) }],

  NOT_A_LINK: [action(7, 'bukan tautan')],
  NOT_A_PHONE: [action(0, '')],
  NOT_AN_EMAIL: [action(3, 'halo')],
  NOT_A_PROFILE: [action(6, 'dua kata')],

  DAYS_REVERSED: [
    parcels({ service: 'REG', description: 'Reguler', base: 1, per_kg: 1, per_zone: 1, days_from: 3, days_to: 2 }),
    { from: 3, to: 2 },
  ],
  NO_CARRIERS: [{ 'app.use_expedition': 1 }],
  NO_CARRIER_SERVICES: [parcels()],
  NO_LOCATION: [carriers({ ...ride, lat: undefined })],
  ONLY_FOR_RIDES: [carriers({ ...flat, extra_services: [extra] }), { field: 'carrier.extra_services' }],
  WRONG_INVOICE_METHOD: [paidBy({ type: 3, invoice_method: 1 }), { field: 'paymentOption.type' }],
  BALANCE_OFF: [paidBy({ type: 3 }), { field: 'app.balance_flag' }],

  NO_DURATION: [{ 'rides.hours': [{ name: 'Pagi', from: '06:00', to: '06:00', percent: 120 }] }, { time: '06:00' }],
  BROKEN_CONDITION: [question({ ...line, type: 0, show_if: { line: 'hilang', options: ['satu'] } })],
  NO_OPTIONS: [question({ ...line, type: 4 })],
  UNUSED_OPTIONS: [question({ ...line, type: 0, options: [{ view_uid: 's', label: 'S' }] })],

  UNKNOWN_BILL_SERVICE: [bill(0, { product_code: 'LAIN', products: [nominal] }), { value: 'PLS' }],
  NO_BILL_PRODUCTS: [bill(0, {}), { value: 'PLS' }],
  POST_PAID_PRODUCTS: [bill(4, { products: [nominal] }), { value: 'PLS' }],
  PRE_PAID_REGIONS: [bill(0, { products: [nominal], regions: [{ code: 'SMG', name: 'Semarang' }] }), { value: 'PLS' }],
  UNKNOWN_BRAND: [bill(0, { products: [{ ...nominal, brand: 'XLL' }] }), { value: 'PLS', brand: 'XLL' }],

  UNUSED_CARRIERS: [{ 'app.carriers': [flat] }, { field: 'app.use_expedition' }],
  UNKNOWN_CURRENCY: [{ 'app.currency': 'Kr' }, { value: 'Kr', field: 'app.currency_code' }],
  TEXT_TOO_LIGHT: [ofHeader('#FFFFFF', '#EEEEEE'), { ratio: 1.16, limit: 4.5 }],
  TEXT_TOO_DARK: [ofHeader('#000000', '#111111'), { ratio: 1.12, limit: 4.5 }],
};

function changedStore(changes: Changes): Fields {
  const document = parse(storeText()) as Fields;
  for (const [path, value] of Object.entries(changes)) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    const holder = steps.reduce<Fields>((fields, step) => (fields[step] ??= {}) as Fields, document);
    if (value === undefined) delete holder[last];
    else holder[last] = value;
  }
  return JSON.parse(JSON.stringify(document)) as Fields;
}

function found(changes: Changes) {
  const { issues, warnings } = checkDocument(changedStore(changes));
  return [...issues, ...warnings].map(({ code, params }) => ({ code, params }));
}

test.each(Object.entries(rows))('%s has the values of its sentence', (code, [changes, params]) => {
  expect(found(changes)).toEqual([{ code, params }]);
});

test('the rows have the values that the list of codes names, and no others', () => {
  const named = Object.entries(rows).map(([code, [, params = {}]]) => [code, Object.keys(params)]);
  expect(named).toEqual(Object.keys(rows).map((code) => [code, [...issueParams[code as IssueCode]]]));
});

const keys = new Set<unknown>(Object.values(studioKeys()).flat());

test('each field that is named has words in the studio', () => {
  const fields = Object.values(rows).flatMap(([, params]) => (params?.field === undefined ? [] : [params.field]));
  expect(fields.filter((field) => !keys.has(field))).toEqual([]);
});

test.each<[what: string, changes: Changes, field: string]>([
  ['the document', { codename: undefined }, 'store.codename'],
  ['an entry of a list', { 'app.slider.0.image': undefined }, 'app.slider[].image'],
  ['a component', { 'components.3.name': undefined }, 'textComponent.name'],
  ['a component without a category', { 'components.3.category': undefined }, 'textComponent.category'],
  ['a list in lists', { 'components.8.bills.0.lines.0.code': undefined }, 'billGrid.bills[].lines[].code'],
  ['a payment', paidBy({ type: 4 }), 'paymentOption.va_prefix'],
  ['a payment to an account', paidBy({ type: 1 }), 'paymentOption.account'],
])('a field that %s lacks is named by the key of its words', (_what, changes, field) => {
  expect(found(changes)).toContainEqual({ code: 'MISSING_FIELD', params: { field } });
  expect(keys).toContain(field);
});

test.each<[what: string, changes: Changes, code: IssueCode, params: object | undefined]>([
  [
    'a form of a parcel',
    carriers({ ...flat, form_view_uid: 'surat' }),
    'ONLY_FOR_RIDES',
    { field: 'carrier.form_view_uid' },
  ],
  [
    'a reward without balances',
    { 'app.rewards': [{ unique_id: 'a', name: 'A', points: 1, reward: 1 }] },
    'BALANCE_OFF',
    { field: 'app.balance_flag' },
  ],
  ['points that nothing earns', { 'app.customer_points_flag': 1 }, 'NEEDS_FIELD', { field: 'app.points' }],
  ['a carrier twice', carriers(flat, flat), 'ALREADY_USED', { value: 'antar', place: 'app.carriers[0]' }],
  ['an item that has no id', action(11, ''), 'NOT_CHOSEN', undefined],
])('%s is an issue with a code', (_what, changes, code, params) => {
  expect(found(changes)).toEqual([{ code, params }]);
});

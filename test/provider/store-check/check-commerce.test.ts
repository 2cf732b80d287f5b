import { checkItems } from '../../../provider/store-check/check-items';
import { checkStore } from '../../../provider/store-check/check-store';
import { SourceRefused } from '../../../provider/store-check/issue';
import { changed } from '../../support/provider/fixture-store';
import { lapakItems, lapakStore } from '../../support/provider/lapak';

function errorsOf(check: () => unknown) {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof SourceRefused) return error.errors.map(({ path, reason }) => [path, reason]);
    throw error;
  }
}

const storeErrors = (text: string) => errorsOf(() => checkStore(text, 'store.yaml'));
const context = { productLists: ['semua'], forms: [], regencies: new Set(['32.73', '35.78']) };
const itemErrors = (text: string) => errorsOf(() => checkItems(text, 'items.yaml', context));

test.each([
  [
    'a carrier twice',
    'view_uid: antar,',
    'view_uid: kurir,',
    'app.carriers[1].view_uid',
    '"kurir" is already used by carriers[0]',
  ],
  [
    'a service twice',
    'service: HRI',
    'service: REG',
    'app.carriers[0].services[1].service',
    '"REG" is already used by services[0]',
  ],
  [
    'days that end before they begin',
    'days_from: 1, days_to: 2',
    'days_from: 3, days_to: 2',
    'app.carriers[0].services[0].days_to',
    'is 2, less than days_from 3',
  ],
  ['packages without any', 'type: 2, cost: 7000', 'type: 3', 'app.carriers[1]', 'has type 3 and no services'],
  [
    'a way to pay twice',
    'id: saldo',
    'id: va',
    'app.payment_options[1].id',
    '"va" is already used by payment_options[0]',
  ],
  [
    'a balance in a store without one',
    'balance_flag: 1',
    'balance_flag: 0',
    'app.payment_options[1].type',
    'is 3, but balance_flag is 0',
  ],
  [
    'a virtual account without digits',
    ", va_prefix: '88081'",
    '',
    'app.payment_options[0]',
    'has type 4 and needs "va_prefix"',
  ],
  [
    'a seller without an account',
    'type: 2, title: Bayar',
    'type: 1, title: Bayar',
    'app.payment_options[2]',
    'has type 1 and needs "account"',
  ],
])('rejects %s at its location', (_what, from, to, path, reason) => {
  expect(storeErrors(changed(lapakStore(), from, to))).toEqual([[path, reason]]);
});

test('reports missing carriers that the store requires', () => {
  const text = lapakStore().replace(/ {2}carriers:[^]*? {2}payment_options/, '  payment_options');
  expect(storeErrors(text)).toEqual([['app.use_expedition', 'is 1, but there are no carriers']]);
});

test('a store without payment options is paid on delivery', () => {
  const text = lapakStore().replace(/ {2}payment_options:[^]*?components/, 'components');
  const [option, ...more] = checkStore(text, 'store.yaml').filled.app.payment_options;
  expect(option).toMatchObject({ type: 2, title: 'Bayar di Tempat', cart_types: [0], carrier_types: [], admin_fee: 0 });
  expect(more).toEqual([]);
});

test.each([
  [
    'a code twice',
    'code: ONGKIR',
    'code: BARANG10',
    'vouchers[1].code',
    '"BARANG10" is already the code of vouchers[0]',
  ],
  ['more than everything', 'type: 1, value: 50', 'type: 1, value: 101', 'vouchers[2].value', 'is 101 percent'],
  ['a day that does not exist', "'2026-11-20'", "'2026-02-30'", 'vouchers[7].end_date', '2026-02-30 is not a date'],
  [
    'an end before the beginning',
    "start_date: '2026-11-22'",
    "start_date: '2027-11-22'",
    'vouchers[8].end_date',
    'is before it begins on 2027-11-22',
  ],
  ['an unknown shop', 'partner: tokob', 'partner: tokoz', 'vouchers[12].partner', 'there is no shop "tokoz"'],
])('rejects a voucher with %s at its location', (_what, from, to, path, reason) => {
  expect(itemErrors(changed(lapakItems(), from, to))).toEqual([[path, reason]]);
});

test('the fixtures are valid', () => {
  expect(storeErrors(lapakStore())).toEqual([]);
  expect(itemErrors(lapakItems())).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { checkStore } from '../../../provider/store-check/check-store';
import { describeWarning } from '../../../provider/store-check/issue';
import { unpayableTypes } from '../../../provider/store-check/rules/payments';
import { changed, storeText } from '../../support/provider/fixture-store';

const billWarnings = (options: string | null, code = ', product_code: pulsa') => {
  const services = `bill_services:
  - { product_code: pulsa, products: [{ product_code: p10, name: Sepuluh, price: 11000 }] }\n`;
  const app = changed(
    storeText(),
    'layout: 0',
    `layout: 0\n  balance_flag: 1${options ? `\n  payment_options: ${options}` : ''}`,
  );
  const text = changed(app, 'code: PULSA, category: 0', `code: PULSA, category: 0${code}`);
  return checkStore(text.trimEnd() + `\n${services}`, 'toko.yaml')
    .warnings.map(describeWarning)
    .filter((warning) => warning.includes('bills'));
};

const option = (type: number, cartTypes: string) => `[{ id: a, type: ${type}, title: A, cart_types: ${cartTypes} }]`;

test.each([
  ['the option of a store that names none', null],
  ['an option to the seller', option(2, '[0, 5]')],
  ['an option for goods', option(3, '[0]')],
])('bills with %s cause a warning', (_what, options) => {
  expect(billWarnings(options)).toEqual([
    expect.stringMatching(/toko\.yaml:\d+:\d+ app\.payment_options: warning: no payment option pays for bills/),
  ]);
});

test('bills with a payment option or without a service cause no warning', () => {
  expect(billWarnings(option(3, '[5]'))).toEqual([]);
  expect(billWarnings(option(2, '[0]'), '')).toEqual([]);
});

test('each ordered item type needs an option; other types need none', () => {
  const options = [{ cart_types: [0] }, { cart_types: [0, 5] }];
  expect(unpayableTypes([0, 1, 1, 2, 3, 4, 5, 6, 7, 8], options)).toEqual([1, 3]);
  expect(unpayableTypes([1, 3], [])).toEqual([1, 3]);
  expect(unpayableTypes([2, 4], [])).toEqual([]);
});

test.each(readdirSync('provider/seed/stores'))('the demo store %s sells nothing that cannot be paid', (codename) => {
  const read = (name: string) => readFileSync(`provider/seed/stores/${codename}/${name}.yaml`, 'utf8');
  const { filled, warnings } = checkStore(read('store'), 'store.yaml');
  const { items } = parse(read('items')) as { items: { type?: number }[] };
  const types = items.map(({ type = 0 }) => type);
  expect(unpayableTypes(types, filled.app.payment_options)).toEqual([]);
  expect(warnings.map(describeWarning).filter((warning) => warning.includes('pays for'))).toEqual([]);
});

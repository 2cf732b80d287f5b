import { databases } from '../../support/provider/databases';
import { type Shop, startShop } from '../../support/provider/shop';
import { forms } from './forms';
import { isList, limits } from './limits';

const lists = [
  { operation: 'addToCart', method: 'POST', path: '/api/v2/customer/cart/add', field: 'variants' },
  { operation: 'updateCart', method: 'PUT', path: '/api/v2/customer/cart/update', field: 'cart' },
  { operation: 'prepareCheckout', method: 'POST', path: '/api/v2/customer/cart/checkout', field: 'variants' },
  { operation: 'createOrder', method: 'POST', path: '/api/v2/customer/order/checkout', field: 'cart' },
] as const;

test('every list of a form is here', () => {
  const inForms = Object.entries(forms).flatMap(([operation, form]) =>
    Object.entries(form.limits).flatMap(([field, name]) => (isList(name) ? [`${operation} ${field}`] : [])),
  );
  expect(lists.map(({ operation, field }) => `${operation} ${field}`).sort()).toEqual(inForms.sort());
});

describe.each(databases)('lists in forms on %s', (_name, open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  afterAll(() => shop.close());

  test.each(lists)('$operation refuses $field over its limit', async ({ operation, method, path, field }) => {
    const { filled = {}, limits: names = {} } = forms[operation] ?? {};
    const { refuses } = limits[names[field] ?? 'choices'];
    const { headers } = await shop.newCustomer();
    for (const value of refuses) {
      const form = new URLSearchParams({ ...filled, [field]: value });
      const { status, body } = await shop.ask(path, { method, headers, body: form });
      const message = expect.stringContaining(field) as string;
      expect({ value, status, body }).toEqual({ value, status: 400, body: { success: false, message } });
    }
  });

  test('values of the maximum length are stored unchanged', async () => {
    const customer = await shop.newCustomer();
    const address = { full_name: 'N'.repeat(30), address: 'J'.repeat(30), phone_number: `+${'0'.repeat(14)}` };
    await shop.call(customer, '/api/v2/customer/address', {
      method: 'PUT',
      body: shop.form({ ...address, province: '32', city: '32.73', district: '32.73.01' }),
    });
    const texts = { note: 'ä'.repeat(200), dropship_name: 'D'.repeat(30), dropship_phone: '9'.repeat(15) };
    const { unique_id } = await shop.order(customer, texts);
    expect(await shop.find(customer, unique_id)).toMatchObject({ address, ...texts });
  });
});

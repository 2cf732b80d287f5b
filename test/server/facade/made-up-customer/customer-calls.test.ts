import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { operationSpecs } from '../../../../server/__generated__/provider-operations';
import { mapStoreRecord } from '../../../../server/domains/stores/store-record';
import { madeUpCustomerCalls } from '../../../../server/facade/made-up-customer/customer-calls';
import { person } from '../../../../server/facade/made-up-customer/person';
import type { OperationName } from '../../../../server/provider-client/provider-call';
import { operations } from '../../../contract/openapi-contract';
import { app, foundItem } from '../../../support/server/rest-examples';
import { goods, type StoresOwn, storesOwnCalls } from '../../../support/server/stores-own-calls';

const now = Date.parse('2026-11-28T03:00:00Z');

function customerOf(own: StoresOwn = {}, fields: Parameters<typeof app>[0] = {}, locale: 'id' | 'en' = 'id') {
  const { provider, called } = storesOwnCalls(own);
  const record = mapStoreRecord(app({ balance_flag: 1, ...fields }));
  const calls = madeUpCustomerCalls({ provider, record, locale, now });
  const call = (name: OperationName, input: object = {}) =>
    (calls[name] as (input: object, options: object) => Promise<{ data: never } | null>)(input, { orNull: true });
  return { call, calls, called };
}

const isPrivate = ({ security = [] }: (typeof operations)[number]) => security.some((one) => 'customer' in one);
const isJson = ({ operationId }: (typeof operations)[number]) => Object.hasOwn(operationSpecs, operationId);
const privateCalls = operations.filter((one) => isPrivate(one) && isJson(one)).map(({ operationId }) => operationId);

/** What a made-up customer reads, with an input that the page would send; null where nothing is found. */
const answered: Readonly<Record<string, object>> = {
  getProfile: {},
  previewClosing: {},
  listSessions: {},
  getNotifications: {},
  getAddress: {},
  listSavedAddresses: {},
  getShipment: {},
  showCart: {},
  prepareCheckout: {},
  listVouchers: { cart_type: 0, product_total: 100_000, delivery_cost: 9_000 },
  checkDiscount: { total: 100_000, subtotal: 100_000, voucher_code: 'CONTOH10' },
  checkItemVoucher: { total: 100_000, voucher_code: 'CONTOH5RIBU' },
  getOrder: { order_uid: 'pesanan_4' },
  openOrder: { order_number: 'JJ0000004' },
  listPurchases: {},
  getPaymentInfo: { unique_id: 'pesanan_4' },
  getAttempt: { session_code: 'WEB1' },
  listInvoices: { status: 'all' },
  getInvoice: { id: 'tagihan_2' },
  prepareInvoicePayment: { id: 'tagihan_2' },
  listChats: { unread: 0 },
  showChat: { from_type: 0, from_view_uid: person.id, to_type: 0, to_view_uid: 'appwarung', page: 1 },
  markChatRead: { from_type: 0, from_view_uid: person.id, to_type: 0, to_view_uid: 'appwarung', message_id: '3' },
  markNotificationsRead: { until: '3' },
  listTransactions: {},
  getReferralNote: {},
  listReferrals: {},
  listNotifications: {},
  listFavourites: {},
  listBillNumbers: {},
};

const notFound = ['getPushSettings', 'getInvoicePayment'];

/** Asked of the provider without a token, as its contract allows in previews. */
const ofStore = ['listExpeditions', 'listPackages', 'viewCartApp', 'listPaymentTypes'];

const refused = [
  'requestCode',
  'changePassword',
  'saveProfile',
  'closeAccount',
  'removePhoto',
  'sendPhoto',
  'signOut',
  'signOutEverywhere',
  'endSessions',
  'verifyEmail',
  'saveAddress',
  'storeAddress',
  'deleteAddress',
  'chooseAddress',
  'saveShipment',
  'addToCart',
  'updateCart',
  'deleteFromCart',
  'createOrder',
  'holdSlot',
  'releaseSlot',
  'moveBooking',
  'checkPayment',
  'cancelOrder',
  'orderAgain',
  'changePayment',
  'payOrder',
  'payInvoice',
  'cancelInvoicePayment',
  'sendInvoiceProof',
  'sendMessage',
  'sendChatPicture',
  'submitForm',
  'sendFormFile',
  'inquireBill',
  'createBillOrder',
  'getDirection',
  'quoteRide',
  'createRideOrder',
  'rateDriver',
  'createTopUp',
  'createWithdrawal',
  'confirmSpending',
  'exchangePoints',
  'enterReferral',
  'subscribeToPush',
  'unsubscribeFromPush',
  'muteNotifications',
  'saveFavourite',
  'mergeFavourites',
];

test('each private call of the contract has been thought of', () => {
  const known = [...Object.keys(answered), ...notFound, ...ofStore, ...refused];
  expect([...privateCalls].sort()).toEqual([...known].sort());
});

test.each(Object.entries(answered))('%s is answered as the contract says, in both languages', async (name, input) => {
  for (const locale of ['id', 'en'] as const) {
    const { call, called } = customerOf({}, {}, locale);
    expect(await call(name as OperationName, input)).toMatchObject({ success: true });
    const made = called.map((one) => one.name);
    expect(made.filter((one) => !operationSpecs[one].isShownInPreviews)).toEqual([]);
  }
});

test.each(notFound)('%s finds nothing', async (name) => {
  expect(await customerOf().call(name as OperationName, { id: 'tagihan_2' })).toBeNull();
});

test.each(ofStore)('%s is what the provider says of the store', async (name) => {
  const { call, called } = customerOf();
  await call(name as OperationName, { cart_type: 0 });
  expect(called).toEqual([{ name, input: { cart_type: 0 } }]);
});

const inputOf = (name: string): object => {
  try {
    const text = readFileSync(`schema/provider/examples/${name}-request.yaml`, 'utf8');
    return (parse(text) as { value: object }).value;
  } catch {
    return {};
  }
};
const segments = { address_uid: 'a', id: '1', value: 'a', photo_uid: 'a', file_uid: 'a', session_code: 'WEB1' };
const ends = { from_type: 0, from_view_uid: 'a', to_type: 0, to_view_uid: 'a' };

test.each(refused)('%s is refused, and reaches nobody', async (name) => {
  const { call, called } = customerOf();
  const input = { ...segments, ...ends, ...inputOf(name) };
  await expect(call(name as OperationName, input)).rejects.toMatchObject({ kind: 'unsupported' });
  expect(called).toEqual([]);
});

const staff = Object.keys(operationSpecs).filter((name) => !operations.some((one) => one.operationId === name));

test('calls of the studio and public changes are refused too', async () => {
  const changes = ['signIn', 'register', 'trackView', 'compileComponentHtml'];
  expect(staff.length).toBeGreaterThan(30);
  for (const name of [...staff, ...changes]) {
    const { call, called } = customerOf();
    const path = { codename: 'warung', token: 'a', plan: 'a', number: 1, staff_uid: 'a', invitation_uid: 'a' };
    const input = { ...path, link_uid: 'a', kind: 'a', id: 'a' };
    await expect(call(name as OperationName, input)).rejects.toMatchObject({ kind: 'unsupported' });
    expect(called).toEqual([]);
  }
});

test('there are no events, files or pictures of a customer', async () => {
  const { calls } = customerOf();
  await expect(calls.streamEvents()).rejects.toMatchObject({ kind: 'unsupported' });
  expect(await calls.exportPersonalData()).toBeNull();
  const pictures = [calls.getPhoto({ photo_uid: 'a' }), calls.getChatPicture({ id: '1' })];
  const files = [calls.getFormFile({ file_uid: 'a' }), calls.getInvoiceProof({ id: 'a' })];
  expect(await Promise.all([...pictures, ...files])).toEqual([null, null, null, null]);
});

interface Order {
  readonly unique_id: string;
  readonly order_status: number;
  readonly lines: readonly { price: number; qty: number; list_view_uid: string; image: string }[];
  readonly subtotal: number;
  readonly order_fee: number;
  readonly delivery_cost: number;
  readonly admin_fee: number;
  readonly voucher_value: number;
  readonly total: number;
}

const ordersOf = async ({ call }: ReturnType<typeof customerOf>) => {
  const { purchases } = (await call('listPurchases'))?.data as unknown as { purchases: { unique_id: string }[] };
  const orders = purchases.map(async (one) => (await call('getOrder', { order_uid: one.unique_id }))?.data);
  return (await Promise.all(orders)) as unknown as Order[];
};

test('there is an order at each stage, of items of the store, whose amounts add up', async () => {
  const orders = await ordersOf(customerOf());
  expect(orders.map(({ order_status }) => order_status)).toEqual([1, 2, 3, 4]);
  for (const { lines, subtotal, order_fee, delivery_cost, admin_fee, voucher_value, total } of orders) {
    expect(subtotal).toBe(lines.reduce((sum, { price, qty }) => sum + price * qty, 0));
    expect(total).toBe(subtotal + order_fee + delivery_cost + admin_fee - voucher_value);
    expect([order_fee, delivery_cost]).toEqual([1_000, 9_000]);
    expect(goods.map(({ view_uid }) => view_uid)).toEqual(
      expect.arrayContaining(lines.map(({ list_view_uid }) => list_view_uid)),
    );
  }
});

test('the steps of an order follow each other, and none is in the future', async () => {
  const orders = (await ordersOf(customerOf())) as unknown as { history: { at: string }[] }[];
  for (const { history } of orders) {
    const times = history.map(({ at }) => Date.parse(at));
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(times.at(-1)).toBeLessThan(now);
  }
});

test('the balance is the sum of the transactions, among them an invoice that was paid from it', async () => {
  const customer = customerOf({ payments: [{ ...payment, id: 'saldo', type: 3, payment_method: 0 }] });
  const { balance, data } = (await customer.call('listTransactions'))?.data as unknown as {
    balance: number;
    data: { amount: number; invoice_uid: string | null }[];
  };
  expect(balance).toBe(data.reduce((sum, { amount }) => sum + amount, 0));
  const { total } = (await customer.call('getInvoice', { id: 'tagihan_1' }))?.data as unknown as { total: number };
  expect(data).toContainEqual(expect.objectContaining({ amount: -total, invoice_uid: 'tagihan_1' }));
  expect((await customer.call('getProfile'))?.data).toMatchObject({ infos: { balance } });
});

test('a page asks for little: a profile 3 times, what every page shows at most 16 times', async () => {
  const numberOf = async (name: OperationName) => {
    const { call, called } = customerOf();
    await call(name);
    return called.length;
  };
  expect(await numberOf('getProfile')).toBe(3);
  expect(await numberOf('getNotifications')).toBeLessThanOrEqual(16);
});

const payment = { title: 'Saldo', info: '', icon: null, detail: '', admin_fee: 0 };

interface Line {
  readonly price: number;
  readonly qty: number;
  readonly checked: number;
  readonly variant_name: string | null;
}

const cartOf = async ({ call }: ReturnType<typeof customerOf>) => {
  const { cart_headers } = (await call('showCart'))?.data as unknown as { cart_headers: { items: Line[] }[] };
  return cart_headers.map(({ items }) => items);
};

test('the cart has a group for each seller, of which one is chosen, and the header counts its pieces', async () => {
  const customer = customerOf();
  const groups = await cartOf(customer);
  expect(groups.map((lines) => lines.map(({ checked }) => checked))).toEqual([[1, 1], [0]]);
  expect(groups[0]?.[1]).toMatchObject({ variant_name: 'Merah', price: 50_000 });
  const pieces = groups.flat().reduce((sum, { qty }) => sum + qty, 0);
  expect((await customer.call('getNotifications'))?.data).toMatchObject({ cart_count: pieces });
});

test('the checkout has the chosen lines, the fees of the draft, and reaches its minimum', async () => {
  const rules = { use_expedition: 1, min_order_price: 75_000, order_fee_product: 777, use_dropship: 1 };
  const customer = customerOf({ rules });
  const lines = (await cartOf(customer)).flat().filter(({ checked }) => checked === 1);
  const subtotal = lines.reduce((sum, { price, qty }) => sum + price * qty, 0);
  expect(subtotal).toBeGreaterThanOrEqual(75_000);
  expect((await customer.call('prepareCheckout'))?.data).toMatchObject({
    ...{ subtotal, order_fee_product: 777, use_dropship: 1, use_expedition: 1, discount_flag: 1 },
    ...{ full_name: person.name, district: '32.73.02', origin: '32.73' },
  });
});

test('an item is checked out without the cart: pieces, or variants', async () => {
  const { call } = customerOf();
  const plain = await call('prepareCheckout', { list_vuid: 'bayam250', quantity: 3 });
  expect(plain?.data).toMatchObject({ subtotal: 3 * 4_500, items: [{ qty: 3 }] });
  const variants = JSON.stringify([{ view_uid: 'variant1', qty: 2 }]);
  const chosen = await call('prepareCheckout', { list_vuid: 'kaos', variants });
  expect(chosen?.data).toMatchObject({ subtotal: 100_000, items: [{ variant_name: 'Merah' }] });
  expect(await call('prepareCheckout', { list_vuid: 'kaos' })).toMatchObject({ error_code: 'NOT_PURCHASABLE' });
  expect(await call('prepareCheckout', { list_vuid: 'tidak_ada' })).toBeNull();
});

test('a store that sells nothing has an empty cart, no orders, and a customer who lives somewhere', async () => {
  const customer = customerOf({ items: [] });
  expect([await cartOf(customer), await ordersOf(customer)]).toEqual([[], []]);
  expect(await customer.call('prepareCheckout')).toMatchObject({ error_code: 'CART_EMPTY' });
  expect((await customer.call('getAddress'))?.data).toMatchObject({ province: '31', full_name: person.name });
});

test('goods without a place are sent from that of the store, where the customer lives too', async () => {
  const items = [foundItem({ city_name: '', province_name: '' })];
  const placeOf = async (origin: string) => {
    const { call } = customerOf({ items, rules: { use_expedition: 1, min_order_price: 0, origin } });
    return (await call('prepareCheckout'))?.data;
  };
  expect(await placeOf('32.73')).toMatchObject({ origin: '32.73', partner_city_name: 'Kota Bandung', city: '32.73' });
  expect(await placeOf('')).toMatchObject({ origin: '', partner_city_name: '', city: '31.71' });
});

test('what the store does not offer, the customer does not have', async () => {
  const customer = customerOf({ referral: null, payments: [] }, { balance_flag: 0 });
  const calls = ['listTransactions', 'getReferralNote', 'listReferrals', 'getInvoice'] as const;
  expect(await Promise.all(calls.map((name) => customer.call(name, { id: 'tagihan_2' })))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect((await customer.call('getProfile'))?.data).toMatchObject({
    invoice_flag: 0,
    infos: { balance_flag: 0, balance: 0, referral_flag: 0, customer_points_flag: 0 },
  });
});

test('an item of another store is never bought', async () => {
  const items = [foundItem({ app_view_uid: 'lain' })];
  expect(await cartOf(customerOf({ items }))).toEqual([]);
});

test('orders are searched by stage and text, and the counts are those of all', async () => {
  const { call } = customerOf();
  const found = async (query: object) => {
    const { data } = (await call('listPurchases', query)) as { data: unknown };
    return data as { purchases: { order_no: string }[]; counts: { all: number; shipped: number } };
  };
  const shipped = await found({ state: 'shipped' });
  expect(shipped.purchases.map(({ order_no }) => order_no)).toEqual(['JJ0000002']);
  expect(shipped.counts).toMatchObject({ all: 4, to_pay: 1, in_process: 1, shipped: 1, done: 1, cancelled: 0 });
  expect((await found({ search: 'jj0000003' })).purchases).toHaveLength(1);
  expect((await found({ search: 'tidak ada' })).purchases).toEqual([]);
});

test('a voucher saves what its list says, and no other code is known', async () => {
  const { call } = customerOf();
  const purchase = { cart_type: 0, product_total: 100_000, delivery_cost: 9_000 };
  const listed = (await call('listVouchers', purchase))?.data as unknown as { code: string; saving: number }[];
  expect(listed.map(({ saving }) => saving)).toEqual([10_000, 5_000, 5_000]);
  for (const { code, saving } of listed) {
    const check = { voucher_code: code, total: 109_000, subtotal: 100_000, delivery_cost: 9_000 };
    expect((await call('checkDiscount', check))?.data).toMatchObject({ voucher_code: code, voucher_value: saving });
  }
  const unknown = { voucher_code: 'LAIN', total: 1, subtotal: 1 };
  expect(await call('checkDiscount', unknown)).toMatchObject({ error_code: 'VOUCHER_UNKNOWN' });
});

test('a service is booked for a day to come, or was on a day that is over', async () => {
  const items = [foundItem({ view_uid: 'cuci', title: 'Cuci AC', type: 1, style: 3, price: 90_000 })];
  const orders = (await ordersOf(customerOf({ items }))) as unknown as { booking: { start_date: string } }[];
  expect(orders.map(({ booking }) => booking.start_date > '2026-11-28')).toEqual([true, true, true, false]);
});

test('a shop in which nobody has written has an empty chat; a shop that does not exist has none', async () => {
  const { call } = customerOf();
  const chat = (id: string) =>
    call('showChat', { from_type: 0, from_view_uid: person.id, to_type: 1, to_view_uid: id, page: 1 });
  expect((await chat('kaos'))?.data).toMatchObject({ header: { to_name: 'Kaos' }, result: { data: [] } });
  expect(await chat('tidak_ada')).toBeNull();
});

test('the person is nobody: a reserved domain and a number that nobody has', () => {
  expect(person.email).toMatch(/\.test$/);
  expect(person.phone).toBe('+6280000000000');
});

import { databases } from '../../../support/provider/databases';
import { expectBalancedLedger } from '../../../support/provider/balanced-ledger';
import { billCalls, byBalance, withBills } from '../../../support/provider/bills';
import { type Fields, type Shop, startShop } from '../../../support/provider/shop';

jest.setTimeout(120_000);

const twenty = Array.from({ length: 20 }, (_, index) => index);

describe.each(databases)('orders of bills on %s', (_name, open) => {
  let shop: Shop;
  let bills: ReturnType<typeof billCalls>;
  beforeAll(async () => {
    shop = await startShop(open);
    bills = billCalls(shop);
    await shop.applyStore(withBills(shop.document));
  });
  afterEach(() => expectBalancedLedger(shop.database));
  afterAll(() => shop.close());

  test.each<[what: string, fields: Fields, code: string, total: number | null]>([
    ['that is not offered', { code: 'entah' }, 'BILL_GONE', null],
    ['that has nothing to buy', { code: 'GAS' }, 'BILL_GONE', null],
    ['whose option is gone', { product_code: 'T99' }, 'BILL_GONE', null],
    ['for a number that is too short', { input: '08123456' }, 'BILL_NUMBER_INVALID', null],
    ['for a number that is too long', { input: '0812345678901234' }, 'BILL_NUMBER_INVALID', null],
    ['for a number of another operator', { input: '087712345678' }, 'BILL_NUMBER_INVALID', null],
    ['for a plus within the number', { input: '0812+34567890' }, 'BILL_NUMBER_INVALID', null],
    ['at a price of before', { total: 10_000 }, 'PRICE_CHANGED', 10_500],
    ['on delivery', { payment_id: 'tempat', payment_type: 2 }, 'PAYMENT_INVALID', null],
    ['to the seller', { payment_id: 'penjual', payment_type: 1 }, 'PAYMENT_INVALID', null],
    ['with a voucher of goods', { voucher_code: 'HEMAT' }, 'VOUCHER_NOT_APPLICABLE', null],
    ['without an inquiry', { code: 'LISTRIK' }, 'BILL_EXPIRED', null],
  ])('a bill %s is refused', async (_what, fields, code, total) => {
    const customer = await shop.newCustomer(100_000);
    const { status, body } = await bills.checkOut(customer, fields);
    expect({ status, body }).toMatchObject({ status: 200, body: { success: false, error_code: code, total } });
    expect(await shop.orderCount(customer)).toBe(0);
  });

  test.each(['+6281234567890', '6281234567890', '081234567890'])('%s is a number of Telkomsel', async (input) => {
    const customer = await shop.newCustomer();
    expect((await bills.checkOut(customer, { input })).body.success).toBe(true);
    expect(await bills.recent(customer)).toMatchObject([{ code: 'PULSA', input: '081234567890' }]);
  });

  test.each([
    ['code=TOKEN', { name: 'Electricity', input: 'Meter number' }],
    ['code=AIR', { name: 'Water', region_label: 'Region' }],
  ])('%s is read in English', async (query, header) => {
    const request = { headers: { 'accept-language': 'en' } };
    expect((await bills.details(query, request)).body).toMatchObject({ data: { header } });
  });

  test('a voucher of digital items takes its value off', async () => {
    const customer = await shop.newCustomer();
    const { body } = await bills.checkOut(customer, { voucher_code: 'PULSA', total: 9_500 });
    expect(await shop.find(customer, body.data?.unique_id ?? '')).toMatchObject({
      category: 7,
      subtotal: 10_500,
      voucher_value: 1_000,
      total: 9_500,
      lines: [{ title: 'Pulsa 10.000', qty: 1 }],
      bill: { code: 'PULSA', input_name: 'Nomor ponsel', input: '081234567890', receipt: '', token: '' },
    });
  });

  test.each([
    ['as the store calls it in English', 'TOKEN', 'PLN20', 20_000 + 1_500, 'Meter number'],
    ['as it was then where the store has no English', 'PULSA', 'T10', 10_500, 'Nomor ponsel'],
  ])('the number of an order is called %s', async (_what, code, product_code, total, label) => {
    const customer = await shop.newCustomer();
    const { body } = await bills.checkOut(customer, { code, product_code, total });
    const inEnglish = { ...customer, headers: { ...customer.headers, 'accept-language': 'en' } };
    expect((await shop.find(inEnglish, body.data?.unique_id ?? '')).bill).toMatchObject({ input_name: label });
  });

  test('a session code makes one order, however often it is sent', async () => {
    const customer = await shop.newCustomer(100_000);
    const session_code = shop.newSession();
    const answers = await Promise.all(twenty.map(() => bills.checkOut(customer, { session_code })));
    expect(new Set(answers.map(({ body }) => body.data?.unique_id)).size).toBe(1);
    expect(await shop.orderCount(customer)).toBe(1);
    expect((await bills.checkOut(customer, { session_code, input: '081299999999' })).status).toBe(409);
    const { unique_id } = answers[0]?.body.data ?? {};
    expect(await shop.attempt(customer, session_code)).toMatchObject({ state: 'done', order: { unique_id } });
  });

  describe('a post-paid bill', () => {
    test.each<[what: string, fields: Fields, code: string]>([
      ['of a number that is too short', { input: '53' }, 'BILL_NUMBER_INVALID'],
      ['without its region', { code: 'AIR' }, 'BILL_REGION_MISSING'],
      ['of a region that there is not', { code: 'AIR', region: 'JKT' }, 'BILL_REGION_MISSING'],
      ['of a number that the biller does not know', { input: '5350000003' }, 'BILL_UNKNOWN'],
      ['of which nothing is owed', { input: '5350000004' }, 'BILL_PAID'],
    ])('%s is refused', async (_what, fields, code) => {
      const customer = await shop.newCustomer();
      expect((await bills.inquire(customer, fields)).body).toMatchObject({
        success: false,
        error_code: code,
        data: null,
      });
    });

    test('without a limit is asked for by a number of 20 digits', async () => {
      const customer = await shop.newCustomer();
      expect((await bills.inquire(customer, { input: '53500000010000000001' })).body.success).toBe(true);
    });

    test('of a bill that is not post-paid the call is not found', async () => {
      expect((await bills.inquire(await shop.newCustomer(), { code: 'PULSA' })).status).toBe(404);
    });

    test('of unknown numbers can be asked for ten times', async () => {
      const customer = await shop.newCustomer();
      for (let guess = 0; guess < 10; guess += 1) await bills.inquire(customer, { input: '5350000003' });
      expect((await bills.inquire(customer)).body.error_code).toBe('TOO_MANY_GUESSES');
    });

    test('is ordered once, with its fee, by who asked for it', async () => {
      const customer = await shop.newCustomer(1_000_000);
      const { data } = (await bills.inquire(customer, { input: '5350001111' })).body;
      const fields = bills.owed(data, 2_500);
      expect((await bills.checkOut(await shop.newCustomer(), fields)).body.error_code).toBe('BILL_EXPIRED');
      const { body } = await bills.checkOut(customer, fields);
      expect(await shop.find(customer, body.data?.unique_id ?? '')).toMatchObject({
        subtotal: data?.price,
        order_fee: 2_500,
        bill: { input: '5350001111', bill_name: data?.bill_name, period: '2026-11' },
      });
      expect((await bills.checkOut(customer, fields)).body.error_code).toBe('BILL_EXPIRED');
    });

    test.each<[what: string, other: Fields, code: string]>([
      ['another number', { input: '5350002222' }, 'BILL_EXPIRED'],
      ['a number that only begins like it', { input: '53500011111' }, 'BILL_EXPIRED'],
      ['another bill', { code: 'AIR' }, 'BILL_EXPIRED'],
      ['a bill that has options', { code: 'PULSA', input: '081234567890', product_code: 'T10' }, 'BILL_EXPIRED'],
      ['another product', { product_code: 'SMG' }, 'BILL_EXPIRED'],
      ['another inquiry', { inquiry_uid: 'abc' }, 'BILL_EXPIRED'],
      ['less than is owed', { total: 1 }, 'PRICE_CHANGED'],
    ])('is not ordered for %s, and can be ordered after that', async (_what, other, code) => {
      const customer = await shop.newCustomer(1_000_000);
      const { data } = (await bills.inquire(customer, { input: '5350001111' })).body;
      const fields = bills.owed(data, 2_500);
      expect((await bills.checkOut(customer, { ...fields, ...other })).body.error_code).toBe(code);
      expect(await shop.orderCount(customer)).toBe(0);
      expect((await bills.checkOut(customer, fields)).body.success).toBe(true);
    });

    test('is not ordered for a region of which it was not asked', async () => {
      const customer = await shop.newCustomer();
      const { data } = (await bills.inquire(customer, { code: 'AIR', region: 'SMG' })).body;
      const fields = bills.owed(data);
      expect((await bills.checkOut(customer, { ...fields, product_code: 'KDL' })).body.error_code).toBe('BILL_EXPIRED');
      expect((await bills.checkOut(customer, { ...fields, product_code: 'SMG' })).body.success).toBe(true);
    });

    test('is requested again after 10 minutes', async () => {
      const customer = await shop.newCustomer();
      const { data } = (await bills.inquire(customer, { code: 'AIR', region: 'SMG' })).body;
      shop.pass(10 / 60);
      const fields = bills.owed(data);
      expect((await bills.checkOut(customer, fields)).body.error_code).toBe('BILL_EXPIRED');
    });
  });

  test('the payment of a bill can be changed, but not to the seller', async () => {
    const customer = await shop.newCustomer();
    const { body } = await bills.checkOut(customer, { payment_id: 'bank', payment_type: 0, total: 13_000 });
    const order_uid = body.data?.unique_id ?? '';
    const toSeller = await shop.changePayment(customer, { order_uid, payment_id: 'penjual', payment_type: 1 });
    expect(toSeller.body).toMatchObject({ success: false, error_code: 'PAYMENT_INVALID' });
    expect((await shop.changePayment(customer, { order_uid, ...byBalance })).body.data?.total_payment).toBe(10_500);
  });

  test('numbers are only the customer’s own, newest first, at most ten', async () => {
    const [customer, stranger] = [await shop.newCustomer(), await shop.newCustomer()];
    for (const last of [...twenty.slice(0, 12), 11]) {
      await bills.checkOut(customer, { input: `0812345678${10 + last}` });
    }
    const numbers = (await bills.recent(customer)).map(({ input }) => input);
    expect(numbers).toEqual(
      twenty
        .slice(2, 12)
        .reverse()
        .map((last) => `0812345678${10 + last}`),
    );
    expect([await bills.recent(stranger), await bills.recent(customer, '?code=TOKEN')]).toEqual([[], []]);
  });
});

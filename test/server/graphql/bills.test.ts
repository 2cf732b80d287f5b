import { answerCalls } from '../../support/server/answered-calls';
import { trust } from '../../support/server/facade-fixture';

const documents = trust({
  'test:bill': `query Offered($id: ID!, $prefix: String!) {
    bill(id: $id, prefix: $prefix) {
      __typename
      ... on PrepaidBill { id kind minDigits maxLength operator fee { amount } options { id price { amount currency } priceBeforeDiscount { amount } } }
      ... on PostPaidBill { id regionLabel regions { id name } fee { amount } }
    }
  }`,
  'test:current': `query Current { currentBill(id: "pulsa", prefix: "0812") { ... on PrepaidBill { options { price { amount } } } } }`,
  'test:recent': `query Recent { recentBillNumbers(billId: "pulsa") { number name } }`,
  'test:inquire': `mutation Inquires($input: InquireBillInput!) {
    inquireBill(input: $input) {
      __typename
      ... on BillInquiry { id number name period amount { amount currency } fee { amount } openFor }
      ... on Refusal { code field }
    }
  }`,
  'test:order': `mutation Orders($input: CreateBillOrderInput!) {
    createBillOrder(input: $input) {
      __typename
      ... on CreatedOrder { id number status paymentKind }
      ... on Refusal { code total { amount currency } }
    }
  }`,
  'test:payments': `query Payable { paymentOptions(kind: BILL) { id } }`,
  'test:vouchers': `query Usable($purchase: VoucherPurchaseInput) { vouchers(purchase: $purchase) { id } }`,
});

const header = {
  code: 'pulsa',
  name: 'Pulsa',
  image: null,
  category: 0,
  input: 'Nomor ponsel',
  operator: 'Telkomsel',
  min_digits: 10,
  admin_fee: 0,
  region_label: '',
  regions: [],
};
const option = {
  product_code: 'T10',
  name: '10.000',
  desc: '',
  price: 10_500,
  standard_price: 12_000,
  brand: 'Telkomsel',
};
const inquiry = {
  unique_id: 'inquiry_1',
  code: 'air',
  input: '1234567890',
  bill_name: 'SITI',
  period: '2026-11',
  price: 84_500,
  admin_fee: 2_500,
  expires_at: new Date(Date.now() + 600_000).toISOString(),
};
const created = { payment_type: 3, unique_id: 'order1', auto_order: 1, order_no: 'JJ0000001', order_status: 1 };

const data = (content: unknown) => ({ success: true, message: '', error_code: null, total: null, data: content });
const refused = (error_code: string, total: number | null = null) => ({
  success: false,
  message: 'Maaf',
  error_code,
  total,
  data: null,
});

const { answers, fixture, run, asked } = answerCalls(documents, {
  'ppob/details': data({ header, details: [option] }),
});
const fieldsOf = (end: string) => Object.fromEntries(new URLSearchParams(asked(end)[0]?.body));
const offer = async (prefix: string) => {
  const { data: answer } = await run('test:bill', { id: 'pulsa', prefix });
  return (answer as { bill: unknown } | null)?.bill;
};

test.each(['08123', '081234567890', '+628', '08 1'])('%s is not sent to the provider as a prefix', async (prefix) => {
  const { errors } = await run('test:bill', { id: 'pulsa', prefix });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
  expect(asked('ppob/details')).toEqual([]);
});

test('the options of a prepaid bill are those of the first digits, cached for all', async () => {
  const expected = {
    __typename: 'PrepaidBill',
    id: 'pulsa',
    kind: 'CREDIT',
    minDigits: 10,
    maxLength: 15,
    operator: 'Telkomsel',
    fee: { amount: 0 },
    options: [{ id: 'T10', price: { amount: 10_500, currency: 'Rp' }, priceBeforeDiscount: { amount: 12_000 } }],
  };
  expect([await offer('0812'), await offer('0812')]).toEqual([expected, expected]);
  expect(asked('ppob/details').map(({ query }) => query.get('input'))).toEqual(['0812']);
});

test.each([
  [1, 'DATA'],
  [2, 'E_WALLET'],
  [5, 'METER'],
])('category %i asks for the number of %s', async (category, kind) => {
  answers['ppob/details'] = data({ header: { ...header, category, operator: null }, details: [] });
  expect(await offer('')).toMatchObject({ kind, operator: null, options: [] });
});

test('a post-paid bill has regions and no options', async () => {
  const regions = [{ code: 'SMG', name: 'Semarang' }];
  answers['ppob/details'] = data({
    header: { ...header, category: 4, admin_fee: 2_500, region_label: 'Wilayah', regions },
    details: [],
  });
  expect(await offer('')).toEqual({
    __typename: 'PostPaidBill',
    id: 'pulsa',
    regionLabel: 'Wilayah',
    regions: [{ id: 'SMG', name: 'Semarang' }],
    fee: { amount: 2_500 },
  });
});

test('a bill is requested again each time after its price was refused', async () => {
  for (const price of [10_900, 12_000]) {
    answers['ppob/details'] = data({ header, details: [{ ...option, price }] });
    expect((await run('test:current')).data).toEqual({ currentBill: { options: [{ price: { amount: price } }] } });
  }
});

test('numbers that were paid for are the customer’s', async () => {
  answers['ppob/recent'] = data([{ code: 'pulsa', input: '0812', name: 'SITI', creation_date: '2026-11-21 17:00:00' }]);
  expect((await run('test:recent')).data).toEqual({ recentBillNumbers: [{ number: '0812', name: 'SITI' }] });
});

describe('an inquiry', () => {
  const input = { bill: 'air', number: '1234567890', region: 'SMG' };

  test('goes in the body of the call, never in its path', async () => {
    answers['ppob/inquiry'] = data(inquiry);
    expect((await run('test:inquire', { input })).data).toEqual({
      inquireBill: {
        __typename: 'BillInquiry',
        id: 'inquiry_1',
        number: '1234567890',
        name: 'SITI',
        period: '2026-11',
        amount: { amount: 84_500, currency: 'Rp' },
        fee: { amount: 2_500 },
        openFor: expect.closeTo(600_000, -5),
      },
    });
    expect(fieldsOf('ppob/inquiry')).toEqual({ code: 'air', input: '1234567890', region: 'SMG' });
    expect(fixture().provider.asked.filter(({ path }) => path.includes('1234567890'))).toEqual([]);
  });

  test('that is refused shows the reason', async () => {
    answers['ppob/inquiry'] = refused('BILL_UNKNOWN');
    expect((await run('test:inquire', { input })).data).toEqual({
      inquireBill: { __typename: 'Refusal', code: 'BILL_UNKNOWN', field: 'number' },
    });
  });

  test('of letters is not sent', async () => {
    const { errors } = await run('test:inquire', { input: { ...input, number: '12a' } });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
    expect(asked('ppob/inquiry')).toEqual([]);
  });
});

describe('an order', () => {
  const input = {
    idempotencyKey: 'session-1',
    bill: 'pulsa',
    number: '081234567890',
    option: 'T10',
    total: 10_500,
    payment: 'saldo',
    paymentKind: 'BALANCE',
  };

  test('of an option is made once with what the customer saw', async () => {
    answers['ppob/checkout'] = data(created);
    expect((await run('test:order', { input })).data).toEqual({
      createBillOrder: {
        __typename: 'CreatedOrder',
        id: 'order1',
        number: 'JJ0000001',
        status: 'AWAITING_PAYMENT',
        paymentKind: 'BALANCE',
      },
    });
    expect(fieldsOf('ppob/checkout')).toEqual({
      code: 'pulsa',
      input: '081234567890',
      product_code: 'T10',
      total: '10500',
      payment_id: 'saldo',
      payment_type: '3',
      session_code: 'session-1',
    });
  });

  test('of a post-paid bill names its inquiry', async () => {
    answers['ppob/checkout'] = data(created);
    await run('test:order', { input: { ...input, option: null, inquiry: 'inquiry_1', voucher: 'HEMAT' } });
    const { product_code, ...fields } = fieldsOf('ppob/checkout');
    expect([product_code, fields]).toMatchObject([undefined, { inquiry_uid: 'inquiry_1', voucher_code: 'HEMAT' }]);
  });

  test('at another price is refused with the total of now', async () => {
    answers['ppob/checkout'] = refused('PRICE_CHANGED', 10_900);
    expect((await run('test:order', { input })).data).toEqual({
      createBillOrder: { __typename: 'Refusal', code: 'PRICE_CHANGED', total: { amount: 10_900, currency: 'Rp' } },
    });
  });
});

test('the payment options are those of bills', async () => {
  answers['payment-type'] = data([]);
  await run('test:payments');
  expect(String(asked('payment-type')[0]?.query)).toBe('cart_type=5&bill_flag=1');
});

test('vouchers of digital items are compared with the amount of the bill', async () => {
  answers.voucher = data([]);
  await run('test:vouchers', { purchase: { kind: 'BILL', subtotal: 10_500, isDelivered: false } });
  expect(fieldsOf('voucher')).toEqual({ cart_type: '5', product_total: '10500' });
});

import { sdl } from '../../../server/__generated__/sdl';
import { carrierKind, carrierKindCode, paymentKind, paymentKindCode } from '../../../server/domains/payments/codes';
import { orderCategory } from '../../../server/domains/orders/codes';
import { orderStatus } from '../../../server/model/order-status';
import { checkoutKindCode } from '../../../server/domains/checkout/codes';
import { voucherCategory, voucherCategoryCode } from '../../../server/domains/vouchers/codes';
import { balanceMode, phoneVerification } from '../../../server/domains/stores/codes';
import { languageCode, languageOf } from '../../../server/model/language-codes';
import { channelCode, codeChannel, purposeCode } from '../../../server/domains/accounts/codes';
import { refusalCode } from '../../../server/model/code-table';
import { mapAttempt } from '../../../server/domains/payments/map-creation';
import { mapRefusal } from '../../../server/model/map-refusal';
import { refusals } from '../../contract/refusal-table';

/** A code that no table has, now or later. */
const unheardOf = 4_711;

describe('an order status', () => {
  test.each([
    [0, 'NEW'],
    [1, 'AWAITING_PAYMENT'],
    [2, 'PAYMENT_ACCEPTED'],
    [3, 'SENT'],
    [4, 'RECEIVED'],
    [-99, 'PAYMENT_PROCESSING'],
    [-1, 'REJECTED'],
    [-2, 'CANCELLED'],
    [-3, 'VOID'],
    [-4, 'NOT_RECEIVED'],
    [unheardOf, 'UNKNOWN'],
  ])('%i is %s', (code, name) => {
    expect(orderStatus(code)).toBe(name);
  });
});

describe('an order category', () => {
  test.each([
    [0, 'GOODS'],
    [1, 'SERVICE'],
    [2, 'COURIER'],
    [-2, 'CALLED_SERVICE'],
    [3, 'GOODS_AND_COURIER'],
    [4, 'TOP_UP'],
    [5, 'WITHDRAWAL'],
    [6, 'DIGITAL'],
    [7, 'BILL'],
    [unheardOf, 'UNKNOWN'],
  ])('%i is %s', (code, name) => {
    expect(orderCategory(code)).toBe(name);
  });
});

describe('a payment kind', () => {
  test.each([
    [0, 'PLATFORM'],
    [1, 'SELLER'],
    [2, 'DIRECT'],
    [3, 'BALANCE'],
    [4, 'API'],
  ] as const)('%i is %s, and back', (code, name) => {
    expect(paymentKind(code)).toBe(name);
    expect(paymentKindCode[name]).toBe(code);
  });
});

describe('a carrier’s type', () => {
  test.each([
    [1, 'RIDE'],
    [2, 'FIXED'],
    [3, 'PACKAGES'],
  ] as const)('%i is %s, and back', (code, name) => {
    expect(carrierKind(code)).toBe(name);
    expect(carrierKindCode[name]).toBe(code);
  });

  test('all others have packages', () => {
    expect([0, unheardOf].map(carrierKind)).toEqual(['PACKAGES', 'PACKAGES']);
  });
});

describe('a voucher’s category', () => {
  test.each([
    [0, 'GOODS'],
    [1, 'DELIVERY'],
    [2, 'GOODS_AND_DELIVERY'],
    [3, 'SERVICE'],
    [4, 'COURIER'],
    [5, 'DIGITAL'],
  ] as const)('%i is %s, and back', (code, name) => {
    expect(voucherCategory(code)).toBe(name);
    expect(voucherCategoryCode[name]).toBe(code);
  });
});

describe('verifying a phone', () => {
  test.each([
    [0, 'NONE'],
    [1, 'SKIPPABLE'],
    [2, 'REQUIRED'],
    [unheardOf, 'NONE'],
  ])('%i is %s', (code, name) => {
    expect(phoneVerification(code)).toBe(name);
  });
});

test.each([
  ['GOODS', { cart_type: 0 }],
  ['SERVICE', { cart_type: 1 }],
  ['COURIER_RIDE', { cart_type: 3 }],
  ['DIRECT_PURCHASE', { cart_type: 5 }],
  ['INVOICE', { cart_type: 0, invoice_flag: 1 }],
] as const)('%s is the payment kind %j', (cart, fields) => {
  expect(checkoutKindCode[cart]).toEqual(fields);
});

test.each([
  ['in', 'INDONESIAN'],
  ['en', 'ENGLISH'],
] as const)('the language %s is %s, and back', (code, name) => {
  expect(languageOf(code)).toBe(name);
  expect(languageCode(name)).toBe(code);
});

test.each([
  ['sms', 'SMS'],
  ['whatsapp', 'WHATSAPP'],
  ['email', 'EMAIL'],
] as const)('the channel %s is %s, and back', (code, name) => {
  expect(codeChannel(code)).toBe(name);
  expect(channelCode[name]).toBe(code);
});

test('rejects an unknown channel', () => {
  expect(codeChannel('pigeon')).toBeNull();
});

test('code purposes and balance modes are named as in the provider’s contract', () => {
  expect(purposeCode).toEqual({
    REGISTER: 'register',
    RESET: 'reset',
    PHONE: 'phone',
    EMAIL: 'email',
    NEW_EMAIL: 'new_email',
  });
  expect(['open', 'close', 'closed', ''].map(balanceMode)).toEqual(['OPEN', 'CLOSED', 'CLOSED', 'OPEN']);
});

describe('an attempt', () => {
  const made = { unique_id: 'o1', order_no: 'JJ1', order_status: 0, payment_type: 2, auto_order: 1 as const };
  const told = { error_code: null, message: '', order: null };

  test.each([
    ['none', told, { __typename: 'UnsentAttempt', idempotencyKey: 's1' }],
    ['pending', told, { __typename: 'PendingAttempt', idempotencyKey: 's1' }],
    ['done', { ...told, order: made }, { __typename: 'CreatedOrder', id: 'o1', number: 'JJ1' }],
    ['done', told, { __typename: 'Done', message: '' }],
    ['refused', { ...told, error_code: 'VOUCHER_USED_UP' }, { __typename: 'Refusal', code: 'VOUCHER_USED_UP' }],
  ] as const)('in the state %s with %j is of its own type', (state, fields, expected) => {
    expect(mapAttempt({ state, ...fields }, 's1')).toMatchObject(expected);
  });
});

test.each(refusals)('the refusal %s keeps its name', (code, { provider }) => {
  expect(mapRefusal({ error_code: code, message: provider })).toMatchObject({ code, message: provider });
});

test('every refusal of the schema is in the table', () => {
  const inSchema = /enum RefusalCode {([^}]*)}/.exec(sdl)?.[1]?.match(/^ {2}[A-Z_]+$/gm);
  const inTable = [...refusals.map(([code]) => code), 'OTHER'];
  expect(inSchema?.map((line) => line.trim()).sort()).toEqual(inTable.sort());
});

test.each([['NEVER_HEARD'], ['toString'], ['__proto__'], [''], [null]])('the refusal %p is OTHER', (code) => {
  expect(refusalCode(code)).toBe('OTHER');
});

import { sdl } from '../../../server/__generated__/sdl';
import { carrierKind, paymentKind } from '../../../server/domains/payments/codes';
import { orderCategory } from '../../../server/domains/orders/codes';
import { orderStatus } from '../../../server/model/order-status';
import { checkoutKindCode } from '../../../server/domains/checkout/codes';
import { balanceMode, phoneVerification } from '../../../server/domains/stores/codes';
import { codeChannel } from '../../../server/domains/accounts/codes';
import { refusalCode } from '../../../server/model/code-table';
import { mapAttempt } from '../../../server/domains/payments/map-creation';
import { mapRefusal } from '../../../server/model/map-refusal';
import { refusals } from '../../contract/refusal-table';

/** A code that no table will ever have. */
const unheardOf = 4_711;

/** test/contract/codes.test.ts compares the names of all codes. */
test.each([
  ['an order status', orderStatus, 'UNKNOWN'],
  ['an order category', orderCategory, 'UNKNOWN'],
  ['a payment kind', paymentKind, 'UNKNOWN'],
  ['a carrier’s type', carrierKind, 'PACKAGES'],
  ['verifying a phone', phoneVerification, 'NONE'],
] as const)('%s that is unknown has a default', (_name, table, fallback) => {
  expect(table(unheardOf)).toBe(fallback);
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

test('rejects an unknown channel', () => {
  expect(codeChannel('pigeon')).toBeNull();
});

test('a balance mode of old or none is the one that it means', () => {
  expect(['closed', ''].map(balanceMode)).toEqual(['CLOSED', 'OPEN']);
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

test('a refusal keeps its name and the text of the provider', () => {
  for (const [code, { provider }] of refusals)
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

import { type ChannelListener, subscribe, unsubscribe } from 'node:diagnostics_channel';
import { actionKind } from '../../../server/adapters/codes/action-kind';
import { balanceMode } from '../../../server/adapters/codes/balance-mode';
import { borderShape } from '../../../server/adapters/codes/border-shape';
import { cardStyle } from '../../../server/adapters/codes/card-style';
import { carrierKind } from '../../../server/adapters/codes/carrier-kind';
import { componentKind } from '../../../server/adapters/codes/component-kind';
import { fontFamily } from '../../../server/adapters/codes/font-family';
import { headerPalette } from '../../../server/adapters/codes/header-palette';
import { homeLayout } from '../../../server/adapters/codes/home-layout';
import { itemKind } from '../../../server/adapters/codes/item-kind';
import { listStyle } from '../../../server/adapters/codes/list-style';
import { codeChannel } from '../../../server/adapters/codes/one-time-code';
import { orderCategory } from '../../../server/adapters/codes/order-category';
import { orderStatus } from '../../../server/adapters/codes/order-status';
import { paymentKind, sentPaymentKind } from '../../../server/adapters/codes/payment-kind';
import { phoneVerification } from '../../../server/adapters/codes/phone-verification';
import { refusalCode } from '../../../server/adapters/codes/refusal-code';
import { searchBox } from '../../../server/adapters/codes/search-box';
import { segmentKind } from '../../../server/adapters/codes/segment-kind';
import { serviceSchedule } from '../../../server/adapters/codes/service-schedule';
import { unknownCodeChannel } from '../../../server/adapters/codes/unknown-code';
import { visibility } from '../../../server/adapters/codes/visibility';
import { voucherCategory } from '../../../server/adapters/codes/voucher-category';

const reported: unknown[] = [];
const listener: ChannelListener = (unknown) => reported.push(unknown);
beforeEach(() => {
  reported.length = 0;
  subscribe(unknownCodeChannel, listener);
});
afterEach(() => unsubscribe(unknownCodeChannel, listener));

/** Every list of codes: a code that it has, one that it lacks, and what stands for that. */
const tables: [string, (code: never) => unknown, string | number, string | number, unknown][] = [
  ['ActionCode', (code: number) => actionKind(code, 'list'), 0, 777, 'UNKNOWN'],
  ['BalanceMode', balanceMode, 'close', 'gold', 'OPEN'],
  ['BorderType', borderShape, 0, 9, 'SLIGHTLY_ROUND'],
  ['CardStyle', cardStyle, 1, 9, 'GRID'],
  ['CarrierType', carrierKind, 1, 9, 'PACKAGES'],
  ['CodeChannel', codeChannel, 'sms', 'pigeon', null],
  ['ComponentCategory', componentKind, 0, 55, 'UnknownComponent'],
  ['FontType', fontFamily, 1, 9, 'SYSTEM'],
  ['HeaderPalette', headerPalette, 1, 9, 'RED'],
  ['HomeLayout', homeLayout, 4, 44, 'TABS'],
  ['ItemType', itemKind, 0, 99, 'TextItem'],
  ['ListStyle', listStyle, '1', '9', 'DEFAULT'],
  ['OrderCategory', orderCategory, 0, 42, 'UNKNOWN'],
  ['OrderStatus', orderStatus, 0, 17, 'UNKNOWN'],
  ['PaymentKind', paymentKind, 0, 9, 'UNKNOWN'],
  ['PhoneVerification', phoneVerification, 1, 9, 'NONE'],
  ['RefusalCode', refusalCode, 'CLOSED', 'MOON_FULL', 'OTHER'],
  ['SearchBox', searchBox, 1, 9, 'NAME'],
  ['SegmentCategory', segmentKind, 0, 9, 'UnknownSegment'],
  ['ItemStyle', serviceSchedule, 1, 9, 'NONE'],
  ['Visibility', visibility, 1, 9, { isMenu: false, isOnHome: false }],
  ['VoucherCategory', voucherCategory, 0, 9, 'UNKNOWN'],
];

test.each(tables)(
  'a code that %s lacks has a neutral name and is reported',
  (enumeration, table, known, code, name) => {
    table(known as never);
    expect(reported).toEqual([]);
    expect(table(code as never)).toEqual(name);
    expect(reported).toEqual([{ enumeration, code }]);
  },
);

test.each(['constructor', '__proto__', 'toString'])('the name %s of every object is no code', (code) => {
  expect(listStyle(code)).toBe('DEFAULT');
  expect(refusalCode(code)).toBe('OTHER');
});

test('nobody pays in a way that is not known', () => {
  expect(() => sentPaymentKind('UNKNOWN')).toThrow('an unknown kind of payment');
});

import { type ChannelListener, subscribe, unsubscribe } from 'node:diagnostics_channel';
import {
  actionKind,
  cardStyle,
  componentKind,
  listStyle,
  segmentKind,
} from '../../../server/domains/stores/component-codes';
import {
  balanceMode,
  borderShape,
  fontFamily,
  headerPalette,
  homeLayout,
  phoneVerification,
  searchBox,
  visibility,
} from '../../../server/domains/stores/codes';
import { carrierKind, paymentKind, sentPaymentKind } from '../../../server/domains/payments/codes';
import { orderCategory } from '../../../server/domains/orders/codes';
import { orderStatus } from '../../../server/model/order-status';
import { voucherCategory } from '../../../server/domains/vouchers/codes';
import { itemKind, serviceSchedule } from '../../../server/domains/catalogue/item-codes';
import { codeChannel } from '../../../server/domains/accounts/codes';
import { refusalCode, unknownCodeChannel } from '../../../server/model/code-table';

const reported: unknown[] = [];
const listener: ChannelListener = (unknown) => reported.push(unknown);
beforeEach(() => {
  reported.length = 0;
  subscribe(unknownCodeChannel, listener);
});
afterEach(() => unsubscribe(unknownCodeChannel, listener));

/** Every table of codes, with a known code, an unknown one, and the fallback. */
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
  'a code unknown to %s gets a neutral name and is reported',
  (enumeration, table, known, code, name) => {
    table(known as never);
    expect(reported).toEqual([]);
    expect(table(code as never)).toEqual(name);
    expect(reported).toEqual([{ enumeration, code }]);
  },
);

test.each(['constructor', '__proto__', 'toString'])('the property name %s is not a code', (code) => {
  expect(listStyle(code)).toBe('DEFAULT');
  expect(refusalCode(code)).toBe('OTHER');
});

test('rejects an unknown payment kind', () => {
  expect(() => sentPaymentKind('UNKNOWN')).toThrow('the payment kind is unknown');
});

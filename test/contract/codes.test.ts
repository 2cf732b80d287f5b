import { channelCode, codeChannel, purposeCode } from '../../server/domains/accounts/codes';
import { chatParty, messageKind } from '../../server/domains/chat/codes';
import { actionKind, cardStyle, listStyle } from '../../server/domains/stores/component-codes';
import {
  balanceMode,
  borderShape,
  fontFamily,
  headerPalette,
  paletteColors,
  phoneVerification,
  searchBox,
} from '../../server/domains/stores/codes';
import { carrierKind, carrierKindCode, paymentKind, paymentKindCode } from '../../server/domains/payments/codes';
import { orderCategory } from '../../server/domains/orders/codes';
import { languageCode, languageOf } from '../../server/model/language-codes';
import { orderStatus } from '../../server/model/order-status';
import { voucherCategory, voucherCategoryCode } from '../../server/domains/vouchers/codes';
import { formFieldKind } from '../../server/domains/forms/codes';
import { rideState } from '../../server/domains/rides/codes';
import { refundCause, refundRoute } from '../../server/domains/payments/refund-codes';
import { refusalCode } from '../../server/model/code-table';
import { sortCode } from '../../server/domains/catalogue/item-codes';
import { refusals } from './refusal-table';
import { codeSchemas, codesOf } from './openapi-contract';

/** The tables of the product's specification: sections 2, 3, 4 and 9. */
const specification: { readonly [schema: string]: readonly (readonly [code: number | string, words: string])[] } = {
  ItemType: [
    [0, 'goods'],
    [1, 'service'],
    [2, 'text only'],
    [3, 'courier ride'],
    [4, 'shop'],
    [5, 'direct purchase'],
    [6, 'link'],
    [7, 'web content'],
    [8, 'contact action'],
  ],
  HomeLayout: [
    [0, 'top bar'],
    [1, 'bottom bar'],
    [2, ''],
    [3, ''],
    [4, 'list menu'],
    [5, 'flex grid menu'],
    [6, 'list menu with slider banner'],
    [7, 'flex grid menu with slider banner'],
    [8, 'grid'],
    [9, 'grid with slider banner'],
  ],
  OrderStatus: [
    [0, 'Menunggu Konfirmasi'],
    [1, 'Menunggu Pembayaran'],
    [2, 'Menunggu Diproses Penjual'],
    [3, 'Menunggu Konfirmasi'],
    [4, 'Selesai'],
    [-99, 'Menunggu Proses Pembayaran'],
    [-1, 'Ditolak'],
    [-2, 'Dibatalkan'],
    [-3, 'Batal'],
    [-4, 'Tidak Diterima'],
  ],
  InvoiceStatus: [
    [0, 'Belum Dibayar'],
    [1, 'Proses Pengecekan'],
    [2, 'Proses Pengecekan'],
    [3, 'Pembayaran Berhasil'],
  ],
  InvoiceMethod: [
    [0, 'balance'],
    [1, 'manual transfer'],
    [202, ''],
    [203, ''],
    [204, ''],
    [205, ''],
    [206, ''],
    [209, ''],
  ],
  ChatParty: [
    [0, ''],
    [1, 'ADMIN'],
  ],
  ChatMessageType: [
    [0, 'text'],
    [1, 'picture'],
    [2, 'name ~ url'],
  ],
  OrderCategory: [
    [0, 'Barang'],
    [1, 'Jasa'],
    [2, 'Kurir'],
    [-2, 'Jasa Panggilan'],
    [3, 'Barang dan Kurir'],
    [4, 'Topup Saldo/Koin'],
    [5, 'Tarik Saldo/Koin'],
    [6, 'Digital'],
    [7, 'PPOB'],
  ],
  PaymentKind: [
    [0, 'platform'],
    [1, 'seller'],
    [2, 'direct'],
    [3, 'balance'],
    [4, 'payment service'],
  ],
  VoucherCategory: [
    [0, '[Barang]'],
    [1, '[Ongkir]'],
    [2, '[Produk+Ongkir]'],
    [3, '[Jasa]'],
    [4, '[Kurir]'],
    [5, '[Digital]'],
  ],
  VoucherType: [
    [0, 'rupiah'],
    [1, 'percent'],
  ],
  SearchSort: [
    [0, 'TERLARIS'],
    [1, 'TERBARU'],
    [2, 'TERMURAH'],
    [3, 'TERMAHAL'],
  ],
  HeaderPalette: [
    [0, '#ED5564'],
    [1, '#4FC1E8'],
    [2, '#A0D568'],
    [3, '#FFCE54'],
    [4, '#AC92EB'],
  ],
  CarrierType: [
    [1, 'courier service'],
    [2, 'fixed cost'],
    [3, 'package-based'],
  ],
  CardStyle: [
    [0, 'two-column grid'],
    [1, 'horizontal slider showing 1.7 cards'],
  ],
  ItemStyle: [
    [0, ''],
    [1, 'start and end date'],
    [2, 'start and end date'],
    [3, 'a date and a time'],
  ],
  BillCategory: [
    [0, 'credit'],
    [1, 'data'],
    [2, 'e-wallet'],
    [4, 'PERIKSA TAGIHAN'],
    [5, 'meter or customer number'],
  ],
  BalanceMode: [
    ['open', 'Saldo'],
    ['close', 'Koin'],
  ],
  Language: [
    ['in', 'Indonesia'],
    ['en', 'Inggris'],
  ],
  ActionCode: [
    [0, 'WhatsApp (chat link)'],
    [1, 'Line (chat-app link)'],
    [2, 'phone'],
    [3, 'e-mail'],
    [4, 'Facebook'],
    [5, 'Twitter'],
    [6, 'Instagram'],
    [7, 'raw link or website'],
    [8, 'top-up sheet'],
    [9, 'withdraw sheet'],
    [10, 'chat'],
    [11, 'item page'],
    [12, 'near-me'],
    [13, 'cart'],
    [14, 'account'],
    [15, 'search'],
    [18, 'form'],
    [19, 'shopping in a call-to-action list, checkout in a link button'],
    [21, 'balance (login)'],
    [22, 'message list (login)'],
    [23, 'profile (login)'],
    [24, 'settings'],
    [25, 'password'],
    [26, 'referral'],
    [27, 'referral list (login)'],
    [28, 'back'],
    [29, 'logout with confirmation'],
    [38, 'change points (login)'],
    [40, 'e-mail verification prompt'],
    [43, 'menu'],
  ],
};

const codesIn = (schema: string) => codesOf(schema).map((code) => code.const);

test.each(Object.entries(specification))('%s has the codes and texts of the specification', (schema, rows) => {
  expect(codesIn(schema)).toEqual(rows.map(([code]) => code));
  const words = new Map(rows);
  for (const { const: code, description } of codesOf(schema)) {
    expect(description.toLowerCase()).toContain(words.get(code)?.toLowerCase());
  }
});

/** The facade's name of each code, for schemas that the facade names differently. */
const facade: { readonly [schema: string]: (code: never) => string } = {
  BalanceMode: balanceMode,
  BorderType: borderShape,
  CardStyle: cardStyle,
  CarrierType: carrierKind,
  ChatMessageType: messageKind,
  ChatParty: chatParty,
  CodeChannel: codeChannel as (code: never) => string,
  FontType: fontFamily,
  FormLineType: formFieldKind,
  HeaderPalette: headerPalette,
  Language: languageOf,
  ListStyle: listStyle,
  OrderCategory: orderCategory,
  OrderStatus: orderStatus,
  PaymentKind: paymentKind,
  PhoneVerification: phoneVerification,
  RefundCause: refundCause,
  RefundRoute: refundRoute,
  RideState: rideState,
  SearchBox: searchBox,
  VoucherCategory: voucherCategory,
};

test.each(Object.entries(facade))('the facade maps every %s to its name', (schema, nameOf) => {
  for (const { const: code, title } of codesOf(schema)) expect(nameOf(code as never)).toBe(title);
});

test('the facade maps every action code to its name, 19 by where it is', () => {
  for (const { const: code, title = '' } of codesOf('ActionCode')) {
    const names = [actionKind(Number(code), 'list'), actionKind(Number(code), 'button')];
    expect([...new Set(names)].join('_OR_')).toBe(title);
  }
});

const named = (schema: string) =>
  Object.fromEntries(codesOf(schema).map(({ const: code, title = '' }): [string, unknown] => [title, code]));

test.each([
  ['CarrierType', carrierKindCode],
  ['CodeChannel', channelCode],
  ['CodePurpose', purposeCode],
  ['PaymentKind', paymentKindCode],
  ['SearchSort', sortCode],
  ['VoucherCategory', voucherCategoryCode],
])('the facade sends every %s of the contract', (schema, codes) => {
  expect(codes).toEqual(named(schema));
});

test('the facade sends every language of the contract', () => {
  const names = ['INDONESIAN', 'ENGLISH'] as const;
  expect(Object.fromEntries(names.map((name) => [name, languageCode(name)]))).toEqual(named('Language'));
});

test('the facade renders each palette in the colour of the contract', () => {
  for (const { title, description } of codesOf('HeaderPalette')) {
    expect(paletteColors[title as keyof typeof paletteColors]).toBe(description.toLowerCase());
  }
});

test('every refusal code of the contract has a text and a code in the facade', () => {
  expect([...codesIn('RefusalCode')].sort()).toEqual(refusals.map(([code]) => code).sort());
  for (const code of codesIn('RefusalCode')) expect(refusalCode(String(code))).toBe(code);
});

test('a test or a type uses every list of codes', () => {
  const closed = ['AttemptState', 'CodePurpose', 'MediaKind', 'RefusalCode'];
  const others = ['ComponentCategory', 'SegmentCategory', 'TransactionKind', 'Visibility'];
  const known = new Set([...Object.keys(specification), ...Object.keys(facade), ...closed, ...others]);
  expect(codeSchemas.filter((schema) => !known.has(schema))).toEqual([]);
});

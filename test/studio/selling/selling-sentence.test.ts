import { whyCodes } from '../../../provider/sell-check/issues/sentences';
import type { SellingCode } from '../../../studio/__generated__/gql/graphql';
import type { Locale } from '../../../src/i18n/translate';
import { type SellingProblem, sellingSentence } from '../../../studio/selling/selling-sentence';
import { studioLanguage } from '../../support/studio/studio-translate';

const languages = { id: studioLanguage('id'), en: studioLanguage('en') };

const said = (problem: SellingProblem, locale: Locale = 'en') =>
  sellingSentence(problem, { ...languages[locale], currency: 'Rp' });

const values = {
  kind: 'goods',
  id: 'beras',
  title: 'Beras',
  date: '2026-11-19',
  until: '2026-12-19',
  minimum: 50_000,
  most: 20_000,
  km: 60,
  digits: 12,
  length: 10,
  code: 'CLOSED',
  zone: 3,
  province: 'Papua',
  sellers: 'Kebunara',
  carrier: 'JNE',
  service: 'REG',
  payment: 'Transfer',
};

test.each<[code: SellingCode, params: Record<string, string | number>, english: string, indonesian: string]>([
  [
    'KIND_STUCK',
    { kind: 'goods', why: 'MINIMUM_UNREACHABLE', minimum: 50_000, most: 20_000 },
    'Nobody can order goods: the minimum order is Rp50.000, and the most that can be ordered at once is Rp20.000.',
    'Barang tidak bisa dipesan siapa pun: minimal belanja Rp50.000, padahal yang bisa dipesan sekali paling banyak Rp20.000.',
  ],
  [
    'KIND_OVER',
    { kind: 'service', why: 'LAST_DAY_OVER', date: '2026-11-19' },
    'Nobody can book services at the moment: its last day, Thursday, 19 November 2026, is over.',
    'Untuk sekarang jasa tidak bisa dipesan: hari terakhirnya, Kamis, 19 November 2026, sudah lewat.',
  ],
  [
    'OFFER_STUCK',
    { kind: 'goods', id: 'beras', title: 'Beras', why: 'NEVER_OPEN' },
    'Nobody can buy “Beras”: it never opens.',
    '“Beras” tidak bisa dibeli: jam bukanya tidak pernah ada.',
  ],
  [
    'DESTINATION_STUCK',
    { zone: 3, province: 'Papua', sellers: 'Kebunara' },
    'Goods of Kebunara do not reach other islands, such as Papua: no carrier delivers there.',
    'Kiriman dari Kebunara tidak sampai ke pulau lain, misalnya Papua: tidak ada jasa pengiriman ke sana.',
  ],
  [
    'RIDES_ONLY',
    { km: 60, sellers: 2 },
    'Goods are delivered by instant couriers alone, at most 60 km: no carrier delivers farther.',
    'Barang hanya dikirim kurir instan sampai 60 km: tidak ada jasa pengiriman untuk yang lebih jauh.',
  ],
  [
    'CARRIER_STUCK',
    { carrier: 'JNE', service: '', why: 'PAYMENT_NOT_FOR_CARRIER' },
    'Nothing is delivered by “JNE”: no payment method goes with its carriers.',
    'Tidak ada yang bisa dikirim dengan “JNE”: tidak ada metode pembayaran yang cocok dengan jasa pengirimannya.',
  ],
  [
    'PAYMENT_STUCK',
    { payment: 'Transfer', why: 'PAYMENT_NOT_FOR_CARRIER' },
    'Nothing can be paid by “Transfer”: it goes with no carrier of the store.',
    'Tidak ada yang bisa dibayar dengan “Transfer”: tidak cocok dengan jasa pengiriman mana pun di toko.',
  ],
])('%s has a sentence in both languages', (code, params, english, indonesian) => {
  expect(said({ code, params })).toBe(english);
  expect(said({ code, params }, 'id')).toBe(indonesian);
});

test.each(whyCodes)('the reason %s has a clause of its own, for every kind of item', (why) => {
  for (const locale of ['id', 'en'] as const) {
    const sentences = ['goods', 'service', 'direct', 'ride', 'bill'].map((kind) =>
      said({ code: 'KIND_STUCK', params: { ...values, kind, why } }, locale),
    );
    expect(new Set(sentences).size).toBe(5);
    for (const sentence of sentences) expect(sentence).not.toMatch(/selling\.|[{}]|undefined/);
  }
});

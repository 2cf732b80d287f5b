import type { Editor } from '../../../../studio/editor/editor';
import { fieldsOf } from '../../../../studio/editor/outline/search/fields';
import { searchOutline } from '../../../../studio/editor/outline/search/search-outline';
import { demoCatalogues } from '../../../support/stores/demo-catalogue';
import { outlineOf, wordTables } from '../entries/demo-outline';

const document = demoCatalogues.get('kebunara')?.store as Editor['document'];

const found = (locale: 'id' | 'en', query: string) => {
  const words = wordTables[locale];
  const fields = fieldsOf(words, wordTables[locale === 'id' ? 'en' : 'id']);
  return searchOutline({ document, nodes: outlineOf(document, locale), words, fields }, query).map(
    ({ pointer }) => pointer,
  );
};

const indonesian = [
  ['min order', '/app/min_order_price'],
  ['minimal pembelian', '/app/min_order_price'],
  ['minimal pembelain', '/app/min_order_price'],
  ['warna', '/app/header'],
  ['ongkir', '/app/~delivery'],
  ['kota asal', '/app/origin'],
  ['huruf', '/app/font_type'],
  ['tata letak', '/app/layout'],
  ['layout', '/app/layout'],
  ['slogan', '/app/tagline'],
  ['telpon', '/app/contact_phone'],
  ['logo', '/app/app_icon'],
  ['metode pembayaran', '/app/payment_options'],
  ['jasa kirim', '/app/carriers'],
  ['dompet', '/app/balance_flag'],
  ['biaya layanan', '/app/order_fee_product'],
  ['kebijakan privasi', '/app/privacy'],
  ['dropship', '/app/use_dropship'],
  ['wajib masuk', '/app/need_login'],
  ['sayur', '/components/1'],
] as const;

const english = [
  ['min order', '/app/min_order_price'],
  ['minimum order', '/app/min_order_price'],
  ['minimun order', '/app/min_order_price'],
  ['warna', '/app/header'],
  ['colour', '/app/header'],
  ['font', '/app/font_type'],
  ['layout', '/app/layout'],
  ['tagline', '/app/tagline'],
  ['phone number', '/app/contact_phone'],
  ['logo', '/app/app_icon'],
  ['payment methods', '/app/payment_options'],
  ['carriers', '/app/carriers'],
  ['ongkir', '/app/~delivery'],
  ['wallet', '/app/balance_flag'],
  ['service fee', '/app/order_fee_product'],
  ['privacy policy', '/app/privacy'],
  ['dropship', '/app/use_dropship'],
  ['search hint', '/app/search_hint'],
  ['currency symbol', '/app/currency'],
  ['sayur', '/components/1'],
] as const;

test.each(indonesian)('in Indonesian, %s is found among the first eight', (query, pointer) => {
  expect(found('id', query).slice(0, 8)).toContain(pointer);
});

test.each(english)('in English, %s is found among the first eight', (query, pointer) => {
  expect(found('en', query).slice(0, 8)).toContain(pointer);
});

test('a text that customers read is found by any part of it', () => {
  const pointers = found('id', 'panen pagi');
  expect(pointers).toContain('/components/0/segments/0');
});

test('nothing is found for words that nobody has written', () => {
  expect(found('id', 'qwertzuiop')).toEqual([]);
});

import en from '../../../src/__generated__/messages/en';
import id from '../../../src/__generated__/messages/id';
import { createTranslate } from '../../../src/i18n/translate';

const m = createTranslate('id', id);

test('a message is shown in the language of the page', () => {
  expect(m('list.empty')).toBe('Tidak ada Produk');
  expect(createTranslate('en', en)('list.empty')).toBe('No products');
});

test('fills in placeholders', () => {
  expect(m('pager.page', { page: 2, last: 7 })).toBe('Halaman 2 dari 7');
});

test('plurals follow the language, numbers are grouped', () => {
  const english = createTranslate('en', en);
  expect(english('choice.pieces', { count: 1 })).toBe('1 piece');
  expect(english('choice.pieces', { count: 1200 })).toBe('1,200 pieces');
  expect(m('choice.pieces', { count: 1200 })).toBe('1.200 barang');
});

test('a missing value throws', () => {
  const untyped = (...args: unknown[]) => Reflect.apply(m, undefined, args) as unknown;
  expect(() => untyped('pager.page', { page: 2 })).toThrow('Message pager.page lacks last');
  expect(() => untyped('pager.page')).toThrow('lacks page, last');
  expect(() => untyped('no.such')).toThrow('No message no.such in id');
});

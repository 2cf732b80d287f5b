import { safeHtml } from '../../../../server/values/safe-html';
import { linkAddress } from '../../../../studio/editor/form/rich-text';

test.each([
  '',
  'promo',
  'halo dunia.id',
  'javascript:alert(1)',
  'data:text/html,x',
  '//toko.example',
  'address://p/roti',
  '/p/roti',
])('"%s" is no address of a link', (typed) => {
  expect(linkAddress(typed)).toBeNull();
});

test.each([
  ['toko.example/promo', 'https://toko.example/promo'],
  [' https://toko.example ', 'https://toko.example'],
  ['mailto:halo@toko.example', 'mailto:halo@toko.example'],
  ['http://toko.example', 'https://toko.example'],
  ['tel:+62811', 'tel:+62811'],
])('"%s" opens %s, and reaches customers', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
  expect(safeHtml(`<a href="${address}">x</a>`)).toContain(`href="${address}`);
});

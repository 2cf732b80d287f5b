import { linkAddress } from '../../../../studio/editor/form/rich-text';

test.each(['', 'promo', 'halo dunia.id', 'javascript:alert(1)', 'data:text/html,x', '//toko.example'])(
  '"%s" is no address of a link',
  (typed) => {
    expect(linkAddress(typed)).toBeNull();
  },
);

test.each([
  ['toko.example/promo', 'https://toko.example/promo'],
  [' https://toko.example ', 'https://toko.example'],
  ['mailto:halo@toko.example', 'mailto:halo@toko.example'],
  ['address://p/roti', 'address://p/roti'],
  ['/p/roti', '/p/roti'],
])('"%s" opens %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

import { nextPath } from '../../../src/routing/next-path';

test.each([
  null,
  '',
  'akun',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  ' //evil.example',
  '/login',
  '/login/?next=%2Flogin',
  '/akun/logout',
])('%j goes home', (next) => {
  expect(nextPath(next)).toBe('/');
});

test.each([
  ['/akun', '/akun'],
  ['/p/teh-t1?cari=a&parent=x', '/p/teh-t1?cari=a&parent=x'],
  ['/order/o1/detail/', '/order/o1/detail/'],
  ['/../other/akun', '/other/akun'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/akun@evil.example', '/akun@evil.example'],
])('%j stays in the store', (next, path) => {
  expect(nextPath(next)).toBe(path);
});

import { path } from '../../../server/provider-client/provider-path';

test.each([
  ['sayur', '/c/sayur/x'],
  ['a/b', '/c/a%2Fb/x'],
  ['../admin', '/c/..%2Fadmin/x'],
  ['..\\admin', '/c/..%5Cadmin/x'],
  ['?x=1', '/c/%3Fx%3D1/x'],
  ['#x', '/c/%23x/x'],
  ['%2e%2e', '/c/%252e%252e/x'],
  ['a b', '/c/a%20b/x'],
  ['a\r\nHost: evil', '/c/a%0D%0AHost%3A%20evil/x'],
  ['é', '/c/%C3%A9/x'],
  ['...', '/c/.../x'],
])('%j stays one segment', (segment, expected) => {
  expect(path`/c/${segment}/x`).toBe(expected);
});

test.each(['', '.', '..'])('%j can be no segment', (segment) => {
  expect(() => path`/c/${segment}`).toThrow(RangeError);
});

import { fillPath, operationPath } from '../../../server/provider-client/operation';
import { ProviderError } from '../../../server/provider-client/provider-error';

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
  expect(fillPath('/c/{id}/x', { id: segment })).toBe(expected);
});

test.each(['', '.', '..'])('%j cannot be a segment', (segment) => {
  expect(() => fillPath('/c/{id}', { id: segment })).toThrow(ProviderError);
});

test('the path of a call is that of the contract with the ids filled in', () => {
  expect(operationPath('showCart')).toBe('/api/v2/customer/cart/show');
  expect(operationPath('listReviews', { view_uid: 'bayam', codename: 'warung' })).toBe(
    '/api/v2/customer/item/bayam/reviews',
  );
  expect(() => operationPath('getItem')).toThrow(ProviderError);
});

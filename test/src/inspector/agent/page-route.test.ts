import { pageRoute } from '../../../../src/inspector/agent/page-route';

test.each([
  ['/', '/'],
  ['/ronasenja', '/ronasenja'],
  ['/ronasenja/checkout', '/ronasenja/checkout'],
  ['/cart', '/cart'],
  ['/ronasenja/order/8a1c-77/detail', '/ronasenja/order/…/detail'],
  ['/ronasenja/search/obat_jerawat', '/ronasenja/search/…'],
  ['/p/baju-81/reviews', '/p/…/reviews'],
  ['/sari@example.com', '/…'],
  ['/studio', '/studio'],
  ['/studio/stores/kebunara/history', '/studio/stores/kebunara/history'],
  ['/studio/stores/Toko Sari', '/studio/stores/…'],
  ['/studio/invitations/8a1c77', '/studio/invitations/…'],
])('reports the path %s as %s', (path, told) => {
  expect(pageRoute(path)).toBe(told);
});

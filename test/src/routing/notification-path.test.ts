import { notificationPath } from '../../../src/routing/notification-path';

test.each([
  ['ORDER', 'o1', '/order/o1/detail/'],
  ['order', 'o1', '/order/o1/detail/'],
  ['INVOICE', 'i1', '/invoice?invoice_id=i1'],
  ['STORE_CHAT', 'kebun', '/chat/0/0/1/kebun'],
  ['shop_chat', 'tati', '/chat/0/0/0/tati'],
  ['order', '../../evil', '/order/..%2F..%2Fevil/detail/'],
  ['promo', 'p1', null],
])('%s %s opens %s', (type, id, path) => {
  expect(notificationPath({ type, id })).toBe(path);
});

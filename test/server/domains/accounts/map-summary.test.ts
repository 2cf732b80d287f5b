import { mapSummary } from '../../../../server/domains/accounts/map-summary';
import { mapStoreRecord } from '../../../../server/domains/stores/store-record';
import { app } from '../../../support/server/rest-examples';

const pending = {
  unique_id: 'o1',
  order_no: 'JJ0000001',
  creation_date: '2026-11-28 10:00:00',
  total: 25_000,
  currency_temp: 'Rp',
  order_status: 0,
  category: 0,
  payment_type: 1,
  app_icon: '',
};
const notifications = { pending_orders: [pending], cart_count: 2, numMessages: 1, numNotifications: 3 };

test.each([
  [1, ['JJ0000001']],
  [0, []],
])('a store with show_active_order %i shows %j', (show_active_order, numbers) => {
  const { appmeta, ...store } = app();
  const record = mapStoreRecord({ ...store, appmeta: { ...appmeta, show_active_order } });
  const summary = mapSummary(notifications, null, record);
  expect(summary.activeOrders.map(({ number }) => number)).toEqual(numbers);
  expect(summary.cartCount).toBe(2);
});

import { createOrders } from '../../../../server/domains/orders/adapter';
import { mapStoreRecord } from '../../../../server/domains/stores/store-record';
import type { ProviderCalls } from '../../../../server/provider-client/provider-client';
import { app } from '../../../support/server/rest-examples';

const listPurchases = jest.fn(() => ({ data: { purchases: [], current_page: 1, last_page: 1 } }));
const orders = createOrders({ listPurchases } as unknown as ProviderCalls, mapStoreRecord(app()));
beforeEach(() => listPurchases.mockClear());

test.each([
  ['is trimmed', '  tas rotan ', 'tas rotan'],
  ['is cut at the contract’s length', 'a'.repeat(61), 'a'.repeat(60)],
  ['keeps no half of a character where it is cut', `${'a'.repeat(59)}😀`, 'a'.repeat(59)],
])('a search text for purchases %s', async (_what, search, sent) => {
  await orders.list({ page: 1, stage: null, search });
  expect(listPurchases).toHaveBeenCalledWith({ page: 1, search: sent });
});

test('an empty text is not sent', async () => {
  await orders.list({ page: 1, stage: 'DONE', search: ' ' });
  expect(listPurchases).toHaveBeenCalledWith({ page: 1, state: 'done' });
});

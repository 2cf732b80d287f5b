import { createProfile } from '../../../../server/domains/accounts/profile';
import { mapStoreRecord } from '../../../../server/domains/stores/store-record';
import type { ProviderCalls } from '../../../../server/provider-client/provider-client';
import { app } from '../../../support/server/rest-examples';

const preview = (balance: number, points: number) => {
  const data = { balance, points, unfinished_orders: 1, open_invoices: 2, pending_invoices: 3 };
  const provider = { previewClosing: async () => ({ data }) } as unknown as ProviderCalls;
  return createProfile(provider, mapStoreRecord(app())).previewClosing();
};

test.each([
  [1, 1, { balance: { amount: 1, currency: 'Rp' }, points: 1 }],
  [0, 0, { balance: null, points: 0 }],
  [-5, -5, { balance: null, points: 0 }],
])('closing an account with a balance of %i and %i points gives up %j', async (balance, points, left) => {
  expect(await preview(balance, points)).toMatchObject({
    ...left,
    ...{ unfinishedOrders: 1, openInvoices: 2, pendingInvoices: 3 },
  });
});

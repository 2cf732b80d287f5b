import { screen, within } from '@testing-library/react';
import { BalanceScreenDocument } from '../../../../src/__generated__/documents/balance-screen';
import { InvoicesScreenDocument } from '../../../../src/__generated__/documents/invoices-screen';
import { FakeEventSource } from '../../../support/browser/fake-event-source';
import { clearFlag, setFlag } from '../../../support/browser/session-flag';
import { answering, showPage } from '../../../support/browser/store-page';
import { setVisitorZone } from '../../../support/setup/visitor-zone';

const amount = { amount: 50_000, currency: 'Rp' };
/** After midnight in Jayapura, but before it in Jakarta. */
const moment = '2026-10-31T16:30:00Z';

setVisitorZone('Asia/Jayapura');
beforeAll(() => {
  globalThis.EventSource = FakeEventSource as unknown as typeof EventSource;
});
beforeEach(() => setFlag());
afterEach(clearFlag);

test('a movement appears in the month of the time that it shows', async () => {
  const movement = {
    id: '1',
    createdAt: moment,
    amount,
    kind: 'TOP_UP',
    note: '',
    order: null,
    orderNumber: null,
    invoice: null,
  };
  const pageInfo = { page: 1, hasNextPage: false, endCursor: null };
  const transactions = { movements: [movement], pageInfo };
  await showPage('/saldo', [
    answering(BalanceScreenDocument, () => ({
      store: { wallet: { mode: 'OPEN' } },
      customer: { id: 'c1', balance: amount, transactions },
    })),
  ]);
  const month = await screen.findByRole('region', { name: 'November 2026' });
  expect(within(month).getByText('1 Nov 2026, 01.30')).toBeVisible();
});

test('the list of invoices shows the same payment date as the page of an invoice', async () => {
  const invoice = {
    id: 'i1',
    number: 'INV1',
    title: 'Katering',
    status: 'PAID',
    dueOn: null,
    isOverdue: false,
    paidAt: moment,
    total: amount,
  };
  const list = { nodes: [invoice], pageInfo: { page: 1, hasNextPage: false, endCursor: null } };
  await showPage('/invoice', [answering(InvoicesScreenDocument, () => ({ customer: { invoices: list } }))]);
  expect(await screen.findByText('Dibayar 1 Nov 2026, 01.30')).toBeVisible();
});

import { act, fireEvent, screen } from '@testing-library/react';
import { OrderAgainDocument } from '../../../../src/__generated__/documents/order-again';
import { PurchasesScreenDocument } from '../../../../src/__generated__/documents/purchases-screen';
import { AgainSheet } from '../../../../src/features/orders/again-button';
import { purchasesRoute } from '../../../../src/screens/purchases/route';
import { rupiah } from '../../../support/browser/order-fixture';
import { clearFlag, setFlag } from '../../../support/browser/session-flag';
import { answering, askedFor, failure, showPage } from '../../../support/browser/store-page';

beforeAll(() => Promise.all([AgainSheet.preload(), purchasesRoute.screen.preload()]));
beforeEach(() => setFlag());
afterEach(() => clearFlag());

const purchase = (id: string, differences: object = {}) => ({
  id,
  number: id.toUpperCase(),
  category: 'GOODS',
  status: 'RECEIVED',
  paymentKind: 'SYSTEM',
  createdAt: '2026-11-01T05:00:00Z',
  supplierName: 'Kebun Cisarua',
  supplierIcon: null,
  total: rupiah(24_000),
  lineCount: 1,
  firstTitle: 'Bayam',
  firstImage: null,
  ...differences,
});

const show = (orders: object[], again: () => object = () => failure) =>
  showPage('/akun/shopping', [
    answering(PurchasesScreenDocument, () => ({
      store: null,
      customer: { purchases: { orders, pageInfo: { lastPage: 1 }, counts: null } },
    })),
    answering(OrderAgainDocument, again),
  ]);

test('only goods of ended orders can be bought again from the list', async () => {
  await show([
    purchase('jj1'),
    purchase('jj2', { status: 'CANCELLED' }),
    purchase('jj3', { status: 'SENT' }),
    purchase('jj4', { category: 'TOP_UP', lineCount: 0 }),
    purchase('jj5', { category: 'SERVICE' }),
  ]);
  const buttons = await screen.findAllByRole('button', { name: /^Beli Lagi/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Beli Lagi JJ1', 'Beli Lagi JJ2']);
  expect(buttons.map((button) => button.closest('a'))).toEqual([null, null]);
});

test('a tap that cannot be answered says so in its row, and can be repeated', async () => {
  const { execute } = await show([purchase('jj1'), purchase('jj2')]);
  const [, second] = await screen.findAllByRole('button', { name: /^Beli Lagi/ });
  await act(async () => void fireEvent.click(second as Element));
  expect(await screen.findByRole('alert')).toHaveTextContent('Belum masuk keranjang. Coba lagi');
  await act(async () => void fireEvent.click(second as Element));
  expect(askedFor(execute, OrderAgainDocument)).toEqual([
    { order: 'jj2', idempotencyKey: expect.any(String) },
    { order: 'jj2', idempotencyKey: expect.any(String) },
  ]);
});

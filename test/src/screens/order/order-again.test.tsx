import { act, fireEvent, screen, within } from '@testing-library/react';
import { OrderAgainDocument } from '../../../../src/__generated__/documents/order-again';
import { OrderScreenDocument } from '../../../../src/__generated__/documents/order-screen';
import { routes } from '../../../../src/app/router/routes';
import { AgainSheet } from '../../../../src/features/orders/again-button';
import { goodsOrder, rupiah } from '../../../support/browser/order-fixture';
import { clearFlag, setFlag } from '../../../support/browser/session-flag';
import { answering, askedFor, failure, showPage } from '../../../support/browser/store-page';

beforeAll(() => Promise.all([AgainSheet.preload(), ...routes.map((route) => route.screen.preload())]));
beforeEach(() => {
  localStorage.clear();
  setFlag();
});
afterEach(() => clearFlag());

const line = (differences: object = {}) => ({
  item: 'b1',
  title: 'Bayam',
  variantName: null,
  quantity: 2,
  added: 2,
  unavailable: null,
  priceBefore: rupiah(5_000),
  price: rupiah(5_000),
  ...differences,
});
const refused = (code: string) => ({ __typename: 'Refusal', code, message: '' });
const added = (...lines: object[]) => ({ orderAgain: { __typename: 'OrderedAgain', cartCount: 2, lines } });

const show = (order: object, again: () => object = () => added(line())) =>
  showPage('/order/o1/detail/', [
    answering(OrderScreenDocument, () => ({
      store: null,
      customer: {
        __typename: 'Customer',
        id: 'c1',
        order: { ...goodsOrder, canCancel: false, status: 'RECEIVED', ...order },
      },
    })),
    answering(OrderAgainDocument, again),
  ]);
const tap = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

test.each(['NEW', 'AWAITING_PAYMENT', 'SENT'])('an order that is %s can not be ordered again', async (status) => {
  await show({ status });
  expect(await screen.findByRole('heading', { name: 'JJ0000001' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Beli Lagi' })).toBeNull();
});

test('without an answer it shows a message, and the next tap sends the same code', async () => {
  const again = jest
    .fn()
    .mockReturnValueOnce(failure)
    .mockReturnValue(added(line({ added: 0, unavailable: refused('CLOSED') })));
  const { execute } = await show({}, again);
  await tap('Beli Lagi');
  expect(screen.getByRole('alert')).toHaveTextContent('Belum masuk keranjang. Coba lagi');
  await tap('Beli Lagi');
  const codes = askedFor(execute, OrderAgainDocument).map(
    (sent) => (sent as { idempotencyKey: string }).idempotencyKey,
  );
  expect(codes).toHaveLength(2);
  expect(new Set(codes).size).toBe(1);
});

test('names lines that are no longer sold, fewer or more expensive, and adds the rest to the cart', async () => {
  await show({}, () =>
    added(
      line({ title: 'Sepatu', added: 0, unavailable: refused('LINE_GONE'), price: null }),
      line({ title: 'Kopi', variantName: 'Besar', added: 1, unavailable: refused('STOCK_SHORT') }),
      line({ title: 'Teh', price: rupiah(6_000) }),
      line({ title: 'Garam' }),
    ),
  );
  await tap('Beli Lagi');
  const sheet = await screen.findByRole('dialog', { name: 'Sebagian masuk keranjang' });
  const texts = within(sheet)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'SepatuTidak tersedia lagi',
    'Kopi · BesarStok tidak cukup1 dari 2 masuk keranjang',
    'TehHarga berubah dari Rp5.000 menjadi Rp6.000',
  ]);
  expect(within(sheet).getByRole('link', { name: 'Lihat Keranjang' })).toHaveAttribute('href', '/cart');
});

test('has no link to the cart if all lines are no longer sold', async () => {
  await show({}, () => added(line({ added: 0, unavailable: refused('CLOSED') })));
  await tap('Beli Lagi');
  const sheet = await screen.findByRole('dialog', { name: 'Tidak ada yang bisa dibeli lagi' });
  expect(within(sheet).queryByRole('link')).toBeNull();
  await act(
    async () => void fireEvent.click(within(sheet).getAllByRole('button', { name: 'Tutup' }).at(-1) as Element),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('opens the cart if all lines were added', async () => {
  await show({});
  await tap('Beli Lagi');
  expect(screen.getByLabelText('current path')).toHaveTextContent('/cart');
});

test('a service is ordered again on its page', async () => {
  await show({ category: 'SERVICE', booking: null });
  expect(await screen.findByRole('link', { name: 'Pesan Lagi' })).toHaveAttribute('href', '/p/bayam-b1');
});

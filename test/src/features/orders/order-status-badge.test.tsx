import { screen } from '@testing-library/react';
import { OrderStatusBadge, statusHint, statusLabel } from '../../../../src/features/orders/order-status-badge';
import { renderInPage } from '../../../support/browser/in-page';

test.each([
  ['NEW', 'Menunggu Konfirmasi', 'open'],
  ['AWAITING_PAYMENT', 'Menunggu Pembayaran', 'open'],
  ['PAYMENT_ACCEPTED', 'Menunggu Diproses Penjual', 'open'],
  ['SENT', 'Menunggu Konfirmasi', 'open'],
  ['RECEIVED', 'Selesai', 'done'],
  ['PAYMENT_PROCESSING', 'Menunggu Proses Pembayaran', 'open'],
  ['REJECTED', 'Ditolak', 'failed'],
  ['CANCELLED', 'Dibatalkan', 'failed'],
  ['VOID', 'Batal', 'failed'],
  ['NOT_RECEIVED', 'Tidak Diterima', 'failed'],
] as const)('an order with status %s is called %s with the badge %s', (status, label, tone) => {
  renderInPage(<OrderStatusBadge status={status} category="GOODS" />);
  expect(screen.getByText(label)).toHaveAttribute('data-tone', tone);
});

test.each(['BILL', 'WITHDRAWAL'] as const)('a paid order of category %s waits for no seller', (category) => {
  renderInPage(<OrderStatusBadge status="PAYMENT_ACCEPTED" category={category} />);
  expect(screen.getByText('Menunggu Proses Pembayaran')).toBeVisible();
});

test.each(['COURIER', 'CALLED_SERVICE'] as const)('a paid %s waits for a driver', (category) => {
  expect(statusHint('PAYMENT_ACCEPTED', category)).toBe('order.hint-ride');
  expect(statusLabel('PAYMENT_ACCEPTED', category)).toBe('order.status-payment-accepted');
});

test('a ride that waits to be accepted, or rides, says nothing of goods', () => {
  expect([statusHint('NEW', 'COURIER'), statusHint('SENT', 'COURIER')]).toEqual([null, null]);
  expect(statusHint('PAYMENT_ACCEPTED', 'GOODS_AND_COURIER')).toBeNull();
});

import { screen } from '@testing-library/react';
import type { OrderCategory, OrderStatus } from '../../../../src/__generated__/gql/graphql';
import { statusHint, statusLabel, statusNote } from '../../../../src/features/orders/order-status';
import { OrderStatusBadge } from '../../../../src/features/orders/order-status-badge';
import customerEnglish from '../../../../src/i18n/customer/en.json';
import customerTexts from '../../../../src/i18n/customer/id.json';
import moneyEnglish from '../../../../src/i18n/money/en.json';
import moneyTexts from '../../../../src/i18n/money/id.json';
import { renderInPage } from '../../../support/browser/in-page';

const texts: { readonly [key: string]: string } = { ...customerTexts, ...moneyTexts };
const english: { readonly [key: string]: string } = { ...customerEnglish, ...moneyEnglish };

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
  renderInPage(<OrderStatusBadge status={status} />);
  expect(screen.getByText(label)).toHaveAttribute('data-tone', tone);
});

/** The second line of each status. `-`: none. */
const grid: { readonly [Status in OrderStatus]: string } = {
  NEW: 'Penjual belum menerima pesanan ini.',
  AWAITING_PAYMENT: '-',
  PAYMENT_ACCEPTED: 'Penjual sedang menyiapkan pesananmu.',
  SENT: 'Pesanan sedang dikirim.',
  RECEIVED: '-',
  PAYMENT_PROCESSING: 'Status berubah sendiri setelah pembayaranmu masuk.',
  REJECTED: 'Penjual tidak bisa memenuhi pesanan ini.',
  CANCELLED: 'Kamu membatalkan pesanan ini.',
  VOID: 'Pesanan ini tidak dibayar sampai batas waktunya.',
  NOT_RECEIVED: 'Pesanan ini tidak sampai kepadamu.',
  UNKNOWN: '-',
};
const ride = {
  NEW: 'Ikuti perjalanannya di halaman pesanan ini.',
  PAYMENT_ACCEPTED: 'Ikuti perjalanannya di halaman pesanan ini.',
  SENT: 'Perjalanan sedang berlangsung.',
  REJECTED: 'Perjalanan ini tidak jadi.',
};
const wallet = { NEW: '-', REJECTED: 'Admin menolak permintaan ini.' };
const others: { readonly [Category in OrderCategory]: { readonly [Status in OrderStatus]?: string } } = {
  GOODS: {},
  GOODS_AND_COURIER: {},
  DIGITAL: { SENT: 'Penjual sudah mengirim produk digitalmu.' },
  SERVICE: { SENT: 'Layananmu sedang dikerjakan.' },
  COURIER: ride,
  CALLED_SERVICE: ride,
  TOP_UP: wallet,
  WITHDRAWAL: { ...wallet, PAYMENT_ACCEPTED: 'Mohon Menunggu Segera di Proses oleh admin withdraw' },
  BILL: {
    PAYMENT_ACCEPTED: 'Pembayaran sedang diproses penyedia layanan. Halaman ini berubah sendiri begitu selesai.',
    REJECTED: 'Penyedia layanan tidak bisa memproses pembayaran ini.',
  },
  UNKNOWN: Object.fromEntries(Object.keys(grid).map((status) => [status, '-'])),
};

const rows = (Object.keys(others) as OrderCategory[]).flatMap((category) =>
  (Object.keys(grid) as OrderStatus[]).map(
    (status) => [category, status, others[category][status] ?? grid[status]] as const,
  ),
);

test.each(rows)('%s with status %s says "%s"', (category, status, text) => {
  const hint = statusHint(status, category);
  expect(hint ? texts[hint] : '-').toBe(text);
  if (hint) expect(english[hint]).toEqual(expect.any(String));
});

test.each(rows)('%s with status %s differs from others by more than its label', (category, status) => {
  const same = (Object.keys(grid) as OrderStatus[]).filter(
    (other) => other !== status && texts[statusLabel(other)] === texts[statusLabel(status)],
  );
  const told = [status, ...same].map((one) => statusHint(one, category));
  if (category !== 'UNKNOWN') expect(new Set(told).size).toBe(told.length);
});

test.each([
  ['GOODS', 'Sudah dikirim'],
  ['DIGITAL', 'Sudah dikirim'],
  ['GOODS_AND_COURIER', 'Sudah dikirim'],
  ['SERVICE', 'Sudah dimulai'],
  ['COURIER', 'Sudah dimulai'],
  ['CALLED_SERVICE', 'Sudah dimulai'],
] as const)('%s that was sent is noted in its history and strip as "%s"', (category, note) => {
  expect(texts[statusNote('SENT', category) ?? '']).toBe(note);
});

test.each([
  ['WITHDRAWAL', 'Diproses admin'],
  ['BILL', 'Diproses penyedia layanan'],
] as const)('%s that was paid is noted as "%s"', (category, note) => {
  expect(texts[statusNote('PAYMENT_ACCEPTED', category) ?? '']).toBe(note);
});

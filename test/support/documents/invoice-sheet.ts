import type { InvoiceSheet } from '../../../src/entry-server';

/** A paid invoice of two lines. */
export const invoiceSheet = (changed: Partial<InvoiceSheet> = {}): InvoiceSheet => ({
  store: 'Warung Sayur',
  logo: null,
  font: 'POPPINS',
  colors: { band: '#0e7c66', bandText: '#ffffff', status: '#0b7a4b', stamp: '#0b7a4b' },
  kind: 'Tagihan',
  number: 'INV/2026/001',
  title: 'Cuci AC',
  status: 'Sudah Terbayar',
  stamp: 'SUDAH TERBAYAR',
  facts: [
    ['Nomor tagihan', 'INV/2026/001'],
    ['Metode pembayaran', 'BCA Virtual Account'],
  ],
  parties: [
    { label: 'Dari', name: 'Warung Sayur', email: 'halo@warung.example' },
    { label: 'Untuk', name: 'Ani Wijaya', email: null },
  ],
  columns: ['Keterangan', 'Qty', 'Harga', 'Jumlah'],
  rows: [
    ['Cuci AC lantai satu', '2', 'Rp75.000', 'Rp150.000'],
    ['Freon', '1', 'Rp250.000', 'Rp250.000'],
  ],
  total: ['Total', 'Rp400.000'],
  page: (page, pages) => `Halaman ${page} dari ${pages}`,
  ...changed,
});

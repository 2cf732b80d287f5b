import type { WordsOf } from '../words';
import { editorReference } from './shared/common';

export const items = {
  items: { name: 'Katalog', help: 'Yang dijual toko ini, dan vouchernya.' },
  'items.$schema': editorReference,
  'items.items': { name: 'Semua produk', help: 'Tampil di daftar produk menurut urutan ini; paling banyak 20.000.' },
  'items.vouchers': { name: 'Voucher', help: 'Voucher yang bisa dipakai pelanggan; paling banyak 500.' },
} satisfies WordsOf<'items'>;

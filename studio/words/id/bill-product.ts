import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';

export const billProduct = {
  billProduct: { name: 'Nominal', help: 'Satu pilihan yang dibeli untuk sebuah nomor.' },
  'billProduct.product_code': { name: 'Nama di penyedia', help: 'Nama produk ini di penyedia tagihan.' },
  'billProduct.name': { name: 'Nama nominal', help: 'Dibaca pelanggan, misalnya 25.000; paling panjang 60 huruf.' },
  'billProduct.desc': {
    name: 'Keterangan nominal',
    help: 'Penjelasan singkat di bawah namanya; paling panjang 200 huruf.',
  },
  'billProduct.price': { name: 'Harga', help: 'Yang dibayar pelanggan, dalam rupiah.' },
  'billProduct.standard_price': {
    name: 'Harga sebelum diskon',
    help: 'Tampil dicoret bila lebih tinggi dari harganya; 0 bila tanpa diskon.',
  },
  'billProduct.brand': {
    name: 'Merek atau operator',
    help: 'Operator nomor HP untuk pulsa dan data; kosong berarti semua nomor.',
  },
  'billProduct.en': inEnglish,
} satisfies WordsOf<'billProduct'>;

import type { WordsOf } from '../words';
import { inEnglish, internalName } from './shared/common';

export const variant = {
  variant: { name: 'Varian', help: 'Satu pilihan produk, seperti ukuran M warna putih.' },
  'variant.view_uid': internalName,
  'variant.name': { name: 'Nama varian', help: 'Seperti M, putih; paling panjang 80 huruf.' },
  'variant.price': { name: 'Harga biasa', help: 'Harga tanpa diskon, dalam rupiah.' },
  'variant.new_price': { name: 'Harga diskon', help: 'Harga sekarang, dalam rupiah; 0 bila tanpa diskon.' },
  'variant.quantity': { name: 'Stok varian', help: 'Jumlah yang tersedia, bila stok dihitung.' },
  'variant.image': { name: 'Gambar varian', help: 'Bila kosong, gambar produk yang tampil.' },
  'variant.options': {
    name: 'Sifat varian',
    help: 'Seperti ukuran dan warna, 1 sampai 3; sama untuk semua varian produk ini.',
  },
  'variant.en': inEnglish,
} satisfies WordsOf<'variant'>;

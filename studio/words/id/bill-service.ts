import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';

export const billService = {
  billService: { name: 'Layanan tagihan', help: 'Topup atau tagihan yang bisa dipasang di bagian tagihan.' },
  'billService.product_code': {
    name: 'Nama di penyedia',
    help: 'Nama layanan di penyedia tagihan, yang dipakai tagihan untuk menunjuknya.',
  },
  'billService.admin_fee': {
    name: 'Biaya admin',
    help: 'Ditambahkan ke setiap pembayaran, dalam rupiah; bawaannya 0.',
  },
  'billService.min_digits': {
    name: 'Angka minimal',
    help: 'Nomor yang lebih pendek ditolak, 1 sampai 15 angka; bawaannya 6.',
  },
  'billService.max_length': {
    name: 'Angka maksimal',
    help: 'Nomor yang lebih panjang ditolak; 0 berarti tanpa batas, bawaannya 15.',
  },
  'billService.region_label': {
    name: 'Sebutan wilayah',
    help: 'Nama pilihan wilayah atau penyedia, misalnya Wilayah; paling panjang 40 huruf.',
  },
  'billService.regions': {
    name: 'Wilayah atau penyedia',
    help: 'Wilayah PDAM atau penyedia internet yang dipilih pelanggan; paling banyak 600.',
  },
  'billService.regions[]': { name: 'Pilihan wilayah', help: 'Satu wilayah atau penyedia.' },
  'billService.regions[].code': { name: 'Nama di penyedia', help: 'Nama wilayah ini di penyedia tagihan.' },
  'billService.regions[].name': { name: 'Nama wilayah', help: 'Dibaca pelanggan; paling panjang 60 huruf.' },
  'billService.products': {
    name: 'Pilihan nominal',
    help: 'Yang bisa dibeli untuk satu nomor; kosong untuk tagihan pascabayar.',
  },
  'billService.en': inEnglish,
} satisfies WordsOf<'billService'>;

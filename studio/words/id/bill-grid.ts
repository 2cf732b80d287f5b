import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';
import { pageAddress, sectionIcon, sectionKind, sectionName, sectionVisibility } from './shared/section';

export const billGrid = {
  billGrid: { name: 'Tagihan dan topup', help: 'Ikon tagihan dan topup yang bisa dibayar pelanggan.' },
  'billGrid.view_uid': pageAddress,
  'billGrid.name': sectionName,
  'billGrid.category': sectionKind,
  'billGrid.icon': sectionIcon,
  'billGrid.visibility': sectionVisibility,
  'billGrid.bills': { name: 'Kelompok tagihan', help: 'Kelompok ikon, masing-masing dengan judul; 1 sampai 20.' },
  'billGrid.bills[]': { name: 'Kelompok', help: 'Satu kelompok tagihan dengan judulnya.' },
  'billGrid.bills[].name': {
    name: 'Judul kelompok',
    help: 'Tampil di atas ikon kelompok ini; paling panjang 60 huruf.',
  },
  'billGrid.bills[].column': { name: 'Jumlah kolom', help: 'Ikon dalam satu baris, 2 sampai 5; bawaannya 4.' },
  'billGrid.bills[].lines': { name: 'Daftar tagihan', help: 'Tagihan dalam kelompok ini; 1 sampai 40.' },
  'billGrid.bills[].lines[]': { name: 'Tagihan', help: 'Satu tagihan atau topup yang bisa dibayar.' },
  'billGrid.bills[].lines[].name': { name: 'Nama tagihan', help: 'Tampil di bawah ikonnya; paling panjang 40 huruf.' },
  'billGrid.bills[].lines[].image': {
    name: 'Gambar tagihan',
    help: 'Ikon tagihan; bila kosong, tampil huruf pertama namanya.',
  },
  'billGrid.bills[].lines[].code': {
    name: 'Nama halaman bayar',
    help: 'Penanda di alamat halaman bayarnya; satu untuk setiap tagihan.',
  },
  'billGrid.bills[].lines[].category': {
    name: 'Jenis tagihan',
    help: 'Menentukan nomor dan pilihan yang diminta dari pelanggan.',
  },
  'billGrid.bills[].lines[].category=0': {
    name: 'Pulsa',
    help: 'Pelanggan mengisi nomor HP, lalu memilih nominal pulsa.',
  },
  'billGrid.bills[].lines[].category=1': {
    name: 'Paket data',
    help: 'Pelanggan mengisi nomor HP, lalu memilih paket data.',
  },
  'billGrid.bills[].lines[].category=2': {
    name: 'E-wallet',
    help: 'Pelanggan mengisi nomor e-wallet, lalu memilih nominal.',
  },
  'billGrid.bills[].lines[].category=4': {
    name: 'Pascabayar',
    help: 'Pelanggan memeriksa tagihannya, lalu membayar jumlahnya.',
  },
  'billGrid.bills[].lines[].category=5': {
    name: 'Meter atau nomor pelanggan',
    help: 'Pelanggan mengisi nomor meter atau nomor pelanggan, lalu memilih nominal.',
  },
  'billGrid.bills[].lines[].input': {
    name: 'Nama kolom nomor',
    help: 'Sebutan nomor yang diisi pelanggan, misalnya Nomor meter; paling panjang 40 huruf.',
  },
  'billGrid.bills[].lines[].product_code': {
    name: 'Layanan tagihan',
    help: 'Layanan yang dibayar; bila kosong, tagihan belum bisa dibayar.',
  },
  'billGrid.bills[].lines[].en': inEnglish,
  'billGrid.bills[].en': inEnglish,
  'billGrid.en': inEnglish,
} satisfies WordsOf<'billGrid'>;

import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';
import { pageAddress, sectionIcon, sectionKind, sectionName, sectionVisibility } from './shared/section';

export const productList = {
  productList: { name: 'Daftar produk', help: 'Produk yang dipasang di bagian ini, terbagi per halaman.' },
  'productList.view_uid': pageAddress,
  'productList.name': sectionName,
  'productList.category': sectionKind,
  'productList.icon': sectionIcon,
  'productList.visibility': sectionVisibility,
  'productList.attr1': { name: 'Bentuk daftar', help: 'Cara produk disusun; bawaannya kotak.' },
  'productList.attr1=': { name: 'Kotak bawaan', help: 'Kartu produk dalam kotak-kotak menurut jumlah kolom.' },
  'productList.attr1=0': { name: 'Baris penuh', help: 'Satu produk per baris selebar layar, gambar di samping.' },
  'productList.attr1=1': {
    name: 'Kotak',
    help: 'Kartu produk dalam kotak-kotak menurut jumlah kolom, seperti kotak bawaan.',
  },
  'productList.attr1=2': { name: 'Kotak rapat', help: 'Kartu produk yang lebih kecil dalam kotak-kotak.' },
  'productList.attr1=3': { name: 'Geser mendatar', help: 'Kartu produk berderet yang digeser ke samping.' },
  'productList.attr1=4': { name: 'Baris toko', help: 'Satu toko mitra per baris, cocok untuk daftar toko.' },
  'productList.attr3': {
    name: 'Kolom produk',
    help: 'Jumlah kolom, 1 sampai 4, dengan delapan produk per kolom di setiap halaman.',
  },
  'productList.attr3=': { name: 'Bawaan', help: 'Sama dengan satu kolom.' },
  'productList.attr3=1': { name: '1 kolom', help: 'Satu produk per baris, 8 per halaman.' },
  'productList.attr3=2': { name: '2 kolom', help: 'Dua produk per baris, 16 per halaman.' },
  'productList.attr3=3': { name: '3 kolom', help: 'Tiga produk per baris, 24 per halaman.' },
  'productList.attr3=4': { name: '4 kolom', help: 'Empat produk per baris, 32 per halaman.' },
  'productList.background': { name: 'Warna latar', help: 'Warna di belakang daftar; bila kosong, latar halaman.' },
  'productList.alpha': {
    name: 'Kepekatan latar',
    help: '0 membuat warna latar putih, 1 memakai warnanya penuh; bawaannya 1.',
  },
  'productList.en': inEnglish,
} satisfies WordsOf<'productList'>;

import type { WordsOf } from '../../words';
import { inEnglish, internalName } from '../shared/common';

export const appIdentity = {
  app: { name: 'Identitas dan aturan', help: 'Nama, tampilan, beranda, dan aturan belanja toko.' },
  'app.view_uid': internalName,
  'app.name': { name: 'Nama toko', help: 'Tampil di bilah atas dan judul halaman; paling panjang 60 huruf.' },
  'app.tagline': {
    name: 'Slogan',
    help: 'Setelah nama toko di judul beranda dan di bawahnya di daftar toko; paling panjang 100 huruf.',
  },
  'app.description': { name: 'Deskripsi toko', help: 'Ringkasan toko di mesin pencari; paling panjang 300 huruf.' },
  'app.app_icon': { name: 'Logo persegi', help: 'Tampil di samping nama toko, di pesanan, dan sebagai ikon aplikasi.' },
  'app.contact_phone': {
    name: 'Nomor telepon toko',
    help: 'Tampil di pesanan dan teks hukum; angka saja, boleh diawali tanda plus.',
  },
  'app.contact_email': {
    name: 'Email toko',
    help: 'Tampil di pesanan dan teks hukum agar pelanggan bisa menghubungi toko.',
  },
  'app.terms': {
    name: 'Syarat dan ketentuan',
    help: 'Isi halaman syarat dan ketentuan; bila kosong, tampil teks umum dengan nama toko.',
  },
  'app.privacy': {
    name: 'Kebijakan privasi',
    help: 'Isi halaman kebijakan privasi; bila kosong, tampil teks umum dengan nama toko.',
  },
  'app.currency': {
    name: 'Simbol mata uang',
    help: 'Tampil di depan setiap harga, paling panjang 4 huruf; bawaannya Rp.',
  },
  'app.currency_code': {
    name: 'Kode mata uang',
    help: 'Tiga huruf besar seperti IDR untuk mesin pencari; hanya perlu bila simbolnya tidak umum.',
  },
  'app.order_prefix': {
    name: 'Awalan nomor pesanan',
    help: '1 sampai 5 huruf besar di depan nomor pesanan; bawaannya JJ.',
  },
  'app.short_link_host': {
    name: 'Domain tautan pendek',
    help: 'Tautan pendek dengan domain ini membuka halaman di dalam toko.',
  },
  'app.android_keyword': {
    name: 'Kata kunci aplikasi Android',
    help: 'Pelanggan yang memasukkan kata ini melihat ajakan memasang aplikasi; isi juga aplikasinya.',
  },
  'app.android_package': {
    name: 'Aplikasi Android',
    help: 'Nama paket di Google Play yang dibuka ajakan itu, seperti com.toko.belanja.',
  },
  'app.en': inEnglish,
} satisfies Partial<WordsOf<'app'>>;

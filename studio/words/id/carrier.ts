import type { WordsOf } from '../words';
import { internalName } from './shared/common';

export const carrier = {
  carrier: { name: 'Jasa pengiriman', help: 'Satu pilihan pengiriman di checkout.' },
  'carrier.view_uid': internalName,
  'carrier.name': { name: 'Nama pengiriman', help: 'Nama yang dipilih pelanggan; paling panjang 40 huruf.' },
  'carrier.icon': { name: 'Ikon pengiriman', help: 'Gambar persegi di samping namanya.' },
  'carrier.type': { name: 'Cara mengirim', help: 'Menentukan cara ongkir dihitung.' },
  'carrier.type=1': {
    name: 'Kurir instan',
    help: 'Pengemudi menjemput dan mengantar barang; ongkirnya per kilometer.',
  },
  'carrier.type=2': { name: 'Tarif tetap', help: 'Setiap kiriman berbiaya sama.' },
  'carrier.type=3': { name: 'Paket ekspedisi', help: 'Pelanggan memilih paket; ongkirnya menurut berat dan jarak.' },
  'carrier.cost': {
    name: 'Ongkir',
    help: 'Per kiriman untuk tarif tetap, per kilometer untuk kurir instan, dalam rupiah.',
  },
  'carrier.lat': {
    name: 'Lintang titik jemput',
    help: 'Titik jemput bila barang dan tokonya tanpa lokasi; wajib untuk kurir instan.',
  },
  'carrier.lng': { name: 'Bujur titik jemput', help: 'Melengkapi lintang titik jemput.' },
  'carrier.address': {
    name: 'Alamat titik jemput',
    help: 'Nama tempat titik jemput pada rute; paling panjang 200 huruf.',
  },
  'carrier.services': {
    name: 'Pilihan paket',
    help: 'Paket ekspedisi dengan tarif dan lama kirimnya; paling banyak 20.',
  },
  'carrier.extra_services': {
    name: 'Tambahan kurir instan',
    help: 'Layanan berbayar yang bisa ditambahkan pada kurir instan; paling banyak 20.',
  },
  'carrier.form_view_uid': {
    name: 'Formulir kurir instan',
    help: 'Formulir toko yang diisi pelanggan saat memilih kurir instan; boleh kosong.',
  },
} satisfies WordsOf<'carrier'>;

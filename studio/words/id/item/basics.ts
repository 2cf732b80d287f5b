import { type WordsOf, wordsByValue } from '../../words';
import { actions } from '../shared/actions';
import { inEnglish } from '../shared/common';

export const itemBasics = {
  item: { name: 'Produk', help: 'Barang, jasa, toko mitra, atau halaman lain yang tampil di daftar produk.' },
  'item.view_uid': {
    name: 'Alamat produk',
    help: 'Akhir alamat halaman produk; bila diganti, tautan lama tidak berfungsi.',
  },
  'item.components': { name: 'Tampil di daftar', help: 'Daftar produk tempat produk ini tampil; paling banyak 20.' },
  'item.parent': { name: 'Toko mitra', help: 'Toko mitra yang menjualnya; kosong bila dijual toko ini sendiri.' },
  'item.type': { name: 'Jenis produk', help: 'Menentukan halaman produk dan cara membelinya.' },
  'item.type=0': { name: 'Barang', help: 'Dibeli lewat keranjang atau langsung, dengan stok dan pengiriman.' },
  'item.type=1': { name: 'Jasa', help: 'Dipesan dengan layanan dan jadwal.' },
  'item.type=2': { name: 'Teks', help: 'Halaman bacaan yang tidak dijual.' },
  'item.type=3': {
    name: 'Perjalanan',
    help: 'Pengemudi menjemput dan mengantar; dipesan di peta dengan harga per kilometer.',
  },
  'item.type=4': { name: 'Toko mitra', help: 'Halaman toko dengan produknya sendiri.' },
  'item.type=5': { name: 'Beli langsung', help: 'Dibeli tanpa keranjang dan pengiriman, seperti produk digital.' },
  'item.type=6': { name: 'Tautan', help: 'Ketukan pada kartunya langsung membuka tautan.' },
  'item.type=7': { name: 'Halaman web', help: 'Isi HTML sendiri dalam bingkai atau tab terpisah.' },
  'item.type=8': {
    name: 'Aksi kontak',
    help: 'Ketukan pada kartunya langsung menjalankan aksi, seperti chat WhatsApp.',
  },
  'item.title': { name: 'Nama produk', help: 'Tampil di daftar dan halaman produk; paling panjang 120 huruf.' },
  'item.content': {
    name: 'Deskripsi',
    help: 'Keterangan berformat di halaman produk; yang berbahaya dibuang otomatis.',
  },
  'item.image': { name: 'Gambar utama', help: 'Gambar persegi di daftar dan di awal galeri.' },
  'item.image2': { name: 'Gambar ke-2', help: 'Gambar kedua di galeri produk.' },
  'item.image3': { name: 'Gambar ke-3', help: 'Gambar ketiga di galeri produk.' },
  'item.image4': { name: 'Gambar ke-4', help: 'Gambar keempat di galeri produk.' },
  'item.image5': { name: 'Gambar ke-5', help: 'Gambar kelima di galeri produk.' },
  'item.label_search': {
    name: 'Label pencarian',
    help: 'Label toko untuk menyaring pencarian dan menemukan produk serupa.',
  },
  'item.address': { name: 'Alamat jalan', help: 'Alamat toko mitra atau jasa; paling panjang 200 huruf.' },
  'item.regency': { name: 'Kabupaten atau kota', help: 'Tampil di kartu produk; untuk barang, kota asal kiriman.' },
  'item.lat': { name: 'Lintang lokasi', help: 'Letak utara-selatan, untuk pencarian terdekat dan peta.' },
  'item.lng': { name: 'Bujur lokasi', help: 'Letak timur-barat, untuk pencarian terdekat dan peta.' },
  'item.url': { name: 'Tautan atau tujuan', help: 'Yang dibuka tautan, atau nomor dan alamat untuk aksi kontak.' },
  'item.action': { name: 'Jenis aksi', help: 'Untuk aksi kontak: yang dijalankan saat kartunya diketuk.' },
  ...wordsByValue('item.action', actions),
  'item.en': inEnglish,
} satisfies Partial<WordsOf<'item'>>;

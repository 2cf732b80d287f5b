import type { WordsOf } from '../../words';

export const appSelling = {
  'app.need_login': { name: 'Wajib masuk', help: 'Isi toko hanya terlihat oleh pelanggan yang sudah masuk.' },
  'app.need_verified_phone': {
    name: 'Verifikasi nomor HP',
    help: 'Apakah pelanggan yang masuk diminta memastikan nomor HP-nya; bawaannya tidak.',
  },
  'app.need_verified_phone=0': { name: 'Tidak diminta', help: 'Pelanggan tidak diminta memastikan nomor HP.' },
  'app.need_verified_phone=1': {
    name: 'Boleh dilewati',
    help: 'Pelanggan diminta memastikan nomor HP, tetapi boleh melewatinya.',
  },
  'app.need_verified_phone=2': {
    name: 'Wajib',
    help: 'Pelanggan tidak bisa melanjutkan sebelum nomor HP-nya dipastikan.',
  },
  'app.min_order_price': {
    name: 'Minimal pembelian',
    help: 'Pesanan yang lebih kecil ditolak, kecuali perjalanan dan tagihan, dalam rupiah; bawaannya 0.',
  },
  'app.outside_hours': {
    name: 'Di luar jam buka',
    help: 'Berlaku saat toko mitra atau produk tutup menurut jamnya dan tidak mengaturnya sendiri.',
  },
  'app.services_come_home': {
    name: 'Jasa datang ke pelanggan',
    help: 'Petugas datang ke alamat pelanggan, kecuali diatur lain pada jasanya.',
  },
  'app.use_expedition': {
    name: 'Pakai jasa pengiriman',
    help: 'Checkout barang meminta jasa pengiriman dipilih; bila tidak, pengiriman gratis.',
  },
  'app.origin': {
    name: 'Kota asal kiriman',
    help: 'Kabupaten atau kota asal barang milik toko, untuk menghitung ongkir.',
  },
  'app.use_dropship': { name: 'Dropship', help: 'Pelanggan boleh mengirim barang atas nama pengirim lain.' },
  'app.auto_order': {
    name: 'Terima pesanan otomatis',
    help: 'Pesanan langsung bisa dibayar; bila tidak, penjual mengonfirmasinya dulu.',
  },
  'app.order_fee_product': {
    name: 'Biaya layanan',
    help: 'Ditambahkan ke setiap pesanan selain perjalanan dan tagihan, dalam rupiah; bawaannya 0.',
  },
  'app.order_fee_product_courrier': {
    name: 'Biaya layanan kurir instan',
    help: 'Pengganti biaya layanan bila pengemudi mengantar barangnya, dalam rupiah.',
  },
  'app.text_checkout': {
    name: 'Tulisan tombol checkout',
    help: 'Pengganti CHECK OUT di keranjang dan checkout; paling panjang 30 huruf.',
  },
  'app.carriers': { name: 'Jasa pengiriman', help: 'Pilihan pengiriman di checkout; paling banyak 20.' },
  'app.payment_options': {
    name: 'Metode pembayaran',
    help: 'Cara pelanggan membayar, 1 sampai 20; bila kosong, hanya bayar di tempat.',
  },
  'app.invoice_icon': { name: 'Ikon tagihan', help: 'Gambar persegi untuk tagihan di halaman akun.' },
} satisfies Partial<WordsOf<'app'>>;

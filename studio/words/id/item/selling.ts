import type { WordsOf } from '../../words';

export const itemSelling = {
  'item.price': { name: 'Harga', help: 'Dalam rupiah; untuk perjalanan, harga per kilometer.' },
  'item.price_before_discount': {
    name: 'Harga sebelum diskon',
    help: 'Tampil dicoret bila lebih tinggi dari harganya; 0 bila tanpa diskon.',
  },
  'item.quantity': { name: 'Stok', help: 'Jumlah yang tersedia, bila stok dihitung dan tanpa varian.' },
  'item.use_quantity': { name: 'Hitung stok', help: 'Stok berkurang setiap terjual, dan produk habis saat stok 0.' },
  'item.max_qty': {
    name: 'Maksimal per keranjang',
    help: 'Bawaannya 100.000; 0 membuat barang tanpa varian hanya bisa ditanyakan.',
  },
  'item.max_order_qty': { name: 'Maksimal per pesanan', help: 'Batas dalam satu pesanan; 0 berarti tanpa batas.' },
  'item.weight': { name: 'Berat', help: 'Dalam gram, untuk menghitung ongkir.' },
  'item.purchasable': { name: 'Bisa dibeli', help: 'Tombol beli tampil; bila tidak, produk hanya dipajang.' },
  'item.is_open': { name: 'Buka', help: 'Bila tidak, produk bertanda Tutup dan tidak bisa dibeli.' },
  'item.close_status': { name: 'Alasan tutup', help: 'Dibaca pelanggan selama tutup; paling panjang 80 huruf.' },
  'item.text_buy': {
    name: 'Tulisan tombol beli',
    help: 'Pengganti tulisan tombol beli, seperti BELI; paling panjang 40 huruf.',
  },
  'item.discount_flag': { name: 'Terima voucher', help: 'Voucher bisa dipakai untuk produk ini.' },
  'item.expired_date': {
    name: 'Batas akhir digunakan',
    help: 'Untuk jasa dan beli langsung, seperti 2026-12-31; sesudahnya tidak dijual.',
  },
  'item.variants': { name: 'Varian', help: 'Pilihan seperti ukuran dan warna; paling banyak 50.' },
  'item.hours': {
    name: 'Jam buka',
    help: 'Hari yang kosong berarti tutup; jam toko mitra berlaku untuk semua produknya.',
  },
  'item.hours.day_1': { name: 'Senin', help: 'Jam buka hari Senin, seperti 08:00-17:00.' },
  'item.hours.day_2': { name: 'Selasa', help: 'Jam buka hari Selasa, seperti 08:00-17:00.' },
  'item.hours.day_3': { name: 'Rabu', help: 'Jam buka hari Rabu, seperti 08:00-17:00.' },
  'item.hours.day_4': { name: 'Kamis', help: 'Jam buka hari Kamis, seperti 08:00-17:00.' },
  'item.hours.day_5': { name: 'Jumat', help: 'Jam buka hari Jumat, seperti 08:00-17:00.' },
  'item.hours.day_6': { name: 'Sabtu', help: 'Jam buka hari Sabtu, seperti 08:00-17:00.' },
  'item.hours.day_7': { name: 'Minggu', help: 'Jam buka hari Minggu, seperti 08:00-17:00.' },
  'item.outside_hours': {
    name: 'Di luar jam buka',
    help: 'Bila kosong, aturan toko mitranya berlaku, lalu aturan toko.',
  },
} satisfies Partial<WordsOf<'item'>>;

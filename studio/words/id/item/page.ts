import type { WordsOf } from '../../words';

export const itemPage = {
  'item.style': { name: 'Jadwal', help: 'Cara jasa dijadwalkan, atau cara tarif perjalanan dihitung.' },
  'item.style=0': { name: 'Tanpa jadwal', help: 'Jasa tanpa tanggal; perjalanan dari asal ke tujuan.' },
  'item.style=1': {
    name: 'Menginap atau panggilan',
    help: 'Jasa per malam dengan tanggal masuk dan keluar; pengemudi datang ke satu tempat.',
  },
  'item.style=2': { name: 'Beberapa hari', help: 'Jasa dari hari pertama sampai hari terakhir.' },
  'item.style=3': { name: 'Tanggal dan jam', help: 'Jasa pada satu tanggal dan jam.' },
  'item.booking': {
    name: 'Aturan jadwal',
    help: 'Kapan jasa bisa dipesan; bila kosong, satu kunjungan sejam setiap kali.',
  },
  'item.by_appointment': { name: 'Buat janji dahulu', help: 'Penjual memastikan jadwal sebelum pelanggan membayar.' },
  'item.comes_home': {
    name: 'Datang ke pelanggan',
    help: 'Petugas datang ke alamat pelanggan; bila kosong, aturan toko berlaku.',
  },
  'item.search_flag': { name: 'Sembunyikan pencarian', help: 'Halaman toko mitra tampil tanpa kotak pencarian.' },
  'item.show_web': { name: 'Tampil di halaman', help: 'Halaman web tampil di dalam toko; bila tidak, di tab sendiri.' },
  'item.hide_image_flag': { name: 'Sembunyikan gambar', help: 'Halaman toko mitra tampil tanpa gambar.' },
  'item.hide_info': { name: 'Sembunyikan jumlah terjual', help: 'Pelanggan tidak melihat berapa yang sudah terjual.' },
  'item.hide_info_product': { name: 'Sembunyikan detail', help: 'Stok, berat, dan keterangan lain tidak tampil.' },
  'item.hide_info_seller': { name: 'Sembunyikan penjual', help: 'Kotak penjual tidak tampil di halaman produk.' },
  'item.hide_info_rating': { name: 'Sembunyikan ulasan', help: 'Ulasan pelanggan tidak tampil di halaman produk.' },
  'item.hide_info_message': { name: 'Sembunyikan tombol chat', help: 'Halaman produk tampil tanpa tombol chat.' },
  'item.product_show_discount': {
    name: 'Tampilkan diskon',
    help: 'Halaman produk menampilkan voucher yang bisa dipakai.',
  },
  'item.product_show_related': {
    name: 'Tampilkan produk serupa',
    help: 'Halaman produk menampilkan produk dengan label, daftar, atau toko mitra yang sama.',
  },
  'item.set_origin_flag': { name: 'Tetapkan asal', help: 'Perjalanan selalu mulai dari asal yang diisi di sini.' },
  'item.set_destination_flag': {
    name: 'Tetapkan tujuan',
    help: 'Perjalanan selalu berakhir di tujuan yang diisi di sini.',
  },
  'item.origin_address': { name: 'Alamat asal', help: 'Tempat perjalanan mulai; paling panjang 200 huruf.' },
  'item.destination_address': { name: 'Alamat tujuan', help: 'Tempat perjalanan berakhir; paling panjang 200 huruf.' },
  'item.origin_lat': { name: 'Lintang asal', help: 'Letak utara-selatan tempat perjalanan mulai.' },
  'item.origin_lng': { name: 'Bujur asal', help: 'Letak timur-barat tempat perjalanan mulai.' },
  'item.destination_lat': { name: 'Lintang tujuan', help: 'Letak utara-selatan tempat perjalanan berakhir.' },
  'item.destination_lng': { name: 'Bujur tujuan', help: 'Letak timur-barat tempat perjalanan berakhir.' },
  'item.form_view_uid': {
    name: 'Formulir perjalanan',
    help: 'Formulir toko yang diisi pelanggan saat memesan perjalanan; boleh kosong.',
  },
  'item.order_fee_courrier': {
    name: 'Biaya layanan perjalanan',
    help: 'Ditambahkan ke setiap perjalanan, dalam rupiah; bawaannya 0.',
  },
  'item.services': {
    name: 'Layanan tambahan',
    help: 'Layanan yang bisa ditambahkan pada perjalanan; paling banyak 20.',
  },
  'item.sold': { name: 'Jumlah terjual', help: 'Angka terjual yang tampil di halaman produk.' },
  'item.review_rating': { name: 'Nilai rata-rata', help: 'Bintang 0 sampai 5; 0 berarti belum ada ulasan.' },
  'item.discussion_count': { name: 'Jumlah diskusi', help: 'Angka diskusi yang tampil di halaman produk.' },
  'item.seller_rating': { name: 'Nilai penjual', help: 'Bintang penjual 0 sampai 5; 0 berarti belum ada ulasan.' },
  'item.seller_message_rate': { name: 'Chat dibalas', help: 'Persen chat yang dibalas penjual, 0 sampai 100.' },
  'item.seller_discussion_rate': {
    name: 'Diskusi dibalas',
    help: 'Persen diskusi yang dibalas penjual, 0 sampai 100.',
  },
  'item.reviews': { name: 'Ulasan', help: 'Yang dikatakan pelanggan; paling banyak 200.' },
} satisfies Partial<WordsOf<'item'>>;

import type { WordsOf } from '../../words';

export const appLook = {
  'app.layout': { name: 'Tata letak beranda', help: 'Cara beranda menyusun menu dan bagian toko.' },
  'app.layout=0': {
    name: 'Tab di atas',
    help: 'Setiap bagian menjadi tab di bawah bilah atas; satu bagian tampil setiap kali.',
  },
  'app.layout=1': {
    name: 'Bilah di bawah',
    help: 'Setiap bagian menjadi tombol di bilah bawah layar; lima tempat, termasuk Lainnya.',
  },
  'app.layout=2': {
    name: 'Tab di atas (lama, 2)',
    help: 'Tampil sama dengan Tab di atas; hanya untuk pengaturan lama.',
  },
  'app.layout=3': {
    name: 'Tab di atas (lama, 3)',
    help: 'Tampil sama dengan Tab di atas; hanya untuk pengaturan lama.',
  },
  'app.layout=4': { name: 'Daftar', help: 'Menu tersusun ke bawah, satu per baris.' },
  'app.layout=5': { name: 'Deretan', help: 'Ikon menu berderet, sekitar empat per baris, lalu berlanjut di bawahnya.' },
  'app.layout=6': { name: 'Daftar dengan slider', help: 'Banner slider di atas, lalu menu satu per baris.' },
  'app.layout=7': { name: 'Deretan dengan slider', help: 'Banner slider di atas, lalu ikon menu berderet.' },
  'app.layout=8': { name: 'Kotak', help: 'Ikon menu dalam kotak-kotak; lebarnya mengikuti jumlah kolom menu.' },
  'app.layout=9': { name: 'Kotak dengan slider', help: 'Banner slider di atas, lalu ikon menu dalam kotak-kotak.' },
  'app.col_num': { name: 'Kolom menu', help: 'Jumlah kolom pada tata letak kotak, 2 sampai 6; bawaannya 4.' },
  'app.num_list': { name: 'Menu sebelum Lainnya', help: 'Menu selebihnya ada di balik Lainnya; 0 menampilkan semua.' },
  'app.font_type': { name: 'Huruf', help: 'Jenis huruf di seluruh toko; bawaannya huruf perangkat.' },
  'app.font_type=0': { name: 'Huruf perangkat', help: 'Memakai huruf ponsel pelanggan, sehingga paling cepat tampil.' },
  'app.font_type=1': { name: 'Plus Jakarta Sans', help: 'Huruf modern yang terbuka, buatan Indonesia.' },
  'app.font_type=2': { name: 'Inter', help: 'Huruf netral yang jelas di ukuran kecil.' },
  'app.font_type=3': { name: 'Nunito', help: 'Huruf ramah dengan ujung membulat.' },
  'app.font_type=4': { name: 'Poppins', help: 'Huruf geometris yang agak lebar.' },
  'app.border_type': { name: 'Bentuk sudut', help: 'Sudut kartu, tombol, dan kolom isian; bawaannya agak membulat.' },
  'app.border_type=0': { name: 'Siku', help: 'Semua sudut tegas.' },
  'app.border_type=1': { name: 'Agak membulat', help: 'Semua sudut sedikit melengkung.' },
  'app.border_type=2': { name: 'Membulat', help: 'Semua sudut melengkung jelas.' },
  'app.color_icon': {
    name: 'Latar ikon menu',
    help: 'Warna di balik ikon menu; bila kosong, warna muda dari bilah atas.',
  },
  'app.color_font': {
    name: 'Warna teks bilah atas',
    help: 'Warna teks dan ikon di bilah atas; diganti otomatis bila sulit dibaca.',
  },
  'app.header': {
    name: 'Warna bilah atas',
    help: 'Warna siap pakai untuk bilah atas, juga tombol dan tautan bila tidak diatur sendiri.',
  },
  'app.header=0': { name: 'Merah', help: 'Bilah atas berwarna merah.' },
  'app.header=1': { name: 'Biru', help: 'Bilah atas berwarna biru muda.' },
  'app.header=2': { name: 'Hijau', help: 'Bilah atas berwarna hijau muda.' },
  'app.header=3': { name: 'Kuning', help: 'Bilah atas berwarna kuning.' },
  'app.header=4': { name: 'Ungu', help: 'Bilah atas berwarna ungu muda.' },
  'app.color_custom_flag': {
    name: 'Pakai warna sendiri',
    help: 'Bilah atas memakai warna sendiri, bukan warna siap pakai; isi juga warnanya.',
  },
  'app.color_custom': {
    name: 'Warna sendiri',
    help: 'Warna bilah atas toko; teks di atasnya menyesuaikan bila sulit dibaca.',
  },
  'app.header_logo': {
    name: 'Logo bilah atas',
    help: 'Gambar mendatar pengganti nama toko, bila isi bilah atas adalah logo.',
  },
  'app.search_box': {
    name: 'Isi bilah atas',
    help: 'Yang tampil di bilah atas: nama, logo, atau kotak pencarian; bawaannya nama.',
  },
  'app.search_box=0': { name: 'Nama toko', help: 'Logo persegi dan nama toko.' },
  'app.search_box=1': { name: 'Kotak pencarian', help: 'Kotak pencarian saja, tanpa nama toko.' },
  'app.search_box=2': { name: 'Logo', help: 'Logo bilah atas, yang wajib diisi.' },
  'app.search_box=3': { name: 'Nama dan pencarian', help: 'Nama toko, dengan kotak pencarian di baris bawahnya.' },
  'app.search_hint': { name: 'Petunjuk pencarian', help: 'Teks abu-abu di kotak pencarian; paling panjang 60 huruf.' },
  'app.hide_cart': { name: 'Sembunyikan keranjang', help: 'Ikon keranjang tidak tampil di bilah atas.' },
  'app.hide_message': {
    name: 'Sembunyikan pesan',
    help: 'Ikon pesan, dan tombol chat di halaman akun, pesanan, dan toko mitra, tidak tampil.',
  },
  'app.hide_login': {
    name: 'Sembunyikan tombol masuk',
    help: 'Pengunjung yang belum masuk tidak melihat tombol masuk di bilah atas.',
  },
  'app.hide_account_shopping': { name: 'Sembunyikan pembelian', help: 'Halaman akun tampil tanpa tab pembelian.' },
  'app.show_message_type': { name: 'Tab daftar pesan', help: 'Daftar pesan punya tab Semua dan Belum Baca.' },
} satisfies Partial<WordsOf<'app'>>;

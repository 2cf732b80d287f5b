import type { WordsOf } from '../../words';
import { inEnglish, internalName } from '../shared/common';

export const appHome = {
  'app.popup_flag': {
    name: 'Tampilkan popup',
    help: 'Gambar popup terbuka sekali setiap kunjungan; isi juga gambarnya.',
  },
  'app.popup_image': { name: 'Gambar popup', help: 'Gambar tegak 4:5 yang tampil di tengah layar.' },
  'app.popup_value': { name: 'Tautan popup', help: 'Yang terbuka saat popup diketuk: halaman toko atau alamat web.' },
  'app.slider': {
    name: 'Banner slider',
    help: 'Gambar bergeser di atas beranda, pada tata letak dengan slider; paling banyak 10.',
  },
  'app.slider[]': { name: 'Banner', help: 'Satu gambar di slider beranda.' },
  'app.slider[].image': { name: 'Gambar banner', help: 'Lebarnya dua kali tingginya, misalnya 960 × 480 piksel.' },
  'app.slider[].title': {
    name: 'Judul banner',
    help: 'Isi gambar dalam kata-kata, juga untuk pembaca layar; paling panjang 80 huruf.',
  },
  'app.slider[].value': {
    name: 'Tautan banner',
    help: 'Yang terbuka saat banner diketuk: halaman toko atau alamat web.',
  },
  'app.slider[].show_title': {
    name: 'Tulis judul di gambar',
    help: 'Judul ditulis di paruh kiri gambar, untuk gambar tanpa tulisan.',
  },
  'app.slider[].en': inEnglish,
  'app.label_default': {
    name: 'Label awal pencarian',
    help: 'Label yang sudah terpilih saat pelanggan membuka pencarian.',
  },
  'app.use_label_flag': {
    name: 'Pakai label',
    help: 'Pencarian menampilkan label yang bisa diketuk untuk menyaring hasil.',
  },
  'app.labels': { name: 'Label pencarian', help: 'Pilihan untuk menyaring hasil pencarian; paling banyak 40.' },
  'app.labels[]': { name: 'Label', help: 'Satu pilihan untuk menyaring hasil pencarian.' },
  'app.labels[].id': internalName,
  'app.labels[].name': { name: 'Nama label', help: 'Tulisan pada label; paling panjang 40 huruf.' },
  'app.labels[].en': inEnglish,
} satisfies Partial<WordsOf<'app'>>;

import type { WordsOf } from '../words';
import { editorReference } from './shared/common';

export const store = {
  store: { name: 'Toko', help: 'Seluruh isi dan aturan toko ini.' },
  'store.$schema': editorReference,
  'store.codename': {
    name: 'Nama di alamat toko',
    help: 'Akhir alamat toko; 2 sampai 40 huruf kecil, angka, tanda hubung, atau garis bawah.',
  },
  'store.revision': {
    name: 'Nomor revisi',
    help: 'Diisi saat berkas diekspor, agar perubahan orang lain tidak tertimpa.',
  },
  'store.domains': {
    name: 'Domain sendiri',
    help: 'Alamat web sendiri yang membuka toko ini, bila servernya melayani; paling banyak 20.',
  },
  'store.app': { name: 'Identitas dan aturan', help: 'Nama, tampilan, beranda, dan aturan belanja toko.' },
  'store.theme': {
    name: 'Warna dan sudut',
    help: 'Yang berbeda dari tampilan dasar; yang kosong mengikuti tampilan dasar.',
  },
  'store.components': { name: 'Bagian toko', help: 'Tampil di menu dan beranda menurut urutan ini; 1 sampai 60.' },
  'store.bill_services': {
    name: 'Layanan tagihan',
    help: 'Topup dan tagihan yang ditawarkan bagian tagihan; paling banyak 100.',
  },
  'store.rides': {
    name: 'Tarif perjalanan',
    help: 'Wilayah, jam, dan permintaan yang menaikkan atau menurunkan tarif perjalanan.',
  },
  'store.forms': {
    name: 'Formulir',
    help: 'Formulir untuk perjalanan, kurir instan, atau halaman sendiri; paling banyak 50.',
  },
  'store.pictures': {
    name: 'Keterangan gambar',
    help: 'Isi gambar, dan bagian yang tetap terlihat saat dipotong.',
  },
} satisfies WordsOf<'store'>;

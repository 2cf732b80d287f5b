import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';

export const form = {
  form: { name: 'Formulir', help: 'Pertanyaan toko kepada pelanggan.' },
  'form.view_uid': {
    name: 'Alamat formulir',
    help: 'Akhir alamat halamannya; garis bawah ditulis sebagai tanda hubung.',
  },
  'form.title': { name: 'Judul formulir', help: 'Judul halaman formulir; tanpa judul, formulir tidak punya halaman.' },
  'form.description': {
    name: 'Pengantar',
    help: 'Tampil di atas pertanyaan, misalnya alasan toko bertanya; paling panjang 500 huruf.',
  },
  'form.thanks': { name: 'Ucapan terima kasih', help: 'Tampil setelah formulir dikirim; paling panjang 500 huruf.' },
  'form.lines': { name: 'Pertanyaan', help: 'Pertanyaan menurut urutan ini; 1 sampai 30.' },
  'form.en': inEnglish,
} satisfies WordsOf<'form'>;

import type { WordsOf } from '../words';
import { inEnglish, internalName } from './shared/common';

export const formLine = {
  formLine: { name: 'Pertanyaan', help: 'Satu pertanyaan formulir.' },
  'formLine.view_uid': internalName,
  'formLine.label': {
    name: 'Tulisan pertanyaan',
    help: 'Dibaca pelanggan di atas kolom isian; paling panjang 80 huruf.',
  },
  'formLine.type': { name: 'Jenis jawaban', help: 'Menentukan kolom isian yang tampil.' },
  'formLine.type=0': { name: 'Teks', help: 'Jawaban ditulis bebas.' },
  'formLine.type=1': { name: 'Angka', help: 'Jawaban berupa angka.' },
  'formLine.type=2': { name: 'Tanggal', help: 'Pelanggan memilih tanggal.' },
  'formLine.type=3': { name: 'Jam', help: 'Pelanggan memilih jam.' },
  'formLine.type=4': { name: 'Satu pilihan', help: 'Pelanggan memilih satu dari pilihan jawaban.' },
  'formLine.type=5': { name: 'Beberapa pilihan', help: 'Pelanggan memilih satu atau beberapa dari pilihan jawaban.' },
  'formLine.type=6': { name: 'Tautan', help: 'Alamat web yang diawali http:// atau https://.' },
  'formLine.type=7': { name: 'Foto', help: 'Pelanggan yang sudah masuk mengunggah foto.' },
  'formLine.type=8': { name: 'Lokasi', help: 'Pelanggan memilih titik di peta.' },
  'formLine.required': { name: 'Wajib diisi', help: 'Formulir tidak bisa dikirim tanpa jawaban ini, kecuali foto.' },
  'formLine.options': {
    name: 'Pilihan jawaban',
    help: 'Untuk pertanyaan dengan satu atau beberapa pilihan; paling banyak 50.',
  },
  'formLine.show_if': {
    name: 'Syarat tampil',
    help: 'Pertanyaan hanya tampil setelah jawaban tertentu pada pertanyaan sebelumnya.',
  },
  'formLine.show_if.line': {
    name: 'Pertanyaan sebelumnya',
    help: 'Pertanyaan dengan pilihan jawaban di atas pertanyaan ini.',
  },
  'formLine.show_if.options': { name: 'Jawaban pemicu', help: 'Salah satu jawaban ini menampilkan pertanyaannya.' },
  'formLine.en': inEnglish,
} satisfies WordsOf<'formLine'>;

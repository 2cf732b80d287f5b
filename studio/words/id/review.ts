import type { WordsOf } from '../words';

export const review = {
  review: { name: 'Ulasan', help: 'Pendapat satu pelanggan.' },
  'review.rating': { name: 'Bintang', help: '1 sampai 5.' },
  'review.comment': { name: 'Komentar', help: 'Isi ulasan; paling panjang 1.000 huruf.' },
  'review.name': { name: 'Nama pengulas', help: 'Tampil di bawah ulasan; paling panjang 60 huruf.' },
  'review.image': { name: 'Foto pengulas', help: 'Gambar orang yang mengulas.' },
  'review.date': { name: 'Tanggal ulasan', help: 'Seperti 2026-10-31.' },
} satisfies WordsOf<'review'>;

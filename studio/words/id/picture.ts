import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';

export const picture = {
  picture: { name: 'Keterangan gambar', help: 'Isi satu gambar, dan bagian yang tetap terlihat saat dipotong.' },
  'picture.picture': { name: 'Gambar', help: 'Gambar yang diterangkan; satu gambar hanya sekali.' },
  'picture.alt': {
    name: 'Isi gambar',
    help: 'Dibacakan kepada pelanggan yang tidak melihat gambarnya; paling banyak 200 huruf.',
  },
  'picture.focus_x': {
    name: 'Titik fokus mendatar',
    help: 'Persen dari kiri; titik ini tetap terlihat saat gambar dipotong.',
  },
  'picture.focus_y': {
    name: 'Titik fokus tegak',
    help: 'Persen dari atas; titik ini tetap terlihat saat gambar dipotong.',
  },
  'picture.en': inEnglish,
} satisfies WordsOf<'picture'>;

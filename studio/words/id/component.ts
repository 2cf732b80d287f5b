import type { WordsOf } from '../words';

export const component = {
  component: { name: 'Bagian toko', help: 'Satu bagian yang tampil di menu atau beranda.' },
} satisfies WordsOf<'component'>;

import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';
import { fareName, farePercent } from './shared/fare';

export const rideSurge = {
  rideSurge: { name: 'Tarif ramai', help: 'Tarif yang berlaku saat banyak perjalanan berlangsung.' },
  'rideSurge.name': fareName,
  'rideSurge.rides': {
    name: 'Mulai dari',
    help: 'Jumlah perjalanan berlangsung di wilayah itu yang membuatnya berlaku.',
  },
  'rideSurge.percent': farePercent,
  'rideSurge.en': inEnglish,
} satisfies WordsOf<'rideSurge'>;

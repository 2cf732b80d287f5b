import type { WordsOf } from '../words';
import { inEnglish, internalName } from './shared/common';
import { fareName, farePercent } from './shared/fare';

export const rideZone = {
  rideZone: { name: 'Wilayah', help: 'Lingkaran tempat perjalanan mulai atau berakhir.' },
  'rideZone.code': internalName,
  'rideZone.name': fareName,
  'rideZone.lat': { name: 'Lintang titik tengah', help: 'Letak utara-selatan titik tengahnya, dari -90 sampai 90.' },
  'rideZone.lng': { name: 'Bujur titik tengah', help: 'Letak timur-barat titik tengahnya, dari -180 sampai 180.' },
  'rideZone.radius_km': { name: 'Jari-jari', help: 'Dari titik tengah ke tepi, 0,1 sampai 500 kilometer.' },
  'rideZone.percent': farePercent,
  'rideZone.min_price': {
    name: 'Tarif minimal',
    help: 'Tarif jarak dari wilayah ini tidak pernah lebih rendah, dalam rupiah; bawaannya 0.',
  },
  'rideZone.en': inEnglish,
} satisfies WordsOf<'rideZone'>;

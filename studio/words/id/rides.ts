import type { WordsOf } from '../words';
import { zoneJakarta, zoneJayapura, zoneMakassar, zonePontianak } from './shared/timezone';

export const rides = {
  rides: { name: 'Tarif perjalanan', help: 'Yang mengubah tarif selain harga per kilometer pada produknya.' },
  'rides.timezone': { name: 'Zona waktu', help: 'Untuk jam tarif dan jadwal panggilan; bawaannya WIB.' },
  'rides.timezone=Asia/Jakarta': zoneJakarta,
  'rides.timezone=Asia/Pontianak': zonePontianak,
  'rides.timezone=Asia/Makassar': zoneMakassar,
  'rides.timezone=Asia/Jayapura': zoneJayapura,
  'rides.max_km': {
    name: 'Jarak maksimal',
    help: 'Perjalanan yang lebih jauh ditolak, dalam kilometer; bawaannya 60.',
  },
  'rides.rounding': {
    name: 'Pembulatan tarif',
    help: 'Tarif dibulatkan ke atas ke kelipatan ini, dalam rupiah; bawaannya 100.',
  },
  'rides.zones': {
    name: 'Wilayah layanan',
    help: 'Tempat perjalanan mulai dan berakhir; kosong berarti di mana saja.',
  },
  'rides.hours': { name: 'Tarif menurut jam', help: 'Jam dengan tarif sendiri; yang pertama cocok berlaku.' },
  'rides.surge': {
    name: 'Tarif saat ramai',
    help: 'Tarif menurut banyaknya perjalanan; batas tertinggi yang tercapai berlaku.',
  },
} satisfies WordsOf<'rides'>;

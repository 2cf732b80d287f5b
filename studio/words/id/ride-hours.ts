import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';
import { fareName, farePercent } from './shared/fare';

export const rideHours = {
  rideHours: { name: 'Jam tarif', help: 'Jam dengan tarif sendiri.' },
  'rideHours.name': fareName,
  'rideHours.days': { name: 'Hari', help: 'Hari jam ini mulai; kosong berarti setiap hari.' },
  'rideHours.days=1': { name: 'Senin', help: 'Mulai pada hari Senin.' },
  'rideHours.days=2': { name: 'Selasa', help: 'Mulai pada hari Selasa.' },
  'rideHours.days=3': { name: 'Rabu', help: 'Mulai pada hari Rabu.' },
  'rideHours.days=4': { name: 'Kamis', help: 'Mulai pada hari Kamis.' },
  'rideHours.days=5': { name: 'Jumat', help: 'Mulai pada hari Jumat.' },
  'rideHours.days=6': { name: 'Sabtu', help: 'Mulai pada hari Sabtu.' },
  'rideHours.days=7': { name: 'Minggu', help: 'Mulai pada hari Minggu.' },
  'rideHours.from': { name: 'Mulai', help: 'Jam mulai, seperti 06:30.' },
  'rideHours.to': { name: 'Sampai', help: 'Jam selesai, seperti 09:00; bila lebih awal dari mulai, keesokan harinya.' },
  'rideHours.percent': farePercent,
  'rideHours.en': inEnglish,
} satisfies WordsOf<'rideHours'>;

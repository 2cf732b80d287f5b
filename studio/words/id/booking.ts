import type { WordsOf } from '../words';
import { zoneJakarta, zoneJayapura, zoneMakassar, zonePontianak } from './shared/timezone';

export const booking = {
  booking: { name: 'Aturan jadwal', help: 'Kapan jasa bisa dipesan, dan sampai kapan jadwalnya bisa diubah.' },
  'booking.capacity': {
    name: 'Kapasitas',
    help: 'Pesanan pada waktu yang sama, seperti tim, kursi, atau kamar; bawaannya 1.',
  },
  'booking.slot_minutes': {
    name: 'Lama kunjungan',
    help: 'Dalam menit, 5 sampai 1.440, untuk jasa dengan jam; bawaannya 60.',
  },
  'booking.lead_hours': { name: 'Paling dekat', help: 'Jam dari sekarang sampai mulai, paling sedikit; bawaannya 1.' },
  'booking.horizon_days': {
    name: 'Paling jauh',
    help: 'Hari dari sekarang sampai mulai, paling banyak; bawaannya 90.',
  },
  'booking.max_days': { name: 'Paling lama', help: 'Malam atau hari dalam satu pesanan, 1 sampai 60; bawaannya 30.' },
  'booking.first_day': { name: 'Hari pertama', help: 'Hari pertama yang bisa dipesan, seperti 2026-12-01.' },
  'booking.closed_days': { name: 'Hari libur', help: 'Hari tanpa layanan, seperti 2026-12-25; paling banyak 200.' },
  'booking.timezone': { name: 'Zona waktu', help: 'Untuk jam buka dan semua jadwalnya; bawaannya WIB.' },
  'booking.timezone=Asia/Jakarta': zoneJakarta,
  'booking.timezone=Asia/Pontianak': zonePontianak,
  'booking.timezone=Asia/Makassar': zoneMakassar,
  'booking.timezone=Asia/Jayapura': zoneJayapura,
  'booking.moves': { name: 'Pindah jadwal', help: 'Berapa kali pesanan bisa dipindah, 0 sampai 10; bawaannya 1.' },
  'booking.move_hours': {
    name: 'Batas pindah jadwal',
    help: 'Paling lambat berapa jam sebelum mulai jadwal bisa dipindah; bawaannya 24.',
  },
  'booking.cancel_hours': {
    name: 'Batas pembatalan',
    help: 'Paling lambat berapa jam sebelum mulai bisa batal dengan uang kembali penuh; bawaannya 24.',
  },
} satisfies WordsOf<'booking'>;

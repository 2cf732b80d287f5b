import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';

export const referral = {
  referral: { name: 'Program ajak teman', help: 'Pesan, syarat, dan hadiah bagi pengajak dan temannya.' },
  'referral.message': {
    name: 'Pesan ajakan',
    help: 'Teks yang dibagikan pelanggan kepada temannya; paling panjang 300 huruf.',
  },
  'referral.term': { name: 'Syarat singkat', help: 'Syarat program dalam satu kalimat; paling panjang 300 huruf.' },
  'referral.term_and_condition': {
    name: 'Syarat lengkap',
    help: 'Tampil di bawah syarat singkat di halaman ajak teman.',
  },
  'referral.referrer_reward': {
    name: 'Hadiah pengajak',
    help: 'Masuk ke dompet pengajak saat pesanan pertama temannya selesai, dalam rupiah.',
  },
  'referral.friend_reward': {
    name: 'Hadiah teman',
    help: 'Masuk ke dompet teman saat pesanan pertamanya selesai, dalam rupiah.',
  },
  'referral.en': inEnglish,
} satisfies WordsOf<'referral'>;

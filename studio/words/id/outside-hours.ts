import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';

export const outsideHours = {
  outsideHours: {
    name: 'Aturan di luar jam buka',
    help: 'Yang dijual dan yang dibaca pelanggan selama tutup menurut jam buka.',
  },
  'outsideHours.sold': {
    name: 'Tetap terima pesanan',
    help: 'Pelanggan bisa memesan di luar jam buka; bila tidak, penjualan menunggu jam buka.',
  },
  'outsideHours.note': {
    name: 'Pesan selama tutup',
    help: 'Dibaca pelanggan, misalnya kapan pesanan dikirim; bila kosong, pesanan menunggu buka.',
  },
  'outsideHours.en': inEnglish,
} satisfies WordsOf<'outsideHours'>;

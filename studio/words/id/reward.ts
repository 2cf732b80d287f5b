import type { WordsOf } from '../words';
import { inEnglish, internalName } from './shared/common';

export const reward = {
  reward: { name: 'Hadiah', help: 'Saldo yang didapat dengan menukar poin.' },
  'reward.unique_id': internalName,
  'reward.points': { name: 'Poin yang ditukar', help: 'Jumlah poin untuk mendapat hadiah ini.' },
  'reward.reward': { name: 'Saldo yang didapat', help: 'Jumlah yang masuk ke dompet pelanggan, dalam rupiah.' },
  'reward.name': { name: 'Nama hadiah', help: 'Dibaca pelanggan; bila kosong, tampil jumlah saldonya.' },
  'reward.image': { name: 'Gambar hadiah', help: 'Tampil di daftar hadiah.' },
  'reward.en': inEnglish,
} satisfies WordsOf<'reward'>;

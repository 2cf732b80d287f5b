import type { WordsOf } from '../words';

export const flag = {
  'flag=0': { name: 'Tidak', help: 'Pengaturan ini tidak aktif.' },
  'flag=1': { name: 'Ya', help: 'Pengaturan ini aktif.' },
} satisfies WordsOf<'flag'>;

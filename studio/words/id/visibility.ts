import type { WordsOf } from '../words';

export const visibility = {
  'visibility=0': { name: 'Lewat tautan saja', help: 'Tidak tampil di menu dan beranda; hanya terbuka lewat tautan.' },
  'visibility=1': { name: 'Di menu', help: 'Tampil sebagai menu yang membuka halamannya sendiri.' },
  'visibility=2': { name: 'Di beranda', help: 'Isinya tampil di beranda; pada tata letak tab menjadi tab.' },
  'visibility=3': { name: 'Di menu dan beranda', help: 'Tampil sebagai menu, dan isinya tampil di beranda.' },
} satisfies WordsOf<'visibility'>;

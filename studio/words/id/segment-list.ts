import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';
import { pageAddress, sectionIcon, sectionKind, sectionName, sectionVisibility } from './shared/section';

export const segmentList = {
  segmentList: { name: 'Kumpulan blok', help: 'Beberapa blok berisi produk, toko, aksi, lokasi, atau teks.' },
  'segmentList.view_uid': pageAddress,
  'segmentList.name': sectionName,
  'segmentList.category': sectionKind,
  'segmentList.icon': sectionIcon,
  'segmentList.visibility': sectionVisibility,
  'segmentList.segments': { name: 'Blok', help: 'Blok dari atas ke bawah; 1 sampai 20.' },
  'segmentList.en': inEnglish,
} satisfies WordsOf<'segmentList'>;

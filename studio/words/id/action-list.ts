import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';
import { pageAddress, sectionIcon, sectionKind, sectionName, sectionVisibility } from './shared/section';

export const actionList = {
  actionList: { name: 'Daftar aksi', help: 'Daftar baris untuk menghubungi toko atau membuka halaman.' },
  'actionList.view_uid': pageAddress,
  'actionList.name': sectionName,
  'actionList.category': sectionKind,
  'actionList.icon': sectionIcon,
  'actionList.visibility': sectionVisibility,
  'actionList.ctas': { name: 'Aksi', help: 'Baris yang bisa diketuk, dari atas ke bawah; 1 sampai 40.' },
  'actionList.en': inEnglish,
} satisfies WordsOf<'actionList'>;

import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';
import { pageAddress, sectionIcon, sectionKind, sectionName, sectionVisibility } from './shared/section';

export const locationMap = {
  locationMap: { name: 'Peta', help: 'Peta dengan penanda dan kartu lokasi.' },
  'locationMap.view_uid': pageAddress,
  'locationMap.name': sectionName,
  'locationMap.category': sectionKind,
  'locationMap.icon': sectionIcon,
  'locationMap.visibility': sectionVisibility,
  'locationMap.maps': { name: 'Daftar lokasi', help: 'Tempat di peta menurut urutan kartunya; 1 sampai 50.' },
  'locationMap.en': inEnglish,
} satisfies WordsOf<'locationMap'>;

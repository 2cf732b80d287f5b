import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';
import { pageAddress, sectionIcon, sectionKind, sectionName, sectionVisibility } from './shared/section';

export const websiteButton = {
  websiteButton: { name: 'Tombol situs web', help: 'Tombol besar yang membuka situs web atau aksi lain.' },
  'websiteButton.view_uid': pageAddress,
  'websiteButton.name': sectionName,
  'websiteButton.category': sectionKind,
  'websiteButton.icon': sectionIcon,
  'websiteButton.visibility': sectionVisibility,
  'websiteButton.ctas': { name: 'Tombol', help: 'Yang pertama tampil paling menonjol; 1 sampai 5 tombol.' },
  'websiteButton.en': inEnglish,
} satisfies WordsOf<'websiteButton'>;

import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';
import { pageAddress, sectionIcon, sectionKind, sectionName, sectionVisibility } from './shared/section';

export const textComponent = {
  textComponent: { name: 'Teks', help: 'Halaman atau bagian berisi teks.' },
  'textComponent.view_uid': pageAddress,
  'textComponent.name': sectionName,
  'textComponent.category': sectionKind,
  'textComponent.icon': sectionIcon,
  'textComponent.visibility': sectionVisibility,
  'textComponent.attr1': { name: 'Isi teks', help: 'Teks berformat; yang berbahaya dibuang otomatis.' },
  'textComponent.en': inEnglish,
} satisfies WordsOf<'textComponent'>;

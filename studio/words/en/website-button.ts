import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';
import { pageAddress, sectionIcon, sectionKind, sectionName, sectionVisibility } from './shared/section';

export const websiteButton = {
  websiteButton: { name: 'Website button', help: 'A large button that opens a website or another action.' },
  'websiteButton.view_uid': pageAddress,
  'websiteButton.name': sectionName,
  'websiteButton.category': sectionKind,
  'websiteButton.icon': sectionIcon,
  'websiteButton.visibility': sectionVisibility,
  'websiteButton.ctas': { name: 'Buttons', help: 'The first stands out, further ones stand below it; 1 to 5.' },
  'websiteButton.en': inEnglish,
} satisfies WordsOf<'websiteButton'>;

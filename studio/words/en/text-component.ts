import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';
import { pageAddress, sectionIcon, sectionKind, sectionName, sectionVisibility } from './shared/section';

export const textComponent = {
  textComponent: { name: 'Text', help: 'A page or a part of the home page with a text.' },
  'textComponent.view_uid': pageAddress,
  'textComponent.name': sectionName,
  'textComponent.category': sectionKind,
  'textComponent.icon': sectionIcon,
  'textComponent.visibility': sectionVisibility,
  'textComponent.attr1': { name: 'Text content', help: 'Formatted text; what is unsafe is removed.' },
  'textComponent.en': inEnglish,
} satisfies WordsOf<'textComponent'>;

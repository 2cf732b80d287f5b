import type { WordsOf } from '../words';
import { inEnglish, internalName } from './shared/common';

export const formOption = {
  formOption: { name: 'Answer', help: 'One answer to choose.' },
  'formOption.view_uid': internalName,
  'formOption.label': { name: 'Answer text', help: 'What customers read; up to 80 characters.' },
  'formOption.en': inEnglish,
} satisfies WordsOf<'formOption'>;

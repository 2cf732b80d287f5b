import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';

export const variantOption = {
  variantOption: { name: 'Option', help: 'One property of a variant, such as its size.' },
  'variantOption.name': { name: 'Option name', help: 'What customers choose, such as Size; up to 40 characters.' },
  'variantOption.value': { name: 'Option value', help: 'What this variant has, such as M; up to 40 characters.' },
  'variantOption.en': inEnglish,
} satisfies WordsOf<'variantOption'>;

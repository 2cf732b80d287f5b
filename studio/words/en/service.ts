import type { WordsOf } from '../words';
import { inEnglish, internalName } from './shared/common';
import { extraLimit, extraName, extraPrice, extraRequired } from './shared/extra';

export const service = {
  service: { name: 'Extra service', help: 'Something that can be added to a ride.' },
  'service.view_uid': internalName,
  'service.name': extraName,
  'service.price': extraPrice,
  'service.required': extraRequired,
  'service.max_qty': extraLimit,
  'service.en': inEnglish,
} satisfies WordsOf<'service'>;

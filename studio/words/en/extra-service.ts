import type { WordsOf } from '../words';
import { inEnglish, internalName } from './shared/common';
import { extraLimit, extraName, extraPrice, extraRequired } from './shared/extra';

export const extraService = {
  extraService: { name: 'Extra service', help: 'Something that can be added to the delivery by a driver.' },
  'extraService.view_uid': internalName,
  'extraService.name': extraName,
  'extraService.price': extraPrice,
  'extraService.required': extraRequired,
  'extraService.max_qty': extraLimit,
  'extraService.en': inEnglish,
} satisfies WordsOf<'extraService'>;

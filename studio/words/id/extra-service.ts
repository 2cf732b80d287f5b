import type { WordsOf } from '../words';
import { inEnglish, internalName } from './shared/common';
import { extraLimit, extraName, extraPrice, extraRequired } from './shared/extra';

export const extraService = {
  extraService: { name: 'Layanan tambahan', help: 'Layanan yang bisa ditambahkan pada kurir instan.' },
  'extraService.view_uid': internalName,
  'extraService.name': extraName,
  'extraService.price': extraPrice,
  'extraService.required': extraRequired,
  'extraService.max_qty': extraLimit,
  'extraService.en': inEnglish,
} satisfies WordsOf<'extraService'>;

import type { WordsOf } from '../words';
import { inEnglish, internalName } from './shared/common';
import { extraLimit, extraName, extraPrice, extraRequired } from './shared/extra';

export const service = {
  service: { name: 'Layanan tambahan', help: 'Layanan yang bisa ditambahkan pada perjalanan.' },
  'service.view_uid': internalName,
  'service.name': extraName,
  'service.price': extraPrice,
  'service.required': extraRequired,
  'service.max_qty': extraLimit,
  'service.en': inEnglish,
} satisfies WordsOf<'service'>;

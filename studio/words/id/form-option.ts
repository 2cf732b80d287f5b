import type { WordsOf } from '../words';
import { inEnglish, internalName } from './shared/common';

export const formOption = {
  formOption: { name: 'Pilihan', help: 'Satu jawaban yang bisa dipilih.' },
  'formOption.view_uid': internalName,
  'formOption.label': { name: 'Tulisan pilihan', help: 'Dibaca pelanggan; paling panjang 80 huruf.' },
  'formOption.en': inEnglish,
} satisfies WordsOf<'formOption'>;

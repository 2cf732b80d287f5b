import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';

export const variantOption = {
  variantOption: { name: 'Sifat', help: 'Satu sifat varian, seperti ukurannya.' },
  'variantOption.name': {
    name: 'Nama sifat',
    help: 'Yang dipilih pelanggan, seperti Ukuran; paling panjang 40 huruf.',
  },
  'variantOption.value': { name: 'Isi sifat', help: 'Milik varian ini, seperti M; paling panjang 40 huruf.' },
  'variantOption.en': inEnglish,
} satisfies WordsOf<'variantOption'>;

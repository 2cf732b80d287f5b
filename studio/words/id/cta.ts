import { type WordsOf, wordsByValue } from '../words';
import { actions } from './shared/actions';
import { inEnglish, internalName } from './shared/common';

export const cta = {
  cta: { name: 'Aksi', help: 'Tombol atau baris yang membuka sesuatu.' },
  'cta.view_uid': internalName,
  'cta.type': { name: 'Jenis aksi', help: 'Yang terbuka saat diketuk.' },
  ...wordsByValue('cta.type', actions),
  'cta.value': {
    name: 'Tujuan',
    help: 'Nomor, alamat, produk, formulir, atau bagian yang dibuka, sesuai jenis aksinya.',
  },
  'cta.label': { name: 'Tulisan aksi', help: 'Tulisan pada tombol atau baris; paling panjang 60 huruf.' },
  'cta.description': {
    name: 'Keterangan aksi',
    help: 'Satu baris di bawah tulisannya, di daftar dan kartu; paling panjang 200 huruf.',
  },
  'cta.icon': { name: 'Gambar aksi', help: 'Gambar di samping tulisannya, di daftar dan kartu.' },
  'cta.en': inEnglish,
} satisfies WordsOf<'cta'>;

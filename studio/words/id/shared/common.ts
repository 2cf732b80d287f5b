import type { Words } from '../../words';

export const inEnglish: Words = {
  name: 'Teks bahasa Inggris',
  help: 'Teks yang sama untuk pelanggan berbahasa Inggris; yang kosong memakai teks aslinya.',
};

export const internalName: Words = {
  name: 'Nama internal',
  help: 'Penanda untuk sistem; tidak terlihat pelanggan dan sebaiknya tidak diganti.',
};

export const editorReference: Words = {
  name: 'Rujukan untuk editor',
  help: 'Hanya dipakai editor berkas; tidak mengubah apa pun di toko.',
};

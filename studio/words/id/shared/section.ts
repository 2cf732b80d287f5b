import type { Words } from '../../words';

export const pageAddress: Words = {
  name: 'Alamat halaman',
  help: 'Akhir alamat halaman bagian ini; bila diganti, tautan lama tidak berfungsi.',
};

export const sectionName: Words = {
  name: 'Nama bagian',
  help: 'Tampil di menu dan judul halaman; paling panjang 60 huruf.',
};

export const sectionKind: Words = {
  name: 'Jenis bagian',
  help: 'Menentukan isi bagian ini; tidak berubah setelah dibuat.',
};

export const sectionIcon: Words = {
  name: 'Ikon menu',
  help: 'Gambar di menu; bila kosong, tampil huruf pertama namanya.',
};

export const sectionVisibility: Words = {
  name: 'Tempat tampil',
  help: 'Tampil di menu, di beranda, atau lewat tautan saja; bawaannya di menu.',
};

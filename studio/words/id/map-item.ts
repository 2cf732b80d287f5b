import type { WordsOf } from '../words';
import { inEnglish, internalName } from './shared/common';

export const mapItem = {
  mapItem: { name: 'Lokasi', help: 'Satu tempat di peta.' },
  'mapItem.view_uid': internalName,
  'mapItem.lat': { name: 'Lintang', help: 'Letak utara-selatan, dari -90 sampai 90.' },
  'mapItem.lng': { name: 'Bujur', help: 'Letak timur-barat, dari -180 sampai 180.' },
  'mapItem.name': { name: 'Nama lokasi', help: 'Dibaca pelanggan di kartu lokasi; paling panjang 80 huruf.' },
  'mapItem.address': { name: 'Alamat lokasi', help: 'Tampil di bawah nama lokasi; paling panjang 200 huruf.' },
  'mapItem.main_address': { name: 'Lokasi utama', help: 'Peta dibuka di lokasi ini, dengan tanda alamat utama.' },
  'mapItem.icon': { name: 'Gambar lokasi', help: 'Gambar kecil di samping nama lokasi.' },
  'mapItem.en': inEnglish,
} satisfies WordsOf<'mapItem'>;

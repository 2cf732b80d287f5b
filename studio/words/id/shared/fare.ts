import type { Words } from '../../words';

export const fareName: Words = {
  name: 'Nama di rincian harga',
  help: 'Dibaca pelanggan di samping harga; paling panjang 40 huruf.',
};

export const farePercent: Words = {
  name: 'Persen tarif',
  help: 'Dari tarif biasa, 10 sampai 1.000; 125 berarti seperempat lebih mahal.',
};

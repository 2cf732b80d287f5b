import type { Words } from '../../words';

export const extraName: Words = { name: 'Nama layanan', help: 'Nama yang dibaca pelanggan; paling panjang 80 huruf.' };

export const extraPrice: Words = { name: 'Harga satuan', help: 'Untuk satu layanan, dalam rupiah.' };

export const extraRequired: Words = {
  name: 'Wajib diambil',
  help: 'Layanan ini selalu termasuk, paling sedikit satu.',
};

export const extraLimit: Words = { name: 'Jumlah maksimal', help: 'Batas dalam satu pesanan; 0 berarti tanpa batas.' };

import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';

export const carrierService = {
  carrierService: { name: 'Paket', help: 'Satu paket ekspedisi dengan tarif dan lama kirimnya.' },
  'carrierService.service': { name: 'Nama singkat', help: 'Huruf dan angka seperti REG; paling panjang 20.' },
  'carrierService.description': {
    name: 'Keterangan paket',
    help: 'Isi paket dalam beberapa kata; paling panjang 60 huruf.',
  },
  'carrierService.base': { name: 'Kilogram pertama', help: 'Ongkir kilogram pertama di kota yang sama, dalam rupiah.' },
  'carrierService.per_kg': { name: 'Kilogram berikutnya', help: 'Ongkir setiap kilogram berikutnya, dalam rupiah.' },
  'carrierService.per_zone': {
    name: 'Tambahan tiap zona',
    help: 'Tambahan tiap kilogram per zona: provinsi sama, pulau sama, lalu lebih jauh, dalam rupiah.',
  },
  'carrierService.days_from': {
    name: 'Hari paling cepat',
    help: 'Lama kirim tercepat di kota yang sama, 0 sampai 60 hari.',
  },
  'carrierService.days_to': {
    name: 'Hari paling lama',
    help: 'Lama kirim terlama di kota yang sama, 0 sampai 60 hari.',
  },
  'carrierService.days_per_zone': {
    name: 'Tambahan hari tiap zona',
    help: 'Tambahan lama kirim untuk tiap zona lebih jauh; bawaannya 1.',
  },
  'carrierService.farthest_zone': {
    name: 'Jangkauan',
    help: 'Zona terjauh yang dilayani paket ini; bawaannya seluruh Indonesia.',
  },
  'carrierService.farthest_zone=0': { name: 'Kota yang sama', help: 'Hanya di kabupaten atau kota asal kiriman.' },
  'carrierService.farthest_zone=1': { name: 'Provinsi yang sama', help: 'Sampai seluruh provinsi asal kiriman.' },
  'carrierService.farthest_zone=2': { name: 'Pulau yang sama', help: 'Sampai seluruh pulau asal kiriman.' },
  'carrierService.farthest_zone=3': { name: 'Seluruh Indonesia', help: 'Tanpa batas jarak.' },
  'carrierService.en': inEnglish,
} satisfies WordsOf<'carrierService'>;

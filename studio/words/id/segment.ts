import type { WordsOf } from '../words';
import { inEnglish, internalName } from './shared/common';

export const segment = {
  segment: { name: 'Blok', help: 'Satu blok berjudul dengan kartu atau teks.' },
  'segment.view_uid': internalName,
  'segment.category': { name: 'Isi blok', help: 'Menentukan yang tampil di blok ini.' },
  'segment.category=0': { name: 'Produk', help: 'Sampai 8 produk dari daftar produk yang dipilih.' },
  'segment.category=1': { name: 'Toko mitra', help: 'Sampai 8 toko dari daftar yang dipilih.' },
  'segment.category=2': { name: 'Aksi', help: 'Sampai 8 kartu yang membuka sesuatu.' },
  'segment.category=3': { name: 'Lokasi', help: 'Sampai 8 kartu lokasi dengan peta kecil.' },
  'segment.category=4': { name: 'Teks dan gambar', help: 'Teks dengan gambar dan tombol.' },
  'segment.title': { name: 'Judul blok', help: 'Tampil di atas kartu; paling panjang 80 huruf.' },
  'segment.hide_title': { name: 'Sembunyikan judul', help: 'Judul blok tidak tampil.' },
  'segment.color_background': { name: 'Latar blok', help: 'Warna di belakang seluruh blok.' },
  'segment.color_text': {
    name: 'Warna judul',
    help: 'Warna judul di atas latar blok; menyesuaikan bila sulit dibaca.',
  },
  'segment.content': { name: 'Isi teks', help: 'Untuk blok teks dan gambar; paling panjang 20.000 huruf.' },
  'segment.image': { name: 'Gambar', help: 'Untuk blok teks dan gambar.' },
  'segment.ctas': { name: 'Daftar aksi', help: 'Untuk blok aksi; 8 yang pertama tampil.' },
  'segment.metas': { name: 'Kartu dan sumber', help: 'Bentuk kartu, warnanya, dan asal isinya.' },
  'segment.metas.style': { name: 'Bentuk kartu', help: 'Cara kartu disusun; bawaannya kotak dua kolom.' },
  'segment.metas.style=0': { name: 'Kotak dua kolom', help: 'Dua kartu per baris; gambar blok teks di atas teksnya.' },
  'segment.metas.style=1': {
    name: 'Geser mendatar',
    help: 'Kartu digeser ke samping; gambar blok teks di samping teksnya.',
  },
  'segment.metas.colorText': {
    name: 'Warna judul cadangan',
    help: 'Dipakai di atas latar blok bila warna judul kosong.',
  },
  'segment.metas.color_button': {
    name: 'Warna tombol',
    help: 'Warna tombol di blok ini; bila kosong, warna tombol toko.',
  },
  'segment.metas.component': {
    name: 'Sumber isi',
    help: 'Bagian asal produk atau toko, yang juga dibuka oleh tombol atau judul blok.',
  },
  'segment.metas.maps': { name: 'Daftar lokasi', help: 'Untuk blok lokasi; 8 yang pertama tampil.' },
  'segment.en': inEnglish,
} satisfies WordsOf<'segment'>;

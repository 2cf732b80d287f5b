import type { WordsOf } from '../words';

export const theme = {
  theme: { name: 'Warna dan sudut', help: 'Yang berbeda dari tampilan dasar; yang kosong mengikuti tampilan dasar.' },
  'theme.color-background': {
    name: 'Latar halaman',
    help: 'Warna di belakang kartu; menyesuaikan bila teks jadi sulit dibaca.',
  },
  'theme.color-surface': { name: 'Kartu dan bilah', help: 'Warna kartu, lembar pilihan, dan bilah; bawaannya putih.' },
  'theme.color-text': { name: 'Teks utama', help: 'Warna tulisan; menyesuaikan bila sulit dibaca.' },
  'theme.color-text-muted': {
    name: 'Teks keterangan',
    help: 'Warna tulisan kecil dan keterangan; menyesuaikan bila sulit dibaca.',
  },
  'theme.color-border': { name: 'Garis', help: 'Warna garis pemisah dan tepi kartu.' },
  'theme.color-action': { name: 'Tombol dan tautan', help: 'Warna tombol dan tautan; bila kosong, warna bilah atas.' },
  'theme.color-price': { name: 'Harga', help: 'Warna harga; bila kosong, warna teks utama.' },
  'theme.color-sale': { name: 'Diskon dan peringatan', help: 'Warna diskon dan peringatan; bawaannya merah.' },
  'theme.radius-card': {
    name: 'Sudut kartu',
    help: 'Lengkung sudut kartu seperti 12px atau 1rem; bila kosong, menurut bentuk sudut.',
  },
  'theme.radius-control': {
    name: 'Sudut tombol',
    help: 'Lengkung sudut tombol dan isian seperti 8px; bila kosong, menurut bentuk sudut.',
  },
} satisfies WordsOf<'theme'>;

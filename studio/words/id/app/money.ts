import type { WordsOf } from '../../words';
import { inEnglish } from '../shared/common';

export const appMoney = {
  'app.balance_flag': { name: 'Dompet pelanggan', help: 'Pelanggan punya saldo yang bisa diisi dan dipakai membayar.' },
  'app.balance_show_header': {
    name: 'Saldo di bawah bilah atas',
    help: 'Pelanggan yang masuk melihat saldonya di setiap halaman, kecuali checkout dan chat.',
  },
  'app.customer_points_flag': {
    name: 'Poin pelanggan',
    help: 'Pesanan yang selesai mendapat poin menurut aturan poin.',
  },
  'app.points': { name: 'Aturan poin', help: 'Jumlah poin untuk setiap kelipatan belanja.' },
  'app.points.per_amount': {
    name: 'Kelipatan belanja',
    help: 'Setiap kelipatan penuh dari total pesanan mendapat poin, misalnya Rp10.000.',
  },
  'app.points.points': { name: 'Poin per kelipatan', help: 'Poin yang didapat dari satu kelipatan belanja.' },
  'app.rewards': { name: 'Hadiah poin', help: 'Saldo yang bisa ditukar dengan poin; paling banyak 50.' },
  'app.referral_flag': {
    name: 'Ajak teman',
    help: 'Pelanggan bisa mengajak teman dengan username sebagai kode referral.',
  },
  'app.referral': { name: 'Program ajak teman', help: 'Pesan, syarat, dan hadiah bagi pengajak dan temannya.' },
  'app.appmeta': {
    name: 'Saldo dan lokasi',
    help: 'Batas dan biaya saldo, pesanan berjalan, dan negara pencarian lokasi.',
  },
  'app.appmeta.balance_mode': {
    name: 'Jenis saldo',
    help: 'Saldo dalam rupiah atau Koin tanpa mata uang; bawaannya Saldo.',
  },
  'app.appmeta.balance_mode=open': { name: 'Saldo', help: 'Dalam rupiah, dan bisa ditarik ke rekening.' },
  'app.appmeta.balance_mode=close': { name: 'Koin', help: 'Tanpa mata uang, dan tidak bisa ditarik.' },
  'app.appmeta.show_active_order': {
    name: 'Pesanan berjalan',
    help: 'Pesanan yang belum selesai tampil di bawah bilah atas.',
  },
  'app.appmeta.balance_withdraw_note': {
    name: 'Catatan penarikan',
    help: 'Tampil di formulir tarik saldo; paling panjang 300 huruf.',
  },
  'app.appmeta.order_fee_withdraw': {
    name: 'Biaya penarikan',
    help: 'Untuk setiap penarikan saldo, dalam rupiah; bawaannya 0.',
  },
  'app.appmeta.order_fee_topup': {
    name: 'Biaya topup',
    help: 'Untuk setiap pengisian saldo, dalam rupiah; bawaannya 0.',
  },
  'app.appmeta.topup_min': {
    name: 'Topup minimal',
    help: 'Batas bawah sekali topup, dalam rupiah; bawaannya Rp10.000.',
  },
  'app.appmeta.topup_max': {
    name: 'Topup maksimal',
    help: 'Batas atas sekali topup, dalam rupiah; bawaannya Rp20.000.000.',
  },
  'app.appmeta.withdraw_min': {
    name: 'Penarikan minimal',
    help: 'Batas bawah sekali penarikan, dalam rupiah; bawaannya Rp10.000.',
  },
  'app.appmeta.withdraw_max': {
    name: 'Penarikan maksimal',
    help: 'Batas atas sekali penarikan, dalam rupiah; bawaannya Rp20.000.000.',
  },
  'app.appmeta.balance_password': {
    name: 'Minta password',
    help: 'Password akun diminta sebelum saldo dipakai atau ditarik; bawaannya ya.',
  },
  'app.appmeta.country_code': {
    name: 'Negara pencarian lokasi',
    help: 'Dua huruf kecil negara untuk saran lokasi, seperti sg; bawaannya Indonesia.',
  },
  'app.appmeta.en': inEnglish,
} satisfies Partial<WordsOf<'app'>>;

import type { WordsOf } from '../words';
import { inEnglish, internalName } from './shared/common';

export const paymentOption = {
  paymentOption: { name: 'Metode pembayaran', help: 'Satu cara pelanggan membayar.' },
  'paymentOption.id': internalName,
  'paymentOption.type': { name: 'Jenis pembayaran', help: 'Menentukan ke mana dan bagaimana pelanggan membayar.' },
  'paymentOption.type=0': { name: 'Ke platform', help: 'Pelanggan membayar ke platform lewat virtual account.' },
  'paymentOption.type=1': { name: 'Transfer ke penjual', help: 'Pelanggan mentransfer ke rekening penjual.' },
  'paymentOption.type=2': { name: 'Bayar di tempat', help: 'Pelanggan membayar saat menerima pesanan.' },
  'paymentOption.type=3': { name: 'Saldo', help: 'Dibayar dari dompet pelanggan; dompet pelanggan harus aktif.' },
  'paymentOption.type=4': { name: 'Layanan pembayaran', help: 'Dibayar lewat layanan pembayaran otomatis.' },
  'paymentOption.title': { name: 'Nama metode', help: 'Nama yang dipilih pelanggan; paling panjang 60 huruf.' },
  'paymentOption.info': {
    name: 'Keterangan singkat',
    help: 'Satu baris di bawah nama metode; paling panjang 120 huruf.',
  },
  'paymentOption.icon': { name: 'Ikon metode', help: 'Gambar persegi di samping nama metode.' },
  'paymentOption.detail': { name: 'Cara membayar', help: 'Petunjuk yang dibaca pelanggan setelah memesan.' },
  'paymentOption.admin_fee': {
    name: 'Biaya pembayaran',
    help: 'Ditambahkan ke total bila metode ini dipilih, dalam rupiah; bawaannya 0.',
  },
  'paymentOption.invoice_method': {
    name: 'Untuk membayar tagihan',
    help: 'Cara tagihan dibayar dengan metode ini; kosong bila tidak dipakai untuk tagihan.',
  },
  'paymentOption.invoice_method=0': {
    name: 'Dari saldo',
    help: 'Tagihan dibayar dari saldo; jenis pembayarannya Saldo.',
  },
  'paymentOption.invoice_method=1': {
    name: 'Transfer dengan bukti',
    help: 'Pelanggan mengirim bukti transfer; jenis pembayarannya Transfer ke penjual.',
  },
  'paymentOption.invoice_method=202': {
    name: 'Virtual account 1',
    help: 'Tagihan dibayar ke nomor virtual account lewat saluran 202.',
  },
  'paymentOption.invoice_method=203': {
    name: 'Virtual account 2',
    help: 'Tagihan dibayar ke nomor virtual account lewat saluran 203.',
  },
  'paymentOption.invoice_method=204': {
    name: 'Virtual account 3',
    help: 'Tagihan dibayar ke nomor virtual account lewat saluran 204.',
  },
  'paymentOption.invoice_method=205': {
    name: 'Virtual account 4',
    help: 'Tagihan dibayar ke nomor virtual account lewat saluran 205.',
  },
  'paymentOption.invoice_method=206': {
    name: 'Virtual account 5',
    help: 'Tagihan dibayar ke nomor virtual account lewat saluran 206.',
  },
  'paymentOption.invoice_method=209': { name: 'E-wallet', help: 'Tagihan dibayar dengan e-wallet.' },
  'paymentOption.va_prefix': {
    name: 'Awalan virtual account',
    help: '3 sampai 8 angka pertama; wajib untuk platform dan layanan pembayaran.',
  },
  'paymentOption.account': {
    name: 'Rekening penjual',
    help: 'Bank, nomor, dan pemilik rekening; wajib untuk transfer ke penjual.',
  },
  'paymentOption.cart_types': {
    name: 'Berlaku untuk',
    help: 'Yang bisa dibayar dengan metode ini; bawaannya barang dan beli langsung.',
  },
  'paymentOption.cart_types=0': { name: 'Barang', help: 'Pesanan barang dari keranjang.' },
  'paymentOption.cart_types=1': { name: 'Jasa', help: 'Pesanan jasa dan janji temu.' },
  'paymentOption.cart_types=3': { name: 'Perjalanan', help: 'Pesanan perjalanan dengan pengemudi.' },
  'paymentOption.cart_types=5': { name: 'Beli langsung', help: 'Produk digital, dan topup serta tagihan.' },
  'paymentOption.carrier_types': {
    name: 'Cara mengirim',
    help: 'Cara pengiriman yang cocok dengan metode ini; kosong berarti semua.',
  },
  'paymentOption.carrier_types=1': { name: 'Kurir instan', help: 'Barang yang diantar pengemudi.' },
  'paymentOption.carrier_types=2': { name: 'Tarif tetap', help: 'Kiriman dengan tarif tetap.' },
  'paymentOption.carrier_types=3': { name: 'Paket ekspedisi', help: 'Kiriman dengan paket ekspedisi.' },
  'paymentOption.en': inEnglish,
} satisfies WordsOf<'paymentOption'>;

import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';

export const voucher = {
  voucher: { name: 'Voucher', help: 'Potongan untuk produk yang menerima voucher, atau untuk ongkir.' },
  'voucher.code': { name: 'Kode voucher', help: 'Yang dimasukkan pelanggan; 3 sampai 30 huruf besar dan angka.' },
  'voucher.category': { name: 'Berlaku untuk', help: 'Yang dipotong voucher ini.' },
  'voucher.category=0': { name: 'Barang', help: 'Memotong harga barang.' },
  'voucher.category=1': { name: 'Ongkir', help: 'Memotong ongkos kirim.' },
  'voucher.category=2': { name: 'Barang dan ongkir', help: 'Memotong harga barang dan ongkos kirim.' },
  'voucher.category=3': { name: 'Jasa', help: 'Memotong harga jasa.' },
  'voucher.category=4': { name: 'Kurir', help: 'Memotong ongkos perjalanan.' },
  'voucher.category=5': { name: 'Digital', help: 'Memotong harga beli langsung, topup, dan tagihan.' },
  'voucher.type': { name: 'Jenis potongan', help: 'Jumlah tetap atau persen.' },
  'voucher.type=0': { name: 'Rupiah', help: 'Memotong jumlah tetap.' },
  'voucher.type=1': { name: 'Persen', help: 'Memotong sebagian, menurut persennya.' },
  'voucher.value': { name: 'Besar potongan', help: 'Dalam rupiah, atau persen sampai 100.' },
  'voucher.max_value': {
    name: 'Potongan maksimal',
    help: 'Batas potongan persen, dalam rupiah; 0 berarti tanpa batas.',
  },
  'voucher.min_price': {
    name: 'Minimal belanja',
    help: 'Subtotal paling kecil untuk memakainya, dalam rupiah; bawaannya 0.',
  },
  'voucher.quota': {
    name: 'Kuota',
    help: 'Berapa kali bisa dipakai oleh semua pelanggan; kosong berarti tanpa batas.',
  },
  'voucher.per_customer': {
    name: 'Kuota per pelanggan',
    help: 'Berapa kali setiap pelanggan bisa memakainya; 0 tanpa batas, bawaannya 1.',
  },
  'voucher.start_date': { name: 'Mulai berlaku', help: 'Hari pertama menurut WIB, seperti 2026-11-20.' },
  'voucher.end_date': { name: 'Berlaku sampai', help: 'Hari terakhir menurut WIB, seperti 2026-12-31.' },
  'voucher.partner': { name: 'Toko mitra', help: 'Hanya untuk produk toko mitra ini; kosong berarti seluruh toko.' },
  'voucher.cashback_flag': { name: 'Cashback', help: 'Potongan diberikan sebagai saldo setelah pesanan selesai.' },
  'voucher.note': {
    name: 'Keterangan voucher',
    help: 'Yang dibaca pelanggan tentang voucher ini; paling panjang 200 huruf.',
  },
  'voucher.en': inEnglish,
} satisfies WordsOf<'voucher'>;

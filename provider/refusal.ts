const words = {
  ADDRESS_INCOMPLETE: 'Harap lengkapi alamat',
  ADDRESS_MISSING: 'Harap mengisi alamat pengiriman',
  CARRIER_INVALID: 'Jasa pengiriman tidak tersedia',
  CART_EMPTY: 'Silahkan pilih produk yang mau dibeli',
  CITY_INVALID: 'Kota tidak berada di provinsi itu',
  CLOSED: 'Sedang tutup',
  CODE_EXPIRED: 'Kode sudah tidak berlaku. Minta kode baru',
  CODE_WRONG: 'Kode salah',
  DISTRICT_INVALID: 'Kecamatan tidak berada di kota itu',
  LIMIT_REACHED: 'Jumlah melebihi batas pembelian',
  LINE_GONE: 'Barang sudah tidak ada',
  NOT_PURCHASABLE: 'Barang tidak dapat dibeli',
  OLD_PASSWORD_WRONG: 'Password lama salah',
  PHONE_MISSING: 'Harap isi nomor telepon',
  PHONE_TAKEN: 'Nomor telepon sudah dipakai akun lain',
  SEVERAL_GROUPS: 'Pilih barang dari satu penjual saja',
  STOCK_SHORT: 'Stok belum tersedia',
  TOO_MANY_GUESSES: 'Terlalu banyak percobaan. Coba lagi nanti',
  VOUCHER_EXPIRED: 'Voucher sudah tidak berlaku',
  VOUCHER_MINIMUM: 'Belanja belum mencapai minimal untuk voucher ini',
  VOUCHER_NOT_APPLICABLE: 'Voucher tidak berlaku untuk pesanan ini',
  VOUCHER_UNKNOWN: 'Voucher tidak ditemukan',
  VOUCHER_USED: 'Voucher sudah pernah dipakai',
  VOUCHER_USED_UP: 'Voucher sudah habis',
  WRONG_CREDENTIALS: 'Akun atau password salah',
};

export type RefusalReason = keyof typeof words;

/** What a customer can act on; thrown so that a transaction that finds it is undone. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(readonly code: RefusalReason) {
    super(words[code]);
  }
}

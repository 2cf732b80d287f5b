import type { components } from '../__generated__/rest';
import type { components as studioComponents } from '../__generated__/studio';

export type RefusalReason = components['schemas']['RefusalCode'];

/** Why people of stores are refused. */
export type StaffRefusalReason = studioComponents['schemas']['StaffRefusalCode'];

type RefusedSchedule = studioComponents['schemas']['RefusedSchedule'];

const words: Readonly<Record<RefusalReason | StaffRefusalReason, string>> = {
  ACCOUNT_NUMBER_INVALID: 'Nomor rekening tidak valid',
  ADDRESSES_FULL: 'Alamat sudah penuh. Hapus salah satu dulu',
  ADDRESS_GONE: 'Alamat ini sudah dihapus',
  ADDRESS_INCOMPLETE: 'Harap lengkapi alamat',
  ADDRESS_MISSING: 'Harap mengisi alamat pengiriman',
  ALREADY_MEMBER: 'E-mail ini sudah menjadi anggota toko',
  AMOUNT_OUT_OF_LIMITS: 'Nominal di luar batas toko',
  BALANCE_SHORT: 'Saldo tidak cukup',
  BILLER_UNREACHABLE: 'Penyedia layanan tidak menjawab. Coba lagi nanti',
  BILL_EXPIRED: 'Tagihan ini perlu diperiksa lagi',
  BILL_GONE: 'Produk ini sudah tidak tersedia',
  BILL_NUMBER_INVALID: 'Nomor tidak valid',
  BILL_PAID: 'Tidak ada tagihan untuk nomor ini',
  BILL_REGION_MISSING: 'Internet pascabayar di isi terlebih dahulu',
  BILL_UNKNOWN: 'Nomor pelanggan tidak ditemukan',
  CARRIER_INVALID: 'Jasa pengiriman tidak tersedia',
  CARRIER_MISSING: 'Pilih tipe ekspedisi terlebih dahulu',
  CART_EMPTY: 'Silahkan pilih produk yang mau dibeli',
  CITY_INVALID: 'Kota tidak berada di provinsi itu',
  CLOSED: 'Toko sedang tutup',
  CLOSING_BALANCE: 'Tarik saldo dulu, atau relakan saldo dan poin yang tersisa',
  CLOSING_INVOICES: 'Pembayaran tagihan masih diproses. Tunggu sampai selesai, atau batalkan',
  CLOSING_ORDERS: 'Masih ada pesanan yang berjalan. Selesaikan atau batalkan dulu',
  CODE_EXPIRED: 'Kode sudah tidak berlaku. Minta kode baru',
  CODE_WRONG: 'Kode salah',
  DISTRICT_INVALID: 'Kecamatan tidak berada di kota itu',
  DRAFT_CANNOT_SELL: 'Dengan draf ini tidak ada yang bisa membeli. Lihat pemeriksaan penjualan',
  DRAFT_CHANGED: 'Draf ini baru saja berubah. Lihat lagi lalu terbitkan',
  DRAFT_HAS_ERRORS: 'Draf masih memiliki kesalahan',
  DRAFT_UNCHANGED: 'Draf belum memiliki perubahan',
  DRAFT_UNDECIDED: 'Pilih dulu isi untuk kolom yang diubah dua orang',
  DRAFT_VERSION_GONE: 'Perubahan ini terlalu lama. Muat ulang lalu ulangi',
  DROPSHIP_INVALID: 'Harap lengkapi nama dan nomor pengirim dropship',
  EMAIL_KNOWN: 'E-mail ini sudah punya akun. Masuk dulu untuk bergabung',
  EMAIL_TAKEN: 'E-mail sudah dipakai akun lain',
  FAVOURITES_FULL: 'Favorit sudah penuh. Hapus beberapa dulu',
  FORM_INVALID: 'Harap lengkapi semua field yang wajib diisi pada form.',
  INVITATIONS_FULL: 'Terlalu banyak undangan yang belum dijawab. Batalkan beberapa dulu',
  INVITATION_GONE: 'Undangan ini sudah tidak berlaku. Minta undangan baru',
  INVITATION_OF_ANOTHER: 'Undangan ini untuk e-mail lain',
  INVOICE_NOT_CANCELLABLE: 'Pembayaran tagihan ini tidak bisa dibatalkan',
  INVOICE_NOT_PAYABLE: 'Tagihan ini tidak menunggu pembayaran',
  LAST_OWNER: 'Toko harus punya setidaknya satu pemilik',
  LIMIT_REACHED: 'Jumlah melebihi batas pembelian',
  LINE_GONE: 'Barang sudah tidak ada',
  MESSAGE_EMPTY: 'Tulis pesan terlebih dahulu',
  MESSAGE_FLOOD: 'Terlalu banyak pesan. Coba lagi sebentar lagi',
  MINIMUM_ORDER: 'Belanja belum mencapai minimal pembelian',
  NOT_ALLOWED: 'Peranmu tidak mengizinkan ini',
  NOT_CANCELLABLE: 'Pesanan ini tidak bisa dibatalkan lagi',
  NOT_MOVABLE: 'Jadwal pesanan ini tidak bisa diubah lagi',
  NOT_PAYABLE: 'Pesanan ini tidak menunggu pembayaran',
  NOT_PURCHASABLE: 'Barang tidak dapat dibeli',
  NOT_RATEABLE: 'Pengemudi belum bisa dinilai',
  OLD_PASSWORD_WRONG: 'Password lama salah',
  PACKAGE_MISSING: 'Pilih Jasa Pengiriman terlebih dahulu',
  PASSWORD_NEEDED: 'Masukkan password untuk membayar dari saldo',
  PASSWORD_WRONG: 'Password salah',
  PAYMENT_INVALID: 'Pilih tipe pembayaran terlebih dahulu',
  PAYMENT_NOT_CHANGEABLE: 'Cara pembayaran pesanan ini tidak bisa diubah lagi',
  PHONE_MISSING: 'Harap isi nomor telepon',
  PHONE_TAKEN: 'Nomor telepon sudah dipakai akun lain',
  PHOTO_FORMAT: 'Format image harus jpg, jpeg, png',
  PHOTO_SIZE: 'Ukuran menu icon maksimal 1000x1000 pixel (1:1)',
  PICTURE_INVALID: 'Gambar harus berupa JPG, PNG, atau WebP',
  PICTURE_TOO_LARGE: 'Gambar terlalu besar',
  PICTURE_USED: 'Gambar ini masih dipakai. Ganti dulu di tempat gambar ini dipakai',
  PICTURES_FULL: 'Galeri toko sudah penuh. Hapus gambar yang tidak dipakai dulu',
  POINTS_SHORT: 'Poin tidak cukup',
  PREVIEWS_FULL: 'Terlalu banyak tautan pratinjau. Cabut beberapa dulu',
  PRICE_CHANGED: 'Harga telah berubah',
  PROOF_INVALID: 'Bukti harus berupa gambar JPG, PNG, atau WebP',
  PROOF_NOT_EXPECTED: 'Tagihan ini tidak menunggu bukti pembayaran',
  PROOF_TOO_LARGE: 'Gambar bukti terlalu besar',
  REFERRAL_CYCLE: 'Teman itu sudah memakai kode kamu',
  REFERRAL_SELF: 'Kode sendiri tidak bisa dipakai',
  REFERRAL_TWICE: 'Kamu sudah pernah memasukkan kode',
  REFERRAL_UNKNOWN: 'Kode referral tidak ditemukan',
  REVISION_CHANGED: 'Pesanan ini telah berubah',
  REVISION_TAKEN: 'Versi ini memakai id atau domain yang sekarang milik toko lain',
  REWARD_GONE: 'Hadiah sudah tidak tersedia',
  RIDE_NO_ROUTE: 'Rute tidak ditemukan',
  RIDE_OUTSIDE: 'Lokasi di luar area layanan',
  RIDE_QUOTE_EXPIRED: 'Ongkos ini perlu dihitung lagi',
  RIDE_SCHEDULE_INVALID: 'Waktu ini tidak tersedia',
  RIDE_SERVICE_INVALID: 'Layanan tambahan tidak valid',
  RIDE_TOO_FAR: 'Jarak terlalu jauh',
  ROUTER_UNREACHABLE: 'Terjadi kesalahan',
  SCHEDULES_FULL: 'Toko ini sudah memiliki 20 jadwal',
  SCHEDULE_BROKEN: 'Perubahan ini merusak perubahan yang sudah dijadwalkan. Batalkan dulu jadwalnya',
  SCHEDULE_CANNOT_SELL: 'Dengan perubahan ini tidak ada yang bisa membeli saat jadwal berlaku. Batalkan dulu jadwalnya',
  SCHEDULE_CHANGES_ID: 'Id dan domain toko tidak bisa dijadwalkan',
  SCHEDULE_ENDS_EARLY: 'Waktu selesai harus setelah waktu mulai',
  SCHEDULE_OVER: 'Jadwal ini sudah berjalan atau tidak ada',
  SCHEDULE_PAST: 'Waktu mulai harus di masa depan',
  SCHEDULE_TOO_FAR: 'Jadwal paling jauh satu tahun ke depan',
  SCOPES_MISSING: 'Pilih apa saja yang boleh diubah editor',
  SECOND_FACTOR_NEEDED: 'Peranmu mewajibkan kode dari aplikasi autentikator. Aktifkan dulu',
  SECOND_FACTOR_OFF: 'Kode dari aplikasi autentikator belum aktif',
  SECOND_FACTOR_ON: 'Kode dari aplikasi autentikator sudah aktif',
  SEVERAL_GROUPS: 'Pilih barang dari satu penjual saja',
  SLOT_INVALID: 'Jadwal itu tidak tersedia',
  SLOT_TAKEN: 'Jadwal itu baru saja dipesan orang lain',
  STOCK_SHORT: 'Stok belum tersedia',
  TOO_MANY_GUESSES: 'Terlalu banyak percobaan. Coba lagi nanti',
  USERNAME_INVALID: 'Username harus 3 sampai 30 huruf, angka, titik, atau garis bawah, diawali huruf',
  USERNAME_TAKEN: 'Username sudah dipakai akun lain',
  VISIT_ADDRESS_MISSING: 'Isi dulu alamat yang akan didatangi',
  VOUCHER_EXPIRED: 'Voucher sudah tidak berlaku',
  VOUCHER_MINIMUM: 'Belanja belum mencapai minimal untuk voucher ini',
  VOUCHER_NOT_APPLICABLE: 'Voucher tidak berlaku untuk pesanan ini',
  VOUCHER_NOT_BEGUN: 'Voucher belum mulai berlaku',
  VOUCHER_UNKNOWN: 'Voucher tidak ditemukan',
  VOUCHER_USED: 'Voucher sudah pernah dipakai',
  VOUCHER_USED_UP: 'Voucher sudah habis',
  WITHDRAW_CLOSED: 'Koin tidak bisa ditarik',
  WRONG_CREDENTIALS: 'Akun atau password salah',
};

/** A business rule that a customer, or a person of a store, can act on; thrown to roll back the transaction. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly code: RefusalReason | StaffRefusalReason,
    /** The current total, if the one sent is outdated. */
    readonly total: number | null = null,
    /** Replaces the usual texts if they have to state a fact. */
    private readonly texts?: { id: string; en: string },
    /** The scheduled change that it is about. */
    private readonly schedule?: RefusedSchedule,
  ) {
    super(texts?.id ?? words[code]);
  }

  /** The message in both languages; English replies use `en`. */
  get answer() {
    return {
      message: this.message,
      ...(this.texts && { en: { message: this.texts.en } }),
      ...(this.schedule && { schedule: this.schedule }),
    };
  }
}

import type { RefusalReason } from '../../provider/errors/refusal';

export interface RefusalRow {
  /** The provider's message. */
  provider: string;
  /** The page's own text. */
  id: string;
  en: string;
}

/** The table of refusals: for each code of the provider, the facade has a name and the pages have a text. */
export const refusalTable = {
  ACCOUNT_NUMBER_INVALID: {
    provider: 'Nomor rekening tidak valid',
    id: 'Nomor rekening atau nomor HP e-wallet tidak valid',
    en: 'The number of the account or e-wallet is not valid',
  },
  ADDRESSES_FULL: {
    provider: 'Alamat sudah penuh. Hapus salah satu dulu',
    id: 'Alamat sudah penuh. Hapus salah satu dulu',
    en: 'You have as many addresses as you can have. Delete one first',
  },
  ADDRESS_GONE: {
    provider: 'Alamat ini sudah dihapus',
    id: 'Alamat ini sudah dihapus',
    en: 'This address was deleted',
  },
  ADDRESS_INCOMPLETE: {
    provider: 'Harap lengkapi alamat',
    id: 'Alamat belum lengkap',
    en: 'The address is incomplete',
  },
  ADDRESS_MISSING: {
    provider: 'Harap mengisi alamat pengiriman',
    id: 'Harap mengisi alamat pengiriman',
    en: 'Please enter a delivery address',
  },
  AMOUNT_OUT_OF_LIMITS: {
    provider: 'Nominal di luar batas toko',
    id: 'Nominal di luar batas toko ini',
    en: 'The amount is outside this store’s limits',
  },
  BALANCE_SHORT: { provider: 'Saldo tidak cukup', id: 'Saldo kamu tidak cukup', en: 'Your balance is too low' },
  BILL_EXPIRED: {
    provider: 'Tagihan ini perlu diperiksa lagi',
    id: 'Periksa tagihan ini sekali lagi',
    en: 'Check this bill once more',
  },
  BILL_GONE: {
    provider: 'Produk ini sudah tidak tersedia',
    id: 'Produk ini sudah tidak tersedia',
    en: 'This is no longer available',
  },
  BILL_NUMBER_INVALID: { provider: 'Nomor tidak valid', id: 'Nomor tidak valid', en: 'The number is not valid' },
  BILL_PAID: {
    provider: 'Tidak ada tagihan untuk nomor ini',
    id: 'Tidak ada tagihan untuk nomor ini',
    en: 'There is nothing to pay for this number',
  },
  BILL_REGION_MISSING: {
    provider: 'Internet pascabayar di isi terlebih dahulu',
    id: 'Internet pascabayar di isi terlebih dahulu',
    en: 'Choose a region or provider first',
  },
  BILL_UNKNOWN: {
    provider: 'Nomor pelanggan tidak ditemukan',
    id: 'Nomor pelanggan tidak ditemukan',
    en: 'This customer number was not found',
  },
  BILLER_UNREACHABLE: {
    provider: 'Penyedia layanan tidak menjawab. Coba lagi nanti',
    id: 'Penyedia layanan tidak menjawab. Coba lagi nanti',
    en: 'The biller does not answer. Try again later',
  },
  CARRIER_INVALID: {
    provider: 'Jasa pengiriman tidak tersedia',
    id: 'Jasa pengiriman ini tidak tersedia lagi',
    en: 'This carrier is no longer available',
  },
  CARRIER_MISSING: {
    provider: 'Pilih tipe ekspedisi terlebih dahulu',
    id: 'Pilih tipe ekspedisi terlebih dahulu',
    en: 'Choose a delivery type first',
  },
  CART_EMPTY: {
    provider: 'Silahkan pilih produk yang mau dibeli',
    id: 'Belum ada produk yang mau dibeli',
    en: 'There is nothing to check out yet',
  },
  CITY_INVALID: {
    provider: 'Kota tidak berada di provinsi itu',
    id: 'Field Kota harus di isi dengan benar',
    en: 'Choose a valid city',
  },
  CLOSED: { provider: 'Toko sedang tutup', id: 'Toko sedang tutup', en: 'The shop is closed' },
  CLOSING_BALANCE: {
    provider: 'Tarik saldo dulu, atau relakan saldo dan poin yang tersisa',
    id: 'Saldo atau poinmu telah berubah. Tarik dulu, atau relakan yang tersisa',
    en: 'Your balance or points have changed. Withdraw them first, or give up what is left',
  },
  CLOSING_INVOICES: {
    provider: 'Pembayaran tagihan masih diproses. Tunggu sampai selesai, atau batalkan',
    id: 'Pembayaran tagihan masih diproses. Tunggu sampai selesai, atau batalkan',
    en: 'A payment of an invoice is under way. Wait until it is done, or cancel it',
  },
  CLOSING_ORDERS: {
    provider: 'Masih ada pesanan yang berjalan. Selesaikan atau batalkan dulu',
    id: 'Masih ada pesanan yang berjalan. Selesaikan atau batalkan dulu',
    en: 'An order is still under way. Complete or cancel it first',
  },
  CODE_EXPIRED: {
    provider: 'Kode sudah tidak berlaku. Minta kode baru',
    id: 'Kode sudah tidak berlaku. Kirim kode baru.',
    en: 'The code is no longer valid. Request a new one.',
  },
  CODE_WRONG: { provider: 'Kode salah', id: 'Kode salah.', en: 'The code is wrong.' },
  DISTRICT_INVALID: {
    provider: 'Kecamatan tidak berada di kota itu',
    id: 'Field Kecamatan harus di isi dengan benar',
    en: 'Choose a valid district',
  },
  DROPSHIP_INVALID: {
    provider: 'Harap lengkapi nama dan nomor pengirim dropship',
    id: 'Data dropship tidak valid',
    en: "The sender's details are invalid",
  },
  EMAIL_TAKEN: {
    provider: 'E-mail sudah dipakai akun lain',
    id: 'E-mail sudah dipakai akun lain',
    en: 'Another account has this e-mail',
  },
  FAVOURITES_FULL: {
    provider: 'Favorit sudah penuh. Hapus beberapa dulu',
    id: 'Favorit sudah penuh. Hapus beberapa dulu',
    en: 'Your favourites are full. Remove some first',
  },
  FORM_INVALID: {
    provider: 'Harap lengkapi semua field yang wajib diisi pada form.',
    id: 'Harap lengkapi semua field yang wajib diisi pada form.',
    en: 'Please fill in all required fields of the form.',
  },
  INVOICE_NOT_CANCELLABLE: {
    provider: 'Pembayaran tagihan ini tidak bisa dibatalkan',
    id: 'Pembayaran tagihan ini tidak bisa dibatalkan',
    en: 'The payment of this invoice cannot be cancelled',
  },
  INVOICE_NOT_PAYABLE: {
    provider: 'Tagihan ini tidak menunggu pembayaran',
    id: 'Tagihan ini tidak menunggu pembayaran',
    en: 'This invoice is not waiting for a payment',
  },
  LIMIT_REACHED: {
    provider: 'Jumlah melebihi batas pembelian',
    id: 'Jumlahnya melebihi batas pembelian',
    en: 'This is more than you can buy at once',
  },
  LINE_GONE: {
    provider: 'Barang sudah tidak ada',
    id: 'Ada barang yang tidak bisa dibeli lagi',
    en: 'Something in your order is no longer available',
  },
  MESSAGE_EMPTY: { provider: 'Tulis pesan terlebih dahulu', id: 'Tulis pesan dulu', en: 'Write a message first' },
  MESSAGE_FLOOD: {
    provider: 'Terlalu banyak pesan. Coba lagi sebentar lagi',
    id: 'Terlalu banyak pesan. Tunggu sebentar, lalu kirim lagi.',
    en: 'Too many messages. Wait a moment, then send again.',
  },
  MINIMUM_ORDER: {
    provider: 'Belanja belum mencapai minimal pembelian',
    id: 'Belum mencapai minimal pembelian',
    en: 'Below the minimum order',
  },
  NOT_CANCELLABLE: {
    provider: 'Pesanan ini tidak bisa dibatalkan lagi',
    id: 'Pesanan ini tidak bisa dibatalkan lagi',
    en: 'This order can no longer be cancelled',
  },
  NOT_MOVABLE: {
    provider: 'Jadwal pesanan ini tidak bisa diubah lagi',
    id: 'Jadwal pesanan ini tidak bisa diubah lagi',
    en: 'This booking can no longer be moved',
  },
  NOT_PAYABLE: {
    provider: 'Pesanan ini tidak menunggu pembayaran',
    id: 'Pesanan ini tidak perlu dibayar lagi',
    en: 'This order no longer needs to be paid',
  },
  NOT_PURCHASABLE: {
    provider: 'Barang tidak dapat dibeli',
    id: 'Ada barang yang tidak bisa dibeli lagi',
    en: 'Something in your order is no longer available',
  },
  OLD_PASSWORD_WRONG: { provider: 'Password lama salah', id: 'Password lama salah', en: 'The old password is wrong' },
  NOT_RATEABLE: {
    provider: 'Pengemudi belum bisa dinilai',
    id: 'Pengemudi ini tidak bisa dinilai lagi',
    en: 'This driver can no longer be rated',
  },
  PACKAGE_MISSING: {
    provider: 'Pilih Jasa Pengiriman terlebih dahulu',
    id: 'Pilih Jasa Pengiriman terlebih dahulu',
    en: 'Choose a carrier first',
  },
  PASSWORD_NEEDED: {
    provider: 'Masukkan password untuk membayar dari saldo',
    id: 'Masukkan password lagi untuk memakai saldo',
    en: 'Enter the password again to use the balance',
  },
  PAYMENT_INVALID: {
    provider: 'Pilih tipe pembayaran terlebih dahulu',
    id: 'Cara pembayaran ini tidak bisa dipakai',
    en: "This payment method can't be used",
  },
  PAYMENT_NOT_CHANGEABLE: {
    provider: 'Cara pembayaran pesanan ini tidak bisa diubah lagi',
    id: 'Cara pembayaran tidak bisa diubah lagi',
    en: 'The payment method can no longer be changed',
  },
  PASSWORD_WRONG: { provider: 'Password salah', id: 'Password salah', en: 'The password is wrong' },
  PHONE_MISSING: {
    provider: 'Harap isi nomor telepon',
    id: 'Isi nomor HP terlebih dahulu.',
    en: 'Enter a phone number first.',
  },
  PHONE_TAKEN: {
    provider: 'Nomor telepon sudah dipakai akun lain',
    id: 'Nomor HP ini sudah dipakai akun lain.',
    en: 'Another account uses this phone number.',
  },
  PHOTO_FORMAT: {
    provider: 'Format image harus jpg, jpeg, png',
    id: 'Format image harus jpg, jpeg, png',
    en: 'The photo must be a JPG, JPEG or PNG',
  },
  PHOTO_SIZE: {
    provider: 'Ukuran menu icon maksimal 1000x1000 pixel (1:1)',
    id: 'Ukuran menu icon maksimal 1000x1000 pixel (1:1)',
    en: 'The photo may have at most 1000x1000 pixels (1:1)',
  },
  PICTURE_INVALID: {
    provider: 'Gambar harus berupa JPG, PNG, atau WebP',
    id: 'Gambar harus berupa JPG atau PNG',
    en: 'The picture must be a JPG or PNG',
  },
  PICTURE_TOO_LARGE: {
    provider: 'Gambar terlalu besar',
    id: 'Gambar terlalu besar. Paling besar 5 MB dan 40 megapiksel.',
    en: 'The picture is too large. At most 5 MB and 40 megapixels.',
  },
  POINTS_SHORT: { provider: 'Poin tidak cukup', id: 'Poin kamu tidak cukup', en: "You don't have enough points" },
  PRICE_CHANGED: { provider: 'Harga telah berubah', id: 'Total berubah', en: 'The total has changed' },
  PROOF_INVALID: {
    provider: 'Bukti harus berupa gambar JPG, PNG, atau WebP',
    id: 'Bukti harus berupa gambar JPG, PNG, atau WebP',
    en: 'The proof must be a JPG, PNG or WebP picture',
  },
  PROOF_NOT_EXPECTED: {
    provider: 'Tagihan ini tidak menunggu bukti pembayaran',
    id: 'Tagihan ini tidak menunggu bukti pembayaran',
    en: 'This invoice is not waiting for a proof',
  },
  PROOF_TOO_LARGE: {
    provider: 'Gambar bukti terlalu besar',
    id: 'Gambar bukti terlalu besar. Paling besar 5 MB dan 40 megapiksel.',
    en: 'The picture is too large. At most 5 MB and 40 megapixels.',
  },
  REFERRAL_CYCLE: {
    provider: 'Teman itu sudah memakai kode kamu',
    id: 'Kode ini dari teman yang kamu ajak',
    en: "You can't use the code of a friend you referred",
  },
  REFERRAL_SELF: {
    provider: 'Kode sendiri tidak bisa dipakai',
    id: 'Kode kamu sendiri tidak bisa dipakai',
    en: "You can't use your own code",
  },
  REFERRAL_TWICE: {
    provider: 'Kamu sudah pernah memasukkan kode',
    id: 'Kamu sudah memasukkan kode teman',
    en: 'You have already entered a code',
  },
  REFERRAL_UNKNOWN: {
    provider: 'Kode referral tidak ditemukan',
    id: 'Kode referral tidak ditemukan',
    en: 'Code not found',
  },
  REVISION_CHANGED: {
    provider: 'Pesanan ini telah berubah',
    id: 'Pesanan sudah berubah. Periksa lagi.',
    en: 'The order has changed. Please check it again.',
  },
  REWARD_GONE: {
    provider: 'Hadiah sudah tidak tersedia',
    id: 'Hadiah ini tidak tersedia lagi',
    en: 'This reward is no longer available',
  },
  RIDE_NO_ROUTE: {
    provider: 'Rute tidak ditemukan',
    id: 'Rute tidak ditemukan. Pilih lokasi lain',
    en: 'No route was found. Choose another place',
  },
  RIDE_OUTSIDE: {
    provider: 'Lokasi di luar area layanan',
    id: 'Lokasi ini di luar area layanan',
    en: 'This place is outside the service area',
  },
  RIDE_QUOTE_EXPIRED: {
    provider: 'Ongkos ini perlu dihitung lagi',
    id: 'Ongkos ini sudah kedaluwarsa. Hitung sekali lagi',
    en: 'This fare has expired. Get a new one',
  },
  RIDE_SCHEDULE_INVALID: {
    provider: 'Waktu ini tidak tersedia',
    id: 'Waktu ini tidak tersedia. Pilih waktu lain',
    en: 'This time is not available. Choose another',
  },
  RIDE_SERVICE_INVALID: {
    provider: 'Layanan tambahan tidak valid',
    id: 'Periksa lagi layanan tambahannya',
    en: 'Check the extra services',
  },
  RIDE_TOO_FAR: {
    provider: 'Jarak terlalu jauh',
    id: 'Jaraknya terlalu jauh untuk layanan ini',
    en: 'The distance is too long for this service',
  },
  ROUTER_UNREACHABLE: {
    provider: 'Terjadi kesalahan',
    id: 'Rute belum bisa dihitung. Coba lagi',
    en: 'The route could not be worked out. Try again',
  },
  SEVERAL_GROUPS: {
    provider: 'Pilih barang dari satu penjual saja',
    id: 'Pilih barang dari satu penjual saja',
    en: 'Choose items from one seller only',
  },
  SLOT_INVALID: {
    provider: 'Jadwal itu tidak tersedia',
    id: 'Jadwal itu tidak tersedia. Pilih jadwal lain',
    en: 'This time is not available. Choose another',
  },
  SLOT_TAKEN: {
    provider: 'Jadwal itu baru saja dipesan orang lain',
    id: 'Jadwal itu baru saja dipesan orang lain. Pilih jadwal lain',
    en: 'Somebody else has just booked this time. Choose another',
  },
  STOCK_SHORT: { provider: 'Stok belum tersedia', id: 'Stok belum tersedia', en: 'Out of stock for now' },
  TOO_MANY_GUESSES: {
    provider: 'Terlalu banyak percobaan. Coba lagi nanti',
    id: 'Terlalu banyak percobaan. Coba lagi beberapa menit lagi.',
    en: 'Too many attempts. Try again in a few minutes.',
  },
  USERNAME_INVALID: {
    provider: 'Username harus 3 sampai 30 huruf, angka, titik, atau garis bawah, diawali huruf',
    id: 'Username harus 3–30 huruf, angka, titik, atau garis bawah, diawali huruf',
    en: 'A username has 3 to 30 letters, digits, dots or underscores, a letter first',
  },
  USERNAME_TAKEN: {
    provider: 'Username sudah dipakai akun lain',
    id: 'Username sudah dipakai akun lain',
    en: 'Another account has this username',
  },
  VISIT_ADDRESS_MISSING: {
    provider: 'Isi dulu alamat yang akan didatangi',
    id: 'Isi dulu alamat yang akan didatangi',
    en: 'First enter the address to come to',
  },
  VOUCHER_EXPIRED: {
    provider: 'Voucher sudah tidak berlaku',
    id: 'Voucher sudah tidak berlaku',
    en: 'The voucher has expired',
  },
  VOUCHER_MINIMUM: {
    provider: 'Belanja belum mencapai minimal untuk voucher ini',
    id: 'Belanja belum mencapai minimal voucher',
    en: "Your order is below the voucher's minimum",
  },
  VOUCHER_NOT_APPLICABLE: {
    provider: 'Voucher tidak berlaku untuk pesanan ini',
    id: 'Voucher tidak berlaku untuk belanja ini',
    en: "The voucher doesn't apply to this order",
  },
  VOUCHER_NOT_BEGUN: {
    provider: 'Voucher mulai berlaku 22 November 2026',
    id: 'Voucher belum mulai berlaku',
    en: 'The voucher has not begun yet',
  },
  VOUCHER_UNKNOWN: {
    provider: 'Voucher tidak ditemukan',
    id: 'Voucher tidak ditemukan',
    en: 'Voucher not found',
  },
  VOUCHER_USED: {
    provider: 'Voucher sudah pernah dipakai',
    id: 'Voucher sudah kamu pakai',
    en: 'You have already used this voucher',
  },
  VOUCHER_USED_UP: { provider: 'Voucher sudah habis', id: 'Voucher sudah habis', en: 'This voucher is fully redeemed' },
  WITHDRAW_CLOSED: {
    provider: 'Koin tidak bisa ditarik',
    id: 'Koin tidak bisa ditarik',
    en: "Koin can't be withdrawn",
  },
  WRONG_CREDENTIALS: {
    provider: 'Akun atau password salah',
    id: 'E-mail, username, nomor HP, atau password salah.',
    en: 'Wrong e-mail, username, phone number or password.',
  },
} satisfies Record<RefusalReason, RefusalRow>;

export const refusals = Object.entries(refusalTable) as [RefusalReason, RefusalRow][];

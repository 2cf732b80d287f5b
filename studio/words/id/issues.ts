import type { IssueCode } from '../../__generated__/issue-codes';

/** ICU messages: what is wrong, and what to do. */
export const issues = {
  MISSING_FIELD: '“{field}” belum ada; isi dulu.',
  UNKNOWN_FIELD: '“{name}” tidak dikenal di sini; hapus atau perbaiki namanya.',
  NOT_A_GROUP: 'Isi di sini tidak bisa dibaca; hapus, lalu isi lagi.',
  NOT_A_LIST: 'Di sini harus ada daftar; hapus isinya, lalu tambahkan lagi satu per satu.',
  NOT_A_TEXT: 'Di sini harus ada teks; tulis lagi.',
  NOT_A_NUMBER: 'Tulis angka.',
  NOT_A_WHOLE_NUMBER: 'Tulis bilangan bulat, tanpa koma.',
  NOT_A_CHOICE: 'Ini bukan salah satu pilihan; pilih dari yang tersedia.',
  WRONG_FORMAT: 'Cara menulisnya belum sesuai; ikuti petunjuk isian ini.',
  RESERVED_NAME: '“{value}” sudah dipakai sistem; pilih nama lain.',
  TOO_LOW: 'Angkanya terlalu kecil; tulis {limit, number} atau lebih.',
  TOO_HIGH: 'Angkanya terlalu besar; tulis {limit, number} atau kurang.',
  INVISIBLE_TEXT: 'Isinya hanya huruf yang tidak terlihat; tulis teks yang bisa dibaca.',
  TOO_SHORT: 'Teksnya terlalu pendek; tulis paling sedikit {limit} huruf.',
  TOO_LONG: 'Teksnya terlalu panjang; ringkas jadi paling banyak {limit} huruf.',
  TOO_FEW: 'Isinya kurang; tambah sampai ada {limit}.',
  TOO_MANY: 'Isinya terlalu banyak; kurangi sampai tinggal {limit}.',
  TWICE_IN_LIST: 'Ini dua kali ada di daftar; hapus salah satunya.',

  ALREADY_USED: '“{value}” sudah dipakai oleh {place}; pilih yang lain.',
  NEEDS_FIELD: 'Ini hanya berfungsi dengan “{field}”; isi juga.',
  NOT_CHOSEN: 'Ini belum membuka apa pun; pilih yang dibuka.',
  UNKNOWN_COMPONENT: 'Tidak ada bagian “{value}”; pilih bagian yang ada di toko.',
  NOT_A_PRODUCT_LIST: 'Bagian “{value}” bukan daftar produk; pilih bagian yang berupa daftar produk.',
  UNKNOWN_FORM: 'Tidak ada formulir “{value}”; pilih formulir yang ada di toko.',
  FORM_WITHOUT_PAGE: 'Tidak ada formulir “{value}” dengan halaman sendiri; pilih formulir yang punya judul.',
  DEAD_LINK: 'Tautan {link} membuka bagian yang tidak ada; perbaiki atau hapus.',
  UNKNOWN_ACTION: 'Tautan {link} membuka halaman yang tidak ada; pilih yang lain atau hapus.',
  TABS_WITHOUT_MENU:
    'Tata letak ini memakai tab, tetapi belum ada bagian di menu; tampilkan satu bagian di menu atau pilih tata letak lain.',
  STORE_TOO_LARGE:
    'Ukuran toko {kilobytes, number} kB, padahal paling besar {limit, number} kB; ringkas bagian ini, yang terbesar.',

  NOT_A_LINK: 'Ini bukan tautan; tulis alamat web seperti https://toko.example, atau pilih halaman toko.',
  NOT_A_PHONE: 'Ini bukan nomor telepon; tulis angka saja, boleh diawali tanda tambah.',
  NOT_AN_EMAIL: 'Ini bukan alamat email; tulis seperti halo@toko.example.',
  NOT_A_PROFILE: 'Ini bukan profil; tulis nama atau alamat webnya, tanpa spasi.',

  DAYS_REVERSED:
    'Pengiriman terlama {to} hari lebih singkat daripada yang tercepat {from} hari; perbaiki salah satunya.',
  NO_CARRIERS: 'Checkout meminta jasa pengiriman, tetapi belum ada satu pun; tambahkan atau matikan ini.',
  NO_CARRIER_SERVICES: 'Jasa pengiriman ini belum punya pilihan paket; tambahkan satu.',
  NO_LOCATION: 'Lokasi titik jemput belum lengkap; isi lintang dan bujurnya.',
  ONLY_FOR_RIDES: '“{field}” hanya untuk kurir instan; hapus atau ganti cara mengirim.',
  WRONG_INVOICE_METHOD: 'Ini tidak cocok dengan “{field}” yang dipilih; ganti salah satunya.',
  BALANCE_OFF: 'Ini hanya berfungsi dengan saldo pelanggan; nyalakan “{field}”.',

  NO_DURATION: 'Jam ini mulai dan berakhir pukul {time}; pilih jam akhir lain.',
  BROKEN_CONDITION: 'Syarat ini memakai jawaban yang tidak ada; pilih jawaban pertanyaan di atasnya.',
  NO_OPTIONS: 'Pertanyaan ini belum punya pilihan jawaban; tambahkan.',
  UNUSED_OPTIONS: 'Jenis pertanyaan ini tidak memakai pilihan jawaban; hapus pilihannya atau ganti jenisnya.',

  UNKNOWN_BILL_SERVICE: 'Tidak ada layanan tagihan “{value}”; pilih yang ada di toko, atau kosongkan.',
  NO_BILL_PRODUCTS: 'Layanan tagihan “{value}” belum punya pilihan nominal; tambahkan di sana.',
  POST_PAID_PRODUCTS:
    'Layanan tagihan “{value}” punya pilihan nominal, padahal tagihan pascabayar tidak memakainya; pilih yang lain.',
  PRE_PAID_REGIONS:
    'Layanan tagihan “{value}” punya wilayah, padahal hanya tagihan pascabayar memakainya; pilih yang lain.',
  UNKNOWN_BRAND:
    'Layanan tagihan “{value}” punya nominal dari “{brand}”, yang tidak cocok dengan nomor mana pun; perbaiki operatornya.',

  UNUSED_CARRIERS: 'Pelanggan tidak melihat jasa pengiriman ini; nyalakan “{field}” atau hapus.',
  UNKNOWN_CURRENCY: 'Mesin pencari tidak menampilkan harga, karena tidak mengenal “{value}”; isi “{field}”.',
  TEXT_TOO_LIGHT:
    'Kontras dengan bilah atas {ratio, number}:1, padahal perlu {limit, number}:1 agar terbaca; pilih warna lebih gelap.',
  TEXT_TOO_DARK:
    'Kontras dengan bilah atas {ratio, number}:1, padahal perlu {limit, number}:1 agar terbaca; pilih warna lebih terang.',

  UNKNOWN_ITEM: 'Tidak ada barang “{value}” di toko; pilih barang yang ada.',
  DEAD_ITEM_LINK: 'Tautan {link} membuka barang yang tidak ada di toko; pilih yang lain atau hapus.',
  OTHER_CODENAME: 'Nama di alamat toko ini tidak bisa diganti di sini; tulis lagi “{value}”.',
  TAKEN_ID: '“{value}” sudah dipakai toko lain; pilih yang lain.',
  TAKEN_DOMAIN: 'Domain “{value}” milik toko lain; hapus dari sini.',
} satisfies Readonly<Record<IssueCode, string>>;

import { contactSentence, htmlSections, type NamedStore, type Section } from './html-sections';

const indonesian = (store: NamedStore): readonly Section[] => [
  [
    'Tentang syarat ini',
    `Syarat ini berlaku saat kamu memakai toko online ${store.name}, membuat akun, dan memesan di sini. Dengan mendaftar atau memesan, kamu menyetujuinya.`,
  ],
  [
    'Akun',
    'Isi data yang benar dan jaga kata sandi serta kode verifikasimu. Jangan berikan kode itu kepada siapa pun, juga kepada orang yang mengaku dari toko.',
    'Kamu bisa keluar dari semua perangkat di halaman akun jika merasa akunmu dipakai orang lain.',
  ],
  [
    'Pesanan dan harga',
    'Harga, stok, ongkos kirim, dan biaya pembayaran yang berlaku adalah yang ditampilkan saat kamu memesan. Jika ada yang berubah sebelum pesanan dibuat, kamu diminta memeriksanya lagi.',
    'Penjual dapat menolak pesanan, misalnya karena barang habis. Alasannya ditampilkan di halaman pesanan.',
  ],
  [
    'Pembayaran',
    'Bayar dengan cara yang kamu pilih dan sebelum batas waktu yang ditampilkan. Pesanan yang tidak dibayar sampai batas waktu itu dapat dibatalkan.',
  ],
  [
    'Pengiriman, pembatalan, dan pengembalian',
    'Lama pengiriman adalah perkiraan dari jasa pengiriman. Pesanan dapat dibatalkan selama tombol pembatalan tersedia di halaman pesanan.',
    'Jika barang rusak, salah, atau tidak sampai, segera hubungi toko dengan nomor pesanan. Hakmu sebagai konsumen menurut hukum Indonesia tetap berlaku.',
  ],
  [
    'Isi toko',
    'Nama, gambar, dan teks di toko ini milik toko atau pemberi izinnya, dan tidak boleh dipakai ulang tanpa izin.',
  ],
  ['Kontak', contactSentence(store, 'id')],
];

const english = (store: NamedStore): readonly Section[] => [
  [
    'About these terms',
    `These terms apply when you use the online store of ${store.name}, make an account and order here. By registering or ordering you agree to them.`,
  ],
  [
    'Your account',
    'Give correct details, and keep your password and verification codes to yourself. Give a code to nobody, not even to somebody who claims to be from the store.',
    'On the account page you can sign out on all devices if you think that somebody else uses your account.',
  ],
  [
    'Orders and prices',
    'The prices, stock, delivery costs and payment fees that are shown when you order apply. If something changes before the order is made, you are asked to look at it again.',
    'The seller may reject an order, for example because an item is sold out. The reason is shown on the page of the order.',
  ],
  [
    'Payment',
    'Pay in the way that you chose, and before the time that is shown. An order that is not paid by then may be cancelled.',
  ],
  [
    'Delivery, cancellation and returns',
    'Delivery times are estimates of the carrier. An order can be cancelled for as long as its page offers it.',
    'If something is broken, wrong or does not arrive, contact the store soon, with the number of the order. Your rights as a consumer under Indonesian law stay untouched.',
  ],
  [
    'Content',
    'Names, pictures and texts of this store belong to the store or to those who gave it leave to use them, and may not be used again without permission.',
  ],
  ['Contact', contactSentence(store, 'en')],
];

export const defaultTerms = (store: NamedStore, locale: 'id' | 'en') =>
  htmlSections((locale === 'en' ? english : indonesian)(store));

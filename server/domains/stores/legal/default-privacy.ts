import { contactSentence, htmlSections, type NamedStore, type Section } from './html-sections';

const indonesian = (store: NamedStore): readonly Section[] => [
  [
    'Siapa yang mengolah datamu',
    `${store.name} mengolah data pribadimu di toko online ini, sesuai Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.`,
  ],
  [
    'Data yang diolah',
    'Data yang kamu isi: nama, e-mail, nomor HP, kata sandi (disimpan sebagai hash), alamat pengiriman, dan catatan pesanan.',
    'Data dari pemakaian: pesanan dan pembayaranmu, isi keranjang, halaman yang dilihat, dan nomor acak yang mengenali browser ini.',
    'Lokasimu hanya dipakai setelah kamu mengizinkannya atau memilih titik di peta, untuk menampilkan yang terdekat.',
  ],
  [
    'Untuk apa',
    'Untuk membuat dan menjaga akunmu, memproses, mengirim, dan menagih pesanan, mengirim kode verifikasi dan kabar pesanan, menjawab pertanyaanmu, mencegah penyalahgunaan, dan memenuhi kewajiban hukum.',
  ],
  [
    'Kepada siapa data diberikan',
    'Kepada penjual, jasa pengiriman, dan penyedia pembayaran, sebatas yang mereka perlukan untuk pesananmu, kepada penyedia layanan teknis yang menjalankan toko ini, dan kepada pihak berwenang jika hukum mewajibkannya.',
  ],
  [
    'Cookie dan penyimpanan browser',
    'Toko ini memakai cookie agar kamu tetap masuk dan untuk mengingat bahasamu, serta penyimpanan browser untuk isian yang belum selesai.',
  ],
  [
    'Berapa lama',
    'Data akun disimpan selama akunmu ada. Data pesanan dan pembayaran disimpan selama diperlukan untuk pesanan itu dan selama diwajibkan hukum.',
  ],
  [
    'Hakmu',
    'Kamu berhak mengetahui, memperbaiki, menghapus, dan mendapat salinan datamu, menarik persetujuanmu, dan menolak pengolahan tertentu. Sampaikan kepada toko melalui kontak di bawah.',
  ],
  ['Kontak', contactSentence(store, 'id')],
];

const english = (store: NamedStore): readonly Section[] => [
  [
    'Who processes your data',
    `${store.name} processes your personal data in this online store, under Indonesian Law 27 of 2022 on the Protection of Personal Data.`,
  ],
  [
    'Which data',
    'What you fill in: name, e-mail, phone number, password (kept as a hash), delivery address, and notes on orders.',
    'What comes with use: your orders and payments, what is in your cart, the pages that are seen, and a random number that recognises this browser.',
    'Your position is used only after you allow it or choose a point on the map, to show what is near.',
  ],
  [
    'What for',
    'To make and protect your account, to process, deliver and bill orders, to send verification codes and news of your orders, to answer you, to prevent abuse, and to meet legal duties.',
  ],
  [
    'Who receives data',
    'Sellers, carriers and payment providers, as far as they need it for your order; those who run this store technically; and authorities where the law demands it.',
  ],
  [
    'Cookies and browser storage',
    'This store uses cookies to keep you signed in and to remember your language, and browser storage for what you have not finished filling in.',
  ],
  [
    'How long',
    'Data of your account is kept for as long as the account exists. Data of orders and payments is kept for as long as the order needs it and the law demands it.',
  ],
  [
    'Your rights',
    'You may ask what is kept of you, have it corrected or deleted, receive a copy, withdraw your consent, and object to certain processing. Turn to the store by the contact below.',
  ],
  ['Contact', contactSentence(store, 'en')],
];

export const defaultPrivacy = (store: NamedStore, locale: 'id' | 'en') =>
  htmlSections((locale === 'en' ? english : indonesian)(store));

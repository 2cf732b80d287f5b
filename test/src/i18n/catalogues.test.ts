import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { missingValues } from '../../../src/i18n/translate';
import customerEnglish from '../../../src/i18n/customer/en.json';
import customerIndonesian from '../../../src/i18n/customer/id.json';
import notificationsEnglish from '../../../src/i18n/notifications/en.json';
import notificationsIndonesian from '../../../src/i18n/notifications/id.json';
import cartEnglish from '../../../src/i18n/cart/en.json';
import cartIndonesian from '../../../src/i18n/cart/id.json';
import loginEnglish from '../../../src/i18n/login/en.json';
import loginIndonesian from '../../../src/i18n/login/id.json';
import chatEnglish from '../../../src/i18n/chat/en.json';
import chatIndonesian from '../../../src/i18n/chat/id.json';
import closingEnglish from '../../../src/i18n/closing/en.json';
import closingIndonesian from '../../../src/i18n/closing/id.json';
import placesEnglish from '../../../src/i18n/places/en.json';
import placesIndonesian from '../../../src/i18n/places/id.json';
import shareEnglish from '../../../src/i18n/share/en.json';
import shareIndonesian from '../../../src/i18n/share/id.json';
import favouritesEnglish from '../../../src/i18n/favourites/en.json';
import favouritesIndonesian from '../../../src/i18n/favourites/id.json';
import moneyEnglish from '../../../src/i18n/money/en.json';
import moneyIndonesian from '../../../src/i18n/money/id.json';
import offlineEnglish from '../../../src/i18n/offline/en.json';
import offlineIndonesian from '../../../src/i18n/offline/id.json';
import addressesEnglish from '../../../src/i18n/addresses/en.json';
import profileEnglish from '../../../src/i18n/profile/en.json';
import addressesIndonesian from '../../../src/i18n/addresses/id.json';
import profileIndonesian from '../../../src/i18n/profile/id.json';
import servicesEnglish from '../../../src/i18n/services/en.json';
import servicesIndonesian from '../../../src/i18n/services/id.json';
import publicEnglish from '../../../src/i18n/en.json';
import publicIndonesian from '../../../src/i18n/id.json';

const english = {
  ...publicEnglish,
  ...customerEnglish,
  ...loginEnglish,
  ...cartEnglish,
  ...moneyEnglish,
  ...addressesEnglish,
  ...profileEnglish,
  ...offlineEnglish,
  ...closingEnglish,
  ...favouritesEnglish,
  ...servicesEnglish,
  ...chatEnglish,
  ...notificationsEnglish,
  ...placesEnglish,
  ...shareEnglish,
};
const indonesian = {
  ...publicIndonesian,
  ...customerIndonesian,
  ...loginIndonesian,
  ...cartIndonesian,
  ...moneyIndonesian,
  ...addressesIndonesian,
  ...profileIndonesian,
  ...offlineIndonesian,
  ...closingIndonesian,
  ...favouritesIndonesian,
  ...servicesIndonesian,
  ...chatIndonesian,
  ...notificationsIndonesian,
  ...placesIndonesian,
  ...shareIndonesian,
};
const keys = Object.keys(indonesian) as (keyof typeof indonesian)[];
const placeholders = (text: string) => [...new Set(missingValues(compileMessage(text)))].sort();

test.each([
  ['of every page', publicIndonesian, publicEnglish],
  ['of customers', customerIndonesian, customerEnglish],
  ['of signing in', loginIndonesian, loginEnglish],
  ['of the cart', cartIndonesian, cartEnglish],
  ['of money', moneyIndonesian, moneyEnglish],
  ['of addresses', addressesIndonesian, addressesEnglish],
  ['of the profile', profileIndonesian, profileEnglish],
  ['of closing an account', closingIndonesian, closingEnglish],
  ['of favourites', favouritesIndonesian, favouritesEnglish],
  ['of services', servicesIndonesian, servicesEnglish],
  ['of chats', chatIndonesian, chatEnglish],
  ['of notifications', notificationsIndonesian, notificationsEnglish],
  ['of places', placesIndonesian, placesEnglish],
  ['of sharing', shareIndonesian, shareEnglish],
])('the catalogues %s have the same keys, in order', (_whose, first, second) => {
  const names = Object.keys(first);
  expect(Object.keys(second)).toEqual(names);
  expect([...names].sort()).toEqual(names);
});

test('no key is in two catalogues', () => {
  const catalogues = [
    publicIndonesian,
    customerIndonesian,
    loginIndonesian,
    cartIndonesian,
    moneyIndonesian,
    addressesIndonesian,
    profileIndonesian,
    closingIndonesian,
    favouritesIndonesian,
    servicesIndonesian,
    chatIndonesian,
    notificationsIndonesian,
    placesIndonesian,
    shareIndonesian,
    offlineIndonesian,
  ];
  expect(keys).toHaveLength(catalogues.flatMap((catalogue) => Object.keys(catalogue)).length);
});

test.each(keys)('%s has a text with the same values in both languages', (key) => {
  expect(indonesian[key].trim()).not.toBe('');
  expect(english[key].trim()).not.toBe('');
  expect(placeholders(english[key])).toEqual(placeholders(indonesian[key]));
});

test.each(keys)('%s is named area.thing', (key) => {
  expect(key).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/);
});

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('__generated__'))
  .map((path) => readFileSync(join('src', path), 'utf8'))
  .join('\n');

test('every text is used', () => {
  expect(keys.filter((key) => !sources.includes(`'${key}'`))).toEqual([]);
});

/** Labels that people and tests search for, character by character. */
test.each([
  ['title.account', 'Akunku'],
  ['title.cart', 'Keranjang'],
  ['title.checkout', 'Checkout'],
  ['title.chat', 'Pesan'],
  ['title.invoice', 'Tagihan'],
  ['title.payment', 'Pembayaran'],
  ['title.profile', 'Ubah Profil'],
  ['title.settings', 'Pengaturan'],
  ['shell.account', 'Akun'],
  ['shell.sign-in', 'Masuk'],
  ['shell.near-me', 'Terdekat'],
  ['shell.share', 'Bagikan Link'],
  ['share.telegram', 'Telegram'],
  ['share.twitter', 'Twitter'],
  ['share.whatsapp', 'Whatsapp'],
  ['share.line', 'Line'],
  ['share.facebook', 'Facebook'],
  ['share.email', 'Email'],
  ['share.copied', 'Link berhasil dicopy!'],
  ['copy.done', 'Berhasil Copy'],
  ['website.prompt', 'Klik Tombol di bawah untuk masuk ke Website'],
  ['custom-html.android-only', 'Fitur hanya bisa digunakan pada Aplikasi Android'],
  ['custom-html.denied', 'Please allow location Permission.'],
  ['list.empty', 'Tidak ada Produk'],
  ['list.not-found', 'Produk tidak ditemukan'],
  ['list.failed', 'Gagal mengambil data produk.'],
  ['list.more', 'Muat Lagi'],
  ['action.more', 'Lainnya'],
  ['action.yes', 'YA'],
  ['action.no', 'BATAL'],
  ['logout.yes', 'YES'],
  ['logout.no', 'CANCEL'],
  ['settings.indonesian', 'Indonesia'],
  ['settings.english', 'Inggris'],
  ['item.closed', 'Tutup'],
  ['item.left', 'Sisa {count}'],
  ['item.buy', 'BELI'],
  ['item.buy-now', 'Beli Sekarang'],
  ['item.add-to-cart', 'Masukkan Keranjang'],
  ['bill.in-development', 'Halaman ini masih dalam pengembangan'],
  ['bill.sign-in', 'Kamu belum login untuk melakukan aksi ini'],
  ['logout.ask', 'Keluar dari akun ini ?'],
  ['logout.failed', 'Gagal Log out'],
  ['verify-email.title', 'E-mail belum terverifikasi.'],
  ['verify-email.ask', 'Kirim verifikasi E-mail?'],
  ['result.success', 'Berhasil'],
  ['result.failure', 'Gagal'],
  ['failure.title', 'Terjadi kesalahan'],
  ['account.profile', 'PROFIL'],
  ['account.purchases', 'PEMBELIAN'],
  ['account.invoices', 'Tagihan belum terbayar'],
  ['account.balance', 'Saldo'],
  ['strip.koin', 'Koin'],
  ['settings.basic', 'DASAR'],
  ['settings.password', 'UBAH PASSWORD'],
  ['cart.added', 'Success Masuk Keranjang'],
  ['cart.empty', 'Belum ada produk yang mau dibeli.'],
  ['checkout.dropship', 'DROPSHIP'],
  ['checkout.address', 'ALAMAT PENGIRIMAN'],
  ['checkout.lines', 'DETAIL BARANG'],
  ['checkout.carrier', 'DIKIRIM DENGAN'],
  ['checkout.note', 'CATATAN'],
  ['checkout.payment', 'PEMBAYARAN'],
  ['voucher.code', 'KODE VOUCHER'],
  ['checkout.summary', 'RINGKASAN BELANJA'],
  ['checkout.place', 'CHECK OUT'],
  ['voucher.enter', 'Input Voucher'],
  ['voucher.category-goods', '[Barang]'],
  ['voucher.category-delivery', '[Ongkir]'],
  ['voucher.category-goods-and-delivery', '[Produk+Ongkir]'],
  ['voucher.category-service', '[Jasa]'],
  ['voucher.category-courier', '[Kurir]'],
  ['voucher.category-digital', '[Digital]'],
  ['order.category-goods', 'Barang'],
  ['order.category-service', 'Jasa'],
  ['order.category-courier', 'Kurir'],
  ['order.category-called-service', 'Jasa Panggilan'],
  ['order.category-goods-and-courier', 'Barang dan Kurir'],
  ['order.category-digital', 'Digital'],
  ['order.category-bill', 'PPOB'],
  ['payment.see-order', 'Lihat Pesanan'],
  ['invoice.active', 'Tagihan aktif'],
  ['invoice.all', 'Semua tagihan'],
  ['invoice.due', 'Jatuh Tempo {date}'],
  ['referral.list', 'Daftar Referral Saya'],
  ['notification.unsupported', 'Browser tidak mendukung notifikasi.'],
  ['notification.blocked', 'Notifikasi telah diblokir. Silakan aktifkan izin notifikasi di pengaturan browser Anda.'],
] as const)('%s is "%s" in Indonesian', (key, label) => {
  expect(indonesian[key]).toBe(label);
});

/** Messages about failures and missing input. */
test.each([
  ['order.cancel-ask', 'Batalkan pesanan ini ?'],
  ['order.cancel-no', 'BATAL'],
  ['order.cancel-yes', 'YA'],
  ['checkout.failed', 'Gagal Melakukan Pemesanan'],
  ['cart.not-removed', 'Gagal Hapus: Terjadi kesalahan saat menghapus produk'],
  ['cart.removed', 'Berhasil Hapus'],
  ['cart.not-updated', 'Gagal Checkout'],
  ['cart.none-checked', 'Gagal Checkout: Silahkan pilih produk yang mau dibeli'],
  ['address.not-saved', 'Gagal mengubah Alamat'],
  ['address.saved', 'Berhasil mengubah Alamat'],
  ['address.provinces-failed', 'Gagal ambil data Provinsi'],
  ['address.cities-failed', 'Gagal ambil data Kota'],
  ['address.districts-failed', 'Gagal ambil data Kecamatan'],
  ['checkout.carriers-failed', 'Gagal ambil data Expedisi'],
  ['checkout.packages-failed', 'Gagal ambil data Paket Expedisi'],
  ['voucher.failed', 'Gagal ambil data Voucher'],
  ['voucher.code-missing', 'Mohon inputkan kode voucher'],
  ['voucher.copied', 'Berhasil menyalin Kode'],
  ['choice.no-stock', 'Stok belum tersedia'],
  ['choice.no-quantity', 'Harap isi Jumlah Stok'],
  ['choice.limit', 'Maksimal beli {limit} barang per transaksi'],
  ['checkout.minimum', 'Minimal pembelian untuk pemesanan adalah {amount}'],
] as const)('%s says "%s"', (key, text) => {
  expect(indonesian[key]).toBe(text);
});

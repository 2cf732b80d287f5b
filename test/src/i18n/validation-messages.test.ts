import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import customerEnglish from '../../../src/i18n/customer/en.json';
import customerIndonesian from '../../../src/i18n/customer/id.json';
import loginEnglish from '../../../src/i18n/login/en.json';
import loginIndonesian from '../../../src/i18n/login/id.json';
import chatEnglish from '../../../src/i18n/chat/en.json';
import chatIndonesian from '../../../src/i18n/chat/id.json';
import moneyEnglish from '../../../src/i18n/money/en.json';
import moneyIndonesian from '../../../src/i18n/money/id.json';
import closingEnglish from '../../../src/i18n/closing/en.json';
import closingIndonesian from '../../../src/i18n/closing/id.json';
import offlineEnglish from '../../../src/i18n/offline/en.json';
import offlineIndonesian from '../../../src/i18n/offline/id.json';
import addressesEnglish from '../../../src/i18n/addresses/en.json';
import profileEnglish from '../../../src/i18n/profile/en.json';
import addressesIndonesian from '../../../src/i18n/addresses/id.json';
import profileIndonesian from '../../../src/i18n/profile/id.json';
import servicesEnglish from '../../../src/i18n/services/en.json';
import servicesIndonesian from '../../../src/i18n/services/id.json';
import { regionTexts } from '../../../src/features/addresses/region-texts';
import { missingTexts } from '../../../src/features/checkout/sections/section';

const texts = {
  id: {
    ...customerIndonesian,
    ...loginIndonesian,
    ...moneyIndonesian,
    ...addressesIndonesian,
    ...profileIndonesian,
    ...offlineIndonesian,
    ...closingIndonesian,
    ...servicesIndonesian,
    ...chatIndonesian,
  },
  en: {
    ...customerEnglish,
    ...loginEnglish,
    ...moneyEnglish,
    ...addressesEnglish,
    ...profileEnglish,
    ...offlineEnglish,
    ...closingEnglish,
    ...servicesEnglish,
    ...chatEnglish,
  },
};

/** The exact messages of fields: of forms, of the regions of an address, and of the sections of a checkout. */
const fields = [
  [
    'login.identity-missing',
    'Silahkan isi E-mail, username, atau nomor HP',
    'Enter an e-mail, username or phone number',
  ],
  ['login.password-missing', 'Silahkan isi Password', 'Enter a password'],
  ['login.password-short', 'Password paling sedikit 8 karakter', 'Use at least 8 characters'],
  ['login.name-missing', 'Silahkan isi Nama', 'Enter your name'],
  ['login.email-missing', 'Silahkan isi Email', 'Enter an e-mail address'],
  ['login.email-wrong', 'E-mail tidak valid', 'Enter a valid e-mail address'],
  [
    'login.consent-missing',
    'Setujui syarat dan kebijakan privasi untuk mendaftar',
    'Agree to the terms and the privacy policy to register',
  ],
  ['form-line.too-long', 'Terlalu panjang. Tulis lebih singkat.', 'Too long. Please write less.'],
  ['code.incomplete', 'Isi 6 angka kode verifikasi', 'Enter the 6-digit code'],
  ['refusal.phone-missing', 'Isi nomor HP terlebih dahulu.', 'Enter a phone number first.'],
  ['settings.passwords-differ', 'Password Baru dan Konfirm Password Berbeda', "The new passwords don't match"],
  ['profile.email-missing', 'Silahkan isi Email', 'Enter an e-mail address'],
  ['profile.username-missing', 'Silahkan isi Username', 'Enter a username'],
  ['profile.name-missing', 'Silahkan isi Nama', 'Enter your name'],
  ['profile.phone-digits', 'No HP hanya mengandung angka saja.', 'A phone number has digits only.'],
  ['closing.reason-missing', 'Silahkan isi Alasan', 'Enter a reason'],
  ['closing.reason-long', 'Alasan paling panjang 200 huruf', 'Use at most 200 characters'],
  ['closing.give-up-missing', 'Setujui dulu untuk merelakan yang tersisa', 'Agree first to give up what is left'],
  ['address.name-missing', 'Field Nama harus di isi dengan benar', "Enter the recipient's name"],
  ['address.name-too-long', 'Nama terlalu panjang', 'The name is too long'],
  ['address.street-missing', 'Field Alamat harus di isi dengan benar', 'Enter the address'],
  ['address.street-too-long', 'Alamat terlalu panjang', 'The address is too long'],
  ['address.phone-missing', 'Field Nomor HP harus di isi dengan benar', 'Enter a phone number'],
] as const;
const regions = [
  ['address.province-wrong', 'Field Provinsi harus di isi dengan benar', 'Choose a valid province'],
  ['address.city-wrong', 'Field Kota harus di isi dengan benar', 'Choose a valid city'],
  ['address.district-wrong', 'Field Kecamatan harus di isi dengan benar', 'Choose a valid district'],
] as const;
const sections = [
  ['checkout.dropship-missing', 'Nama dan nomor HP pengirim harus diisi', "The sender's name and phone are required"],
  ['checkout.address-missing', 'Harap mengisi alamat pengiriman', 'Please enter a delivery address'],
  ['checkout.carrier-missing', 'Pilih tipe ekspedisi terlebih dahulu', 'Choose a delivery type first'],
  ['checkout.package-missing', 'Pilih Jasa Pengiriman terlebih dahulu', 'Choose a carrier first'],
  ['checkout.note-wrong', 'Input tidak valid', 'Invalid input'],
  ['checkout.payment-missing', 'Pilih tipe pembayaran terlebih dahulu', 'Choose a payment method first'],
  ['checkout.below-minimum', 'Belum mencapai minimal pembelian', 'Below the minimum order'],
] as const;

const money = [
  ['wallet.account-missing', 'Informasi Rekening Harus di isi', 'Enter the bank account details'],
  ['wallet.amount-missing', 'Nominal harus di isi', 'Enter an amount'],
  ['wallet.top-up-failed', 'Transaksi gagal coba kemabali', 'The transaction failed. Please try again.'],
  [
    'wallet.withdrawal-waits',
    'Mohon Menunggu Segera di Proses oleh admin withdraw',
    'Please wait. The admin will process your withdrawal soon.',
  ],
  ['referral.code-missing', 'Kode referral harus di isi', 'Enter a referral code'],
  ['referral.copied', 'Berhasil menyalin username', 'Username copied'],
] as const;

const bills = [
  ['refusal.bill-region-missing', 'Internet pascabayar di isi terlebih dahulu', 'Choose a region or provider first'],
  ['bill.option-missing', 'Pilih {name} yang akan di isi', 'Choose what to buy for {name}'],
  ['bill.inquire', 'PERIKSA TAGIHAN', 'CHECK BILL'],
] as const;

test.each([...fields, ...regions, ...sections, ...money, ...bills])(
  '%s is "%s" or "%s"',
  (key, indonesian, english) => {
    expect([texts.id[key], texts.en[key]]).toEqual([indonesian, english]);
  },
);

const keysOf = (rows: readonly (readonly [string, string, string])[]) => rows.map(([key]) => key).sort();

test('every form rule uses texts of the table', () => {
  const schemas = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join('src', path), 'utf8'))
    .filter((source) => source.includes("from 'yup'"))
    .join('\n');
  const said = schemas.matchAll(/\.(?:required|min|max|length|email|matches|oneOf)\([^;]*?'([a-z-]+\.[a-z-]+)'\)/g);
  expect([...new Set([...said].map(([, key]) => key))].sort()).toEqual(keysOf(fields));
});

test('every region and section uses texts of the table', () => {
  expect(
    Object.values(regionTexts)
      .map(({ invalid }) => invalid)
      .sort(),
  ).toEqual(keysOf(regions));
  expect(Object.values(missingTexts).sort()).toEqual(keysOf(sections));
});

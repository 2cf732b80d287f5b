export type CodePurpose = 'register' | 'phone' | 'email' | 'reset' | 'new_email';

export type CustomerLanguage = 'in' | 'en';

interface Texts {
  subject: string;
  body: string;
}

const code = {
  in: ({ store, code }: Values): Texts => ({
    subject: `Kode verifikasi ${store}`,
    body: `Kode kamu: ${code}\nBerlaku 5 menit. Jangan berikan kode ini kepada siapa pun.`,
  }),
  en: ({ store, code }: Values): Texts => ({
    subject: `Verification code of ${store}`,
    body: `Your code: ${code}\nIt is valid for 5 minutes. Do not share it with anybody.`,
  }),
};

const reset = {
  in: ({ store, code }: Values): Texts => ({
    subject: `Setel ulang kata sandi ${store}`,
    body: `Kode kamu: ${code}\nBerlaku 5 menit. Bila bukan kamu yang meminta, abaikan pesan ini.`,
  }),
  en: ({ store, code }: Values): Texts => ({
    subject: `Reset your password of ${store}`,
    body: `Your code: ${code}\nIt is valid for 5 minutes. Ignore this message if you did not ask for it.`,
  }),
};

const accountExists = {
  in: ({ store }: Values): Texts => ({
    subject: `Kamu sudah punya akun di ${store}`,
    body: 'Seseorang mendaftar dengan e-mail ini. Masuklah dengan akunmu, atau setel ulang kata sandi bila lupa.',
  }),
  en: ({ store }: Values): Texts => ({
    subject: `You already have an account at ${store}`,
    body: 'Somebody registered with this e-mail. Sign in with your account, or reset the password if you forgot it.',
  }),
};

interface Values {
  store: string;
  code: string;
}

interface Addressee extends Values {
  purpose: CodePurpose;
  hasAccount: boolean;
  language: CustomerLanguage;
}

/** A registration with an e-mail that already has an account gets a message that says so, without a code. */
export function codeMessage({ purpose, hasAccount, language, ...values }: Addressee): Texts {
  if (purpose === 'register' && hasAccount) return accountExists[language](values);
  return (purpose === 'reset' ? reset : code)[language](values);
}

export type Notice = { readonly [L in CustomerLanguage]: (store: string) => Texts };

/** Sent to the owner of an account after wrong passwords locked it. */
export const lockNotice: Notice = {
  in: (store) => ({
    subject: `Akunmu di ${store} dikunci 15 menit`,
    body: 'Kata sandi yang salah dimasukkan 5 kali, jadi akunmu tidak bisa dimasuki selama 15 menit, juga dengan kata sandi yang benar. Bila itu bukan kamu, pakailah kata sandi yang panjang dan tidak dipakai di tempat lain.',
  }),
  en: (store) => ({
    subject: `Your account at ${store} is locked for 15 minutes`,
    body: 'A wrong password was entered 5 times, so nobody can sign in to your account for 15 minutes, not even with the right password. If that was not you, use a long password that you use nowhere else.',
  }),
};

/** Sent to the previous e-mail of an account. */
export const newEmailNotice: Notice = {
  in: (store) => ({
    subject: `E-mail akunmu di ${store} diganti`,
    body: 'Akunmu sekarang memakai e-mail lain. Bila itu bukan kamu, segera hubungi toko.',
  }),
  en: (store) => ({
    subject: `The e-mail of your account at ${store} was changed`,
    body: 'Your account now has another e-mail. If that was not you, contact the store at once.',
  }),
};

export const newPasswordNotice: Notice = {
  in: (store) => ({
    subject: `Kata sandi akunmu di ${store} diganti`,
    body: 'Semua perangkat sudah dikeluarkan dan perlu masuk lagi. Bila itu bukan kamu, setel ulang kata sandi sekarang juga dan hubungi toko.',
  }),
  en: (store) => ({
    subject: `The password of your account at ${store} was changed`,
    body: 'All devices were signed out and have to sign in again. If that was not you, reset the password now and contact the store.',
  }),
};

export const newPhoneNotice: Notice = {
  in: (store) => ({
    subject: `Nomor HP akunmu di ${store} diganti`,
    body: 'Nomor HP yang lama tidak bisa lagi dipakai untuk masuk. Bila itu bukan kamu, ganti kata sandi dan hubungi toko.',
  }),
  en: (store) => ({
    subject: `The phone of your account at ${store} was changed`,
    body: 'The phone from before no longer signs in. If that was not you, change the password and contact the store.',
  }),
};

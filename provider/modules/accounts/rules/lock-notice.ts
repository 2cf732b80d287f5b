import type { CustomerLanguage } from '../../mail/queries/code-message';

interface Texts {
  subject: string;
  body: string;
}

/** What the owner of an account is told when wrong passwords have locked it. */
export const lockNotice: { readonly [L in CustomerLanguage]: (store: string) => Texts } = {
  in: (store) => ({
    subject: `Akunmu di ${store} dikunci 15 menit`,
    body: 'Kata sandi yang salah dimasukkan 5 kali, jadi akunmu tidak bisa dimasuki selama 15 menit, juga dengan kata sandi yang benar. Bila itu bukan kamu, pakailah kata sandi yang panjang dan tidak dipakai di tempat lain.',
  }),
  en: (store) => ({
    subject: `Your account at ${store} is locked for 15 minutes`,
    body: 'A wrong password was entered 5 times, so nobody can sign in to your account for 15 minutes, not even with the right password. If that was not you, use a long password that you use nowhere else.',
  }),
};

import type { Queryable } from '../../../database/database';
import { storeForMailTo } from '../queries/store-for-mail';
import type { Person, StaffLanguage } from '../queries/people';
import type { Role } from '../rights';
import type { StaffParts } from './staff-parts';

interface Texts {
  subject: string;
  body: string;
}

type Notice = { readonly [L in StaffLanguage]: Texts };

/** Sent after wrong passwords locked a person out. */
export const lockNotice: Notice = {
  in: {
    subject: 'Akun studiomu dikunci 15 menit',
    body: 'Kata sandi yang salah dimasukkan 5 kali, jadi akunmu tidak bisa dimasuki selama 15 menit, juga dengan kata sandi yang benar. Bila itu bukan kamu, pakailah kata sandi yang panjang dan tidak dipakai di tempat lain, dan aktifkan aplikasi autentikator.',
  },
  en: {
    subject: 'Your studio account is locked for 15 minutes',
    body: 'A wrong password was entered 5 times, so nobody can sign in to your account for 15 minutes, not even with the right password. If that was not you, use a long password that you use nowhere else, and turn on an authenticator app.',
  },
};

export const passwordNotice: Notice = {
  in: {
    subject: 'Kata sandi akun studiomu diganti',
    body: 'Semua perangkat lain sudah dikeluarkan. Bila itu bukan kamu, segera hubungi pemilik toko.',
  },
  en: {
    subject: 'The password of your studio account was changed',
    body: 'All other devices were signed out. If that was not you, contact the owner of the store at once.',
  },
};

export const secondFactorOffNotice: Notice = {
  in: {
    subject: 'Aplikasi autentikator dimatikan untuk akun studiomu',
    body: 'Kini kata sandi saja cukup untuk masuk. Bila itu bukan kamu, ganti kata sandi dan hubungi pemilik toko.',
  },
  en: {
    subject: 'The authenticator app was turned off for your studio account',
    body: 'The password alone is now enough to sign in. If that was not you, change the password and contact the owner of the store.',
  },
};

const roleNames: { readonly [L in StaffLanguage]: Readonly<Record<Role, string>> } = {
  in: { owner: 'pemilik', publisher: 'penerbit', editor: 'penyunting', viewer: 'pengamat' },
  en: { owner: 'owner', publisher: 'publisher', editor: 'editor', viewer: 'viewer' },
};

interface Offer {
  store: string;
  role: Role;
  link: string;
}

export const invitationMail: { readonly [L in StaffLanguage]: (offer: Offer) => Texts } = {
  in: ({ store, role, link }) => ({
    subject: `Undangan ke studio ${store}`,
    body: `Kamu diundang untuk ikut mengelola ${store} sebagai ${roleNames.in[role]}. Terima undangannya dalam 7 hari:\n${link}\nTautan ini hanya untukmu dan berlaku satu kali. Abaikan pesan ini bila kamu tidak mengenal tokonya.`,
  }),
  en: ({ store, role, link }) => ({
    subject: `Invitation to the studio of ${store}`,
    body: `You are invited to run ${store} together with others, as ${roleNames.en[role]}. Accept it within 7 days:\n${link}\nThis link is for you alone and works once. Ignore this message if you do not know the store.`,
  }),
};

/** Messages are of a store: the one that the person has belonged to longest. Does the same work for nobody. */
export async function sendNotice(
  { outbox }: Pick<StaffParts, 'outbox'>,
  transaction: Queryable,
  person: Pick<Person, 'id' | 'email' | 'language'> | null,
  notice: Notice,
) {
  const storeId = await storeForMailTo(transaction, person?.id ?? null);
  const message = {
    storeId: storeId ?? 0,
    customerId: null,
    channel: 'email',
    recipient: person?.email ?? '',
    ...notice[person?.language ?? 'in'],
  } as const;
  const send = notice === lockNotice ? outbox.sendOnceADay : outbox.send;
  await send(transaction, message, storeId !== null);
}

import type { ActionKind } from '../__generated__/gql/graphql';
import { formPath, searchPath } from '../routing/paths';
import { type ActionEntry, nothing } from './action-entry';
import { customerPage } from './customer-page';
import { customerSheet } from './customer-sheet';
import { email } from './email';
import { line } from './line';
import { logout } from './logout';
import { phone } from './phone';
import { publicPage } from './public-page';
import { socialProfile } from './social-profile';
import { website } from './website';
import { whatsapp } from './whatsapp';

const pageOf = (folder: string) => (uid: string) => (uid ? `${folder}/${encodeURIComponent(uid)}` : null);

const back: ActionEntry = { needsCustomer: false, target: () => ({ kind: 'back' }) };
const unknown: ActionEntry = { needsCustomer: false, target: () => nothing };

/** What each kind of action opens. A kind added to the schema without an entry fails the type check here. */
export const actions: { readonly [Kind in ActionKind]: ActionEntry } = Object.freeze({
  WHATSAPP: whatsapp,
  LINE: line,
  PHONE: phone,
  EMAIL: email,
  FACEBOOK: socialProfile('facebook.com', 'https://www.facebook.com/'),
  TWITTER: socialProfile('twitter.com', 'https://twitter.com/'),
  INSTAGRAM: socialProfile('instagram.com', 'https://www.instagram.com/'),
  WEBSITE: website,
  TOP_UP: customerSheet('top-up', '/akun/topup'),
  WITHDRAW: customerSheet('withdraw', '/akun/withdraw'),
  CHAT: customerPage(({ store }) => `/chat/0/0/1/${encodeURIComponent(store.id)}`),
  ITEM: publicPage(pageOf('/p')),
  NEAR_ME: publicPage((label) => (label ? `/nearme/${encodeURIComponent(label)}` : '/nearme')),
  CART: customerPage('/cart'),
  ACCOUNT: customerPage('/akun'),
  SEARCH: publicPage(searchPath),
  FORM: publicPage((name) => (name ? formPath(name) : null)),
  SHOPPING: customerPage('/akun/shopping'),
  CHECKOUT: customerPage('/checkout'),
  BALANCE: customerPage('/saldo'),
  MESSAGE_LIST: customerPage('/chat/0/0/0/0'),
  PROFILE: customerPage('/akun/profil'),
  SETTINGS: customerPage('/akun/pengaturan'),
  PASSWORD: customerPage('/akun/pengaturan/password'),
  REFERRAL: customerPage('/akun/referral'),
  REFERRAL_LIST: customerPage('/akun/referral_list'),
  BACK: back,
  LOGOUT: logout,
  CHANGE_POINTS: customerPage('/akun/change-point'),
  VERIFY_EMAIL: customerSheet('verify-email', '/akun/verifikasi-otp'),
  MENU: publicPage(pageOf('/m')),
  UNKNOWN: unknown,
});

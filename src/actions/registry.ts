import type { ActionKind } from '../__generated__/gql/graphql';
import {
  formPath,
  searchPath,
  chatPath,
  nearMePath,
  patterns,
  accountPath,
  cartPath,
  checkoutPath,
  emailVerificationPath,
  messagesPath,
  settingsPasswordPath,
  settingsPath,
  shoppingPath,
} from '../routing/paths';
import { type ActionEntry, nothing } from './action-entry';
import { customerPage, customerSheet, logout, publicPage } from './page-actions';
import { email, line, phone, socialProfile, website, whatsapp } from './contact-actions';
import { customerPaths } from '../routing/customer-paths';

const pageOf = (pattern: string) => (id: string) => (id ? pattern.replace(':slug', encodeURIComponent(id)) : null);

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
  TOP_UP: customerSheet('top-up', customerPaths.topUp),
  WITHDRAW: customerSheet('withdraw', customerPaths.withdraw),
  CHAT: customerPage(({ store }) => chatPath(store.id)),
  ITEM: publicPage(pageOf(patterns.item)),
  NEAR_ME: publicPage((label) => (label ? `${nearMePath}/${encodeURIComponent(label)}` : nearMePath)),
  CART: customerPage(cartPath),
  ACCOUNT: customerPage(accountPath),
  SEARCH: publicPage(searchPath),
  FORM: publicPage((name) => (name ? formPath(name) : null)),
  SHOPPING: customerPage(shoppingPath),
  CHECKOUT: customerPage(checkoutPath),
  BALANCE: customerPage(customerPaths.balance),
  MESSAGE_LIST: customerPage(messagesPath),
  PROFILE: customerPage(customerPaths.profile),
  SETTINGS: customerPage(settingsPath),
  PASSWORD: customerPage(settingsPasswordPath),
  REFERRAL: customerPage(customerPaths.referral),
  REFERRAL_LIST: customerPage(customerPaths.referrals),
  BACK: back,
  LOGOUT: logout,
  CHANGE_POINTS: customerPage(customerPaths.points),
  VERIFY_EMAIL: customerSheet('verify-email', emailVerificationPath),
  MENU: publicPage(pageOf(patterns.menu)),
  UNKNOWN: unknown,
});

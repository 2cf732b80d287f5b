import type { CompiledMessages, Locale } from './translate';

type Catalogues = { [L in Locale]?: CompiledMessages };
type Load = () => Promise<{ default: CompiledMessages }>;

const catalogues = {
  /** Texts that several pages of customers share: checkout, address, account. */
  customer: {
    id: () => import(/* webpackChunkName: "messages-customer-id" */ '../__generated__/messages/customer/id'),
    en: () => import(/* webpackChunkName: "messages-customer-en" */ '../__generated__/messages/customer/en'),
  },
  /** Signing in and registering. */
  login: {
    id: () => import(/* webpackChunkName: "messages-login-id" */ '../__generated__/messages/login/id'),
    en: () => import(/* webpackChunkName: "messages-login-en" */ '../__generated__/messages/login/en'),
  },
  cart: {
    id: () => import(/* webpackChunkName: "messages-cart-id" */ '../__generated__/messages/cart/id'),
    en: () => import(/* webpackChunkName: "messages-cart-en" */ '../__generated__/messages/cart/en'),
  },
  /** Purchases, vouchers, wallet, points, referral and invoices. */
  money: {
    id: () => import(/* webpackChunkName: "messages-money-id" */ '../__generated__/messages/money/id'),
    en: () => import(/* webpackChunkName: "messages-money-en" */ '../__generated__/messages/money/en'),
  },
  /** Booking services, ordering rides, and paying bills. */
  services: {
    id: () => import(/* webpackChunkName: "messages-services-id" */ '../__generated__/messages/services/id'),
    en: () => import(/* webpackChunkName: "messages-services-en" */ '../__generated__/messages/services/en'),
  },
  /** Notifications and their settings. */
  notifications: {
    id: () => import(/* webpackChunkName: "messages-notifications-id" */ '../__generated__/messages/notifications/id'),
    en: () => import(/* webpackChunkName: "messages-notifications-en" */ '../__generated__/messages/notifications/en'),
  },
  /** Chats with sellers. */
  chat: {
    id: () => import(/* webpackChunkName: "messages-chat-id" */ '../__generated__/messages/chat/id'),
    en: () => import(/* webpackChunkName: "messages-chat-en" */ '../__generated__/messages/chat/en'),
  },
  /** Favourites and recently viewed items. */
  favourites: {
    id: () => import(/* webpackChunkName: "messages-favourites-id" */ '../__generated__/messages/favourites/id'),
    en: () => import(/* webpackChunkName: "messages-favourites-en" */ '../__generated__/messages/favourites/en'),
  },
  /** Places on maps, items nearby, and the page of a ride. */
  places: {
    id: () => import(/* webpackChunkName: "messages-places-id" */ '../__generated__/messages/places/id'),
    en: () => import(/* webpackChunkName: "messages-places-en" */ '../__generated__/messages/places/en'),
  },
  share: {
    id: () => import(/* webpackChunkName: "messages-share-id" */ '../__generated__/messages/share/id'),
    en: () => import(/* webpackChunkName: "messages-share-en" */ '../__generated__/messages/share/en'),
  },
  /** Closing the account. */
  closing: {
    id: () => import(/* webpackChunkName: "messages-closing-id" */ '../__generated__/messages/closing/id'),
    en: () => import(/* webpackChunkName: "messages-closing-en" */ '../__generated__/messages/closing/en'),
  },
  offline: {
    id: () => import(/* webpackChunkName: "messages-offline-id" */ '../__generated__/messages/offline/id'),
    en: () => import(/* webpackChunkName: "messages-offline-en" */ '../__generated__/messages/offline/en'),
  },
  /** Saved addresses and the settings. */
  addresses: {
    id: () => import(/* webpackChunkName: "messages-addresses-id" */ '../__generated__/messages/addresses/id'),
    en: () => import(/* webpackChunkName: "messages-addresses-en" */ '../__generated__/messages/addresses/en'),
  },
  /** Changing and verifying the profile, the password, and the list of sessions. */
  profile: {
    id: () => import(/* webpackChunkName: "messages-profile-id" */ '../__generated__/messages/profile/id'),
    en: () => import(/* webpackChunkName: "messages-profile-en" */ '../__generated__/messages/profile/en'),
  },
} as const satisfies { readonly [name: string]: { readonly [L in Locale]: Load } };

export type MoreCatalogue = keyof typeof catalogues;

/** In a browser, only the language of its page; elsewhere, every language. */
const neededLocales = (): readonly Locale[] =>
  typeof document === 'undefined' ? ['id', 'en'] : [document.documentElement.lang === 'en' ? 'en' : 'id'];

/** Merges the texts of some catalogues, in addition to the one of every page. */
export async function loadMessages(names: readonly MoreCatalogue[]): Promise<Catalogues> {
  const loaded = await Promise.all(
    neededLocales().map(async (locale) => {
      const parts = await Promise.all(names.map(async (name) => (await catalogues[name][locale]()).default));
      return [locale, Object.assign({}, ...parts) as CompiledMessages] as const;
    }),
  );
  return Object.fromEntries(loaded);
}

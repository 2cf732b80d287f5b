import { isSoak } from '../support/programs/soak';
import cartEn from '../../src/i18n/cart/en.json';
import cartId from '../../src/i18n/cart/id.json';
import chatEn from '../../src/i18n/chat/en.json';
import chatId from '../../src/i18n/chat/id.json';
import customerEn from '../../src/i18n/customer/en.json';
import customerId from '../../src/i18n/customer/id.json';
import en from '../../src/i18n/en.json';
import id from '../../src/i18n/id.json';
import favouritesEn from '../../src/i18n/favourites/en.json';
import favouritesId from '../../src/i18n/favourites/id.json';
import loginEn from '../../src/i18n/login/en.json';
import loginId from '../../src/i18n/login/id.json';
import moneyEn from '../../src/i18n/money/en.json';
import moneyId from '../../src/i18n/money/id.json';
import closingEn from '../../src/i18n/closing/en.json';
import closingId from '../../src/i18n/closing/id.json';
import notificationsEn from '../../src/i18n/notifications/en.json';
import notificationsId from '../../src/i18n/notifications/id.json';
import addressesEn from '../../src/i18n/addresses/en.json';
import profileEn from '../../src/i18n/profile/en.json';
import addressesId from '../../src/i18n/addresses/id.json';
import profileId from '../../src/i18n/profile/id.json';
import placesEn from '../../src/i18n/places/en.json';
import placesId from '../../src/i18n/places/id.json';
import shareEn from '../../src/i18n/share/en.json';
import shareId from '../../src/i18n/share/id.json';
import servicesEn from '../../src/i18n/services/en.json';
import servicesId from '../../src/i18n/services/id.json';

/** The texts of all visitors. */
export const messages = {
  id: { ...id, ...placesId, ...shareId },
  en: { ...en, ...placesEn, ...shareEn },
};

export type Language = keyof typeof messages;

/** The texts of customers only, including sign-in, cart and orders. */
export const customerMessages = {
  id: { ...customerId, ...loginId, ...cartId, ...moneyId },
  en: { ...customerEn, ...loginEn, ...cartEn, ...moneyEn },
};

/** The texts of purchases, wallet, points, referral and invoices. */
export const moneyMessages = { id: moneyId, en: moneyEn };

/** The texts of chats. */
export const chatMessages = { id: chatId, en: chatEn };

/** The texts of notifications. */
export const notificationMessages = { id: notificationsId, en: notificationsEn };

/** The texts of saved addresses. */
export const addressMessages = { id: addressesId, en: addressesEn };
/** The texts of the profile form. */
export const profileMessages = { id: profileId, en: profileEn };

/** The texts of favourites and recently viewed items. */
export const favouriteMessages = { id: favouritesId, en: favouritesEn };

/** The texts of closing the account. */
export const closingMessages = { id: closingId, en: closingEn };

/** The texts of bookings, rides and bills. */
export const serviceMessages = { id: servicesId, en: servicesEn };

/** Each language, with the browser's locale. */
export const languages = [
  { language: 'id', locale: 'id-ID' },
  { language: 'en', locale: 'en-US' },
] as const;

/** The languages in which a file's journeys run: both in a soak, otherwise one. Other tests compare the texts. */
export const journeyLanguages = (inGate: Language) => languages.filter(({ language }) => isSoak || language === inGate);

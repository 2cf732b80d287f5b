import type { ComponentType } from 'react';
import { loadMessages, type MoreCatalogue } from '../i18n/more-messages';
import { MoreMessages } from '../i18n/use-messages';
import { lazyComponent, type Load } from '../lazy/lazy-component';

type LoadPart<Props> = Load<{ default: ComponentType<Props> }>;

function withTexts<Props extends object>(load: LoadPart<Props>, names: readonly MoreCatalogue[]) {
  const loadWithTexts = async () => {
    const [{ default: Screen }, catalogues] = await Promise.all([load(), loadMessages(names)]);
    return {
      default: (props: Props) => (
        <MoreMessages catalogues={catalogues}>
          <Screen {...props} />
        </MoreMessages>
      ),
    };
  };
  return lazyComponent<Props>(Object.assign(loadWithTexts, { module: load.module }));
}

/** Loads a lazy screen, sheet or part with the customers' texts. */
export const customerScreen = <Props extends object>(load: LoadPart<Props>) => withTexts(load, ['customer']);

/** The same, with the texts of signing in. */
export const loginScreen = <Props extends object>(load: LoadPart<Props>) => withTexts(load, ['customer', 'login']);

export const cartScreen = <Props extends object>(load: LoadPart<Props>) => withTexts(load, ['customer', 'cart']);

/** The same, with the texts of purchases, wallet, points, referral and invoices. */
export const moneyScreen = <Props extends object>(load: LoadPart<Props>) => withTexts(load, ['customer', 'money']);

/** The same, with the texts of bookings, rides and bills. */
export const serviceScreen = <Props extends object>(load: LoadPart<Props>) => withTexts(load, ['customer', 'services']);

/** The same, with the texts of chats. */
export const chatScreen = <Props extends object>(load: LoadPart<Props>) => withTexts(load, ['customer', 'chat']);

/** Loads a lazy part with the texts of favourites and recently viewed items, which need no customer. */
export const favouriteScreen = <Props extends object>(load: LoadPart<Props>) => withTexts(load, ['favourites']);

/** Loads a lazy part with the texts of maps and places, which need no customer. */
export const placeScreen = <Props extends object>(load: LoadPart<Props>) => withTexts(load, ['places']);

export const shareScreen = <Props extends object>(load: LoadPart<Props>) => withTexts(load, ['share']);

/** The same, with the texts of closing the account. */
export const closingScreen = <Props extends object>(load: LoadPart<Props>) => withTexts(load, ['customer', 'closing']);

export const offlineScreen = <Props extends object>(load: LoadPart<Props>) => withTexts(load, ['offline']);

/** The same, with the texts of the account and its profile. */
export const profileScreen = <Props extends object>(load: LoadPart<Props>) => withTexts(load, ['customer', 'profile']);

/** The same, with the texts of saved addresses and the settings. */
export const addressScreen = <Props extends object>(load: LoadPart<Props>) =>
  withTexts(load, ['customer', 'addresses']);

/** The same, with the texts of notifications. */
export const notificationScreen = <Props extends object>(load: LoadPart<Props>) =>
  withTexts(load, ['customer', 'notifications']);

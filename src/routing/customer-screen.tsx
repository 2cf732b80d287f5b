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

/** A lazy screen, sheet or part with texts in the customers' catalogue. */
export const customerScreen = <Props extends object>(load: LoadPart<Props>) => withTexts(load, ['customer']);

/** The same of signing in. */
export const loginScreen = <Props extends object>(load: LoadPart<Props>) => withTexts(load, ['customer', 'login']);

export const cartScreen = <Props extends object>(load: LoadPart<Props>) => withTexts(load, ['customer', 'cart']);

/** The same of purchases, wallet, points, referral or invoices. */
export const moneyScreen = <Props extends object>(load: LoadPart<Props>) => withTexts(load, ['customer', 'money']);

/** The same of bookings, rides and bills. */
export const serviceScreen = <Props extends object>(load: LoadPart<Props>) => withTexts(load, ['customer', 'services']);

/** The same of chats. */
export const chatScreen = <Props extends object>(load: LoadPart<Props>) => withTexts(load, ['customer', 'chat']);

/** A lazy part of favourites or recently viewed items: they need no customer. */
export const favouriteScreen = <Props extends object>(load: LoadPart<Props>) => withTexts(load, ['favourites']);

/** A lazy part with a map or places: it needs no customer. */
export const placeScreen = <Props extends object>(load: LoadPart<Props>) => withTexts(load, ['places']);

export const shareScreen = <Props extends object>(load: LoadPart<Props>) => withTexts(load, ['share']);

/** The same of closing the account. */
export const closingScreen = <Props extends object>(load: LoadPart<Props>) => withTexts(load, ['customer', 'closing']);

export const offlineScreen = <Props extends object>(load: LoadPart<Props>) => withTexts(load, ['offline']);

/** The same of the account and its profile. */
export const profileScreen = <Props extends object>(load: LoadPart<Props>) => withTexts(load, ['customer', 'profile']);

/** The same of saved addresses and the settings. */
export const addressScreen = <Props extends object>(load: LoadPart<Props>) =>
  withTexts(load, ['customer', 'addresses']);

/** The same of notifications. */
export const notificationScreen = <Props extends object>(load: LoadPart<Props>) =>
  withTexts(load, ['customer', 'notifications']);

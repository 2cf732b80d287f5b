import type { Locale } from '../../base/locale';
import type { StoreRecord } from '../../domains/stores/store-record';
import type { Rest } from '../../model/models';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { createPlaces } from './addresses';
import { type MadeUpLine, makeCart } from './cart';
import { createGoods } from './goods';
import { type MadeUpInvoice, makeInvoices } from './invoices';
import { createOffers } from './offers';
import { makeOrders } from './orders';
import { once } from './remember';
import { createTimes } from './times';
import { type MadeUpWallet, makeWallet } from './wallet';

export interface MadeUpOptions {
  /** Without a token, for the previewed revision. */
  readonly provider: ProviderCalls;
  readonly record: StoreRecord;
  readonly locale: Locale;
  /** In milliseconds. */
  readonly now: number;
}

function createBase({ provider, record, locale, now }: MadeUpOptions) {
  const goods = createGoods(provider, record);
  const offers = createOffers(provider, record);
  return {
    record,
    locale,
    times: createTimes(now),
    goods,
    places: createPlaces(provider, { goods, offers, locale }),
    offers,
  };
}

/** What everything else is made from. */
export type MadeUpBase = ReturnType<typeof createBase>;

/** What is made up for one request; each part is made when it is first asked for. */
export interface MadeUp extends MadeUpBase {
  /** The newest first. */
  readonly orders: () => Promise<readonly Rest['Order'][]>;
  readonly invoices: () => Promise<readonly MadeUpInvoice[]>;
  readonly wallet: () => Promise<MadeUpWallet>;
  readonly cart: () => Promise<readonly MadeUpLine[]>;
}

export function createMadeUp(options: MadeUpOptions): MadeUp {
  const base = createBase(options);
  const orders = once(() => makeOrders(base));
  const invoices = once(() => makeInvoices(base));
  const wallet = once(async () => {
    const [sent, referral] = await Promise.all([invoices(), base.offers.referral()]);
    return makeWallet(base, sent, referral);
  });
  return { ...base, orders, invoices, wallet, cart: once(() => makeCart(base)) };
}

import { PaymentKind, ItemType } from '../../__generated__/codes';
import { optionsFor } from '../../modules/carriers/rules';
import type { CatalogueItem } from '../../store-check/catalogue-item';
import type { FilledStore, StoredPaymentOption } from '../../store-check/store-document';
import { isOffered } from './sale-moment';
import { sellablesOf, type Shops, shopsOf } from './sellables';
import type { SellingStore } from './selling-store';
import type { Sellables } from '../walks/choose-item';
import type { PurchaseEnd } from '../walks/purchase';

export interface SoldItem {
  item: CatalogueItem;
  sellables: Sellables;
}

export interface SellContext extends SellingStore {
  app: FilledStore['app'];
  shops: Shops;
  /** What the store means to sell, by type. */
  soldOf: (type: ItemType) => readonly SoldItem[];
  /** Whether a customer can have a balance. */
  hasBalance: boolean;
  /** The ends of purchases that were walked, by the facts that guards read. */
  walked: Map<string, PurchaseEnd[]>;
  paid: Map<string, boolean>;
}

/** By a top-up, an exchange of points or a referral. Refunds and cashback follow what was paid otherwise. */
const canFillBalance = ({
  payment_options,
  customer_points_flag,
  rewards,
  referral_flag,
  referral,
}: SellContext['app']) =>
  optionsFor(payment_options, { cartType: ItemType.DIRECT_PURCHASE, isTopUp: true }).length > 0 ||
  (customer_points_flag === 1 && rewards.length > 0) ||
  (referral_flag === 1 && referral.referrer_reward + referral.friend_reward > 0);

export function createContext(selling: SellingStore): SellContext {
  const { items, store } = selling;
  const { app } = store;
  const shops = shopsOf(items);
  const all = items.map((item) => ({ item, sellables: sellablesOf(item, shops, app) }));
  const sold = all.filter(({ sellables: [first] }) => isOffered(first));
  return {
    ...selling,
    app,
    shops,
    soldOf: (type) => sold.filter(({ item }) => item.type === type),
    hasBalance: canFillBalance(app),
    walked: new Map(),
    paid: new Map(),
  };
}

export const paymentKindName = (kind: number) =>
  (Object.keys(PaymentKind) as (keyof typeof PaymentKind)[]).find((name) => PaymentKind[name] === kind) ?? 'API';

export const paymentOf = ({ id, type, admin_fee }: StoredPaymentOption) => ({
  id,
  kind: paymentKindName(type),
  fee: admin_fee,
});

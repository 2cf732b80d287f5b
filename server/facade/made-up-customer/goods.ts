import type { Rest } from '../../model/models';
import type { ProviderCalls } from '../../provider-client/provider-client';
import type { StoreRecord } from '../../domains/stores/store-record';
import { once, remember } from './remember';

/** Types of items that customers buy. */
export const itemType = { goods: 0, service: 1, ride: 3, directPurchase: 5 } as const;

const bought: readonly number[] = Object.values(itemType);
const shopType = 4;
const maxShops = 3;

type Found = Rest['FoundItem'] | Rest['Item'];

/** Something of the store that a customer may have bought: an item, or one of its variants. */
export interface Piece {
  readonly item: Found;
  readonly variant: { readonly id: string; readonly name: string } | null;
  readonly price: number;
  readonly image: string | null;
  /** How many can be bought. */
  readonly limit: number;
}

const whole = (item: Found): Piece => ({
  item,
  variant: null,
  price: item.price,
  image: item.image,
  limit: item.type === itemType.goods ? Math.max(1, item.max_qty) : 1,
});

type Variant = Rest['ItemDetail']['list_product_variant'][number];

export const pieceOfVariant = (item: Found, variant: Variant): Piece => ({
  item,
  variant: { id: variant.view_uid, name: variant.name },
  price: variant.new_price || variant.price,
  image: variant.image ?? item.image,
  limit: variant.quantity,
});

export interface Seller {
  /** Null for the store itself. */
  readonly id: string | null;
  readonly name: string;
  readonly picture: string | null;
  readonly address: string;
}

const isOnSale = ({ type, price, is_open, max_qty, use_variant }: Found) =>
  bought.includes(type) && price > 0 && is_open === 1 && (type !== itemType.goods || use_variant === 1 || max_qty > 0);

/** The store's own items, from which everything is made that the customer has bought or put into the cart. */
export function createGoods(provider: ProviderCalls, { store }: StoreRecord) {
  async function search(): Promise<Found[]> {
    const reply = await provider.searchList({ app_view_uid: store.id, page: 1 }, { orNull: true });
    const found = (reply?.data.data ?? []).filter(({ app_view_uid }) => app_view_uid === store.id);
    const onSale = found.filter(isOnSale);
    if (onSale.length > 0) return onSale;
    const shops = found.filter(({ type }) => type === shopType).slice(0, maxShops);
    const inShops = await Promise.all(
      shops.map(({ view_uid: id }) =>
        provider.listChildren({ id, codename: store.codename, page: 1 }, { orNull: true }),
      ),
    );
    return inShops
      .flatMap((children) => children?.data.lists.data ?? [])
      .filter((item) => item.app_view_uid === store.id && isOnSale(item));
  }

  const items = once(search);

  const find = remember(
    async (id: string): Promise<Rest['ItemDetail'] | null> =>
      (await provider.getItem({ view_uid: id, codename: store.codename }, { orNull: true }))?.data ?? null,
  );

  /** Null if every variant is sold out, or the item is gone. */
  async function piece(item: Found): Promise<Piece | null> {
    if (item.use_variant !== 1) return whole(item);
    const variant = (await find(item.view_uid))?.list_product_variant.find(({ quantity }) => quantity > 0);
    return variant ? pieceOfVariant(item, variant) : null;
  }

  /** At most `count` different items of the types, of one seller after the other. */
  async function ofTypes(types: readonly number[], count: number): Promise<Piece[]> {
    const fitting = (await items()).filter(({ type }) => types.includes(type));
    const unique = fitting.filter(({ view_uid: id }, at) => fitting.findIndex((one) => one.view_uid === id) === at);
    const sellers = [...new Set(unique.map(({ parent_view_uid }) => parent_view_uid))];
    const bySeller = sellers.flatMap((seller) => unique.filter((one) => one.parent_view_uid === seller));
    const pieces = await Promise.all(bySeller.slice(0, count).map(piece));
    return pieces.filter((one) => one !== null);
  }

  return {
    items,
    find,
    ofTypes,
    /** The name and picture of the store, or of the shop that sells the item. */
    async sellerOf({ parent_view_uid: shop, parent_name: name }: Found): Promise<Seller> {
      if (shop === null) return { id: null, name: store.name, picture: store.icon ?? null, address: '' };
      const found = await find(shop);
      return { id: shop, name, picture: found?.image ?? null, address: found?.address ?? '' };
    },
  };
}

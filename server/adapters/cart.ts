import type { CartLineInput, ChosenLineInput, Store } from '../__generated__/resolvers';
import type { ProviderCalls } from '../provider-client/provider-client';
import { path } from '../provider-client/provider-path';
import { found } from './found';
import { type GroupKey, groupKey } from './group-id';
import { isViewUid } from './ids';
import { mapCart } from './mapping/map-cart';
import { lineGone, mapRefusal } from './mapping/map-refusal';
import type { AddToCartModel, CartModel, CartResultModel, Rest } from './models';

export const createCart = (calls: ProviderCalls, { currency }: Store) => {
  const result = (reply: Rest['CartReply']): CartResultModel =>
    reply.success ? mapCart(reply.data, currency) : mapRefusal(reply);

  async function remove(key: { cart_uid: string } | GroupKey): Promise<CartResultModel> {
    const address = path`/api/v2/customer/cart/delete`;
    return result(found(await calls.delete('deleteFromCart', address, key), address));
  }

  return {
    async show(): Promise<CartModel> {
      const address = path`/api/v2/customer/cart/show`;
      return mapCart(found(await calls.get('showCart', address), address).data, currency);
    },

    async add(item: string, lines: readonly ChosenLineInput[]): Promise<AddToCartModel> {
      const address = path`/api/v2/customer/cart/add`;
      const own = lines.find(({ viewUid }) => viewUid === item);
      const variants = lines.filter((line) => line !== own);
      const reply = found(
        await calls.postForm('addToCart', address, {
          list_vuid: item,
          ...(own && { quantity: own.quantity }),
          ...(variants.length > 0 && {
            variants: JSON.stringify(variants.map(({ viewUid, quantity }) => ({ view_uid: viewUid, qty: quantity }))),
          }),
        }),
        address,
      );
      if (!reply.success || !reply.data) return mapRefusal(reply);
      const { cart_count, cart_unique_ids } = reply.data;
      return { __typename: 'AddedToCart', cartCount: cart_count, lines: cart_unique_ids };
    },

    async update(lines: readonly CartLineInput[]): Promise<CartResultModel> {
      const address = path`/api/v2/customer/cart/update`;
      const cart = JSON.stringify(
        lines.map(({ id, quantity, checked }) => ({ view_uid: id, qty: quantity, checked: checked ? 1 : 0 })),
      );
      return result(found(await calls.putForm('updateCart', address, { cart }), address));
    },

    remove: async (line: string): Promise<CartResultModel> => (isViewUid(line) ? remove({ cart_uid: line }) : lineGone),

    async removeGroup(group: string): Promise<CartResultModel> {
      const key = groupKey(group);
      return key ? remove(key) : lineGone;
    },
  };
};

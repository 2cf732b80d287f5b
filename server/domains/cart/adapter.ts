import type { ChosenLineInput, CartLineInput, Store } from '../../__generated__/resolvers';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { type GroupKey, groupKey, isViewUid } from '../../model/ids';
import { mapCart } from './mapping';
import { lineGone, mapRefusal } from '../../model/map-refusal';
import type { AddToCartModel, CartModel, CartResultModel, Rest } from '../../model/models';

/** Form fields for the chosen variants, or for a quantity of an item without variants. */
export function chosenPieces(item: string, lines: readonly ChosenLineInput[]) {
  const own = lines.find(({ id }) => id === item);
  const variants = lines.filter((line) => line !== own);
  return {
    list_vuid: item,
    ...(own && { quantity: own.quantity }),
    ...(variants.length > 0 && {
      variants: JSON.stringify(variants.map(({ id, quantity }) => ({ view_uid: id, qty: quantity }))),
    }),
  };
}

export const createCart = (provider: ProviderCalls, { currency }: Store) => {
  const result = (reply: Rest['CartReply']): CartResultModel =>
    reply.success ? mapCart(reply.data, currency) : mapRefusal(reply);

  async function remove(key: { cart_uid: string } | GroupKey): Promise<CartResultModel> {
    return result(await provider.deleteFromCart(key));
  }

  return {
    async show(): Promise<CartModel> {
      return mapCart((await provider.showCart()).data, currency);
    },

    async add(
      item: string,
      lines: readonly ChosenLineInput[],
      idempotencyKey?: string | null,
    ): Promise<AddToCartModel> {
      const attempt = idempotencyKey ? { session_code: idempotencyKey } : {};
      const reply = await provider.addToCart({ ...chosenPieces(item, lines), ...attempt });
      if (!reply.success || !reply.data) return mapRefusal(reply);
      const { cart_count, cart_unique_ids } = reply.data;
      return { __typename: 'AddedToCart', cartCount: cart_count, lines: cart_unique_ids };
    },

    async update(lines: readonly CartLineInput[]): Promise<CartResultModel> {
      const cart = JSON.stringify(
        lines.map(({ id, quantity, checked }) => ({ view_uid: id, qty: quantity, checked: checked ? 1 : 0 })),
      );
      return result(await provider.updateCart({ cart }));
    },

    remove: async (line: string): Promise<CartResultModel> => (isViewUid(line) ? remove({ cart_uid: line }) : lineGone),

    async removeGroup(group: string): Promise<CartResultModel> {
      const key = groupKey(group);
      return key ? remove(key) : lineGone;
    },
  };
};

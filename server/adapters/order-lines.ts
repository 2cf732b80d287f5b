import type { OrderLineInput } from '../__generated__/resolvers';
import type { ProviderCalls } from '../provider-client/provider-client';
import { path } from '../provider-client/provider-path';
import { found } from './found';
import { lineGone, mapRefusal } from './mapping/map-refusal';
import type { RefusalModel, Rest } from './models';

type Known = Pick<Rest['CartItem'], 'variant_view_uid' | 'type' | 'currency' | 'title' | 'image' | 'weight'>;

/** A line as the provider takes it: what the customer saw of it, beside what the provider itself says of it. */
const written = ({ id, quantity, price }: OrderLineInput, known: Known) => ({
  view_uid: id,
  qty: quantity,
  price,
  variant_view_uid: known.variant_view_uid,
  type: known.type,
  currency: known.currency,
  title: known.title,
  image: known.image,
  weight: known.weight,
});

/** The lines of an order, by the cart of now; one line that is in no cart is an item that is bought directly. */
export async function orderLines(
  calls: ProviderCalls,
  lines: readonly OrderLineInput[],
): Promise<{ readonly cart: string } | RefusalModel> {
  const cartPath = path`/api/v2/customer/cart/show`;
  const { data } = found(await calls.get('showCart', cartPath), cartPath);
  const inCart = new Map(data.cart_headers.flatMap(({ items }) => items.map((item) => [item.cart_unique_id, item])));
  const known = lines.flatMap((line) => {
    const item = inCart.get(line.id);
    return item ? [written(line, item)] : [];
  });
  if (known.length === lines.length) return { cart: JSON.stringify(known) };
  const [direct, ...others] = lines;
  if (!direct || others.length > 0) return lineGone;
  return directLine(calls, direct);
}

async function directLine(calls: ProviderCalls, line: OrderLineInput) {
  const address = path`/api/v2/customer/cart/checkout`;
  const fields = { list_vuid: line.id, quantity: line.quantity };
  const reply = await calls.postForm('prepareCheckout', address, fields);
  if (reply && !reply.success) return mapRefusal(reply);
  const item = reply?.data?.items.find(({ list_view_uid }) => list_view_uid === line.id);
  return item ? { cart: JSON.stringify([written(line, item)]) } : lineGone;
}

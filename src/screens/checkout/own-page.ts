import type { CheckoutScreenQuery } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import { itemPath } from '../../routing/paths';

/** The page of goods under the address of a payment, where only what needs no cart is paid; null for all else. */
export function goodsPageOf({ customer }: CheckoutScreenQuery): string | null {
  const checkout = customer?.checkout;
  if (checkout?.__typename !== 'Checkout' || checkout.kind !== 'GOODS') return null;
  const [line] = checkout.lines.map((masked) => readFragment(masked));
  return line ? itemPath({ title: line.title, id: line.item.id }) : null;
}

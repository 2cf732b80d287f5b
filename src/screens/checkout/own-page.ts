import type { CheckoutScreenQuery } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import { itemPath } from '../../routing/paths';

/** The item's own page for goods, because this payment page is only for items that need no cart; otherwise null. */
export function goodsPageOf({ customer }: CheckoutScreenQuery): string | null {
  const checkout = customer?.checkout;
  if (checkout?.__typename !== 'Checkout' || checkout.kind !== 'GOODS') return null;
  const [line] = checkout.lines.map((masked) => readFragment(masked));
  return line ? itemPath({ title: line.title, id: line.item.id }) : null;
}

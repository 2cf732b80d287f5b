import type { Choice, Submitted } from '../../../machines/item-choice';
import { AddToCartDocument } from '../../__generated__/documents/add-to-cart';
import { CheckoutScreenDocument } from '../../__generated__/documents/checkout-screen';
import type { Execute } from '../../api/execute';
import type { PageData } from '../../api/page-data';
import { LoadError, unwrap } from '../../api/unwrap';
import { announceCart } from '../cart/cart-elsewhere';

/** Puts a choice into the cart, or asks for the checkout of it alone, which leaves the cart as it is. */
export function createSubmit(execute: Execute, pageData: PageData, codename: string) {
  async function prepareCheckout(item: string, chosen: Choice['lines']): Promise<Submitted> {
    const variables = { item, lines: chosen.map(({ id, quantity }) => ({ id, quantity })) };
    const data = unwrap(await execute(CheckoutScreenDocument, variables));
    if (!data.customer) throw new LoadError('SIGNED_OUT');
    if (data.checkout?.__typename === 'Refusal') return { kind: 'refused', refusal: data.checkout };
    // The checkout that is gone to begins with it.
    pageData.replace(CheckoutScreenDocument, variables, data);
    return { kind: 'checkout' };
  }

  return async ({ item, intent, lines }: Choice): Promise<Submitted> => {
    if (intent === 'buy') return prepareCheckout(item, lines);
    const { result } = unwrap(await execute(AddToCartDocument, { item, lines: [...lines] }));
    if (result.__typename === 'Refusal') return { kind: 'refused', refusal: result };
    announceCart(codename, Date.now());
    return { kind: 'cart' };
  };
}

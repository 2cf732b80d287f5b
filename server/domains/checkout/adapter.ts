import type { ChosenLineInput, Store } from '../../__generated__/resolvers';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { chosenPieces } from '../cart/adapter';
import { isViewUid } from '../../model/ids';
import { mapCheckout } from './mapping';
import type { CheckoutResultModel } from '../../model/models';

export const createCheckout = (provider: ProviderCalls, { currency }: Store) => ({
  async ofCart(): Promise<CheckoutResultModel> {
    return mapCheckout(await provider.prepareCheckout({}), currency);
  },

  /** Checkout of an item without the cart; null if the item does not exist. */
  async ofItem(item: string, lines: readonly ChosenLineInput[]): Promise<CheckoutResultModel | null> {
    if (!isViewUid(item)) return null;
    const reply = await provider.prepareCheckout(chosenPieces(item, lines), { orNull: true });
    return reply && mapCheckout(reply, currency);
  },
});

import { useEffect, useMemo } from 'react';
import { CheckoutScreenDocument } from '../../__generated__/documents/checkout-screen';
import type { CheckoutScreenQuery } from '../../__generated__/gql/graphql';
import { useStore } from '../../api/store-context';
import { usePageData } from '../../api/use-loaded';
import { keptCheckout } from '../../flows/checkout/kept-checkout';
import { useHydrated } from '../../renderers/use-hydrated';
import type { ScreenProps } from '../../routing/define-route';
import { CheckoutForm } from './checkout-form';
import { NothingToBuy } from './nothing-to-buy';

/** What is about to be bought, and everything that is asked for before it is. */
export default function CheckoutScreen({ data, params }: ScreenProps<CheckoutScreenQuery>) {
  const { codename } = useStore();
  const pageData = usePageData();
  const item = params.viewUid ?? null;
  const customer = data.customer?.viewUid ?? '';
  const hydrated = useHydrated();
  const keeper = useMemo(() => keptCheckout(codename, customer, item), [codename, customer, item]);
  const variables = useMemo(() => (item === null ? {} : { item, quantity: 1 }), [item]);
  // The cart may have changed when the customer comes back.
  useEffect(() => () => pageData.drop(CheckoutScreenDocument, variables), [pageData, variables]);
  const { checkout } = data;
  if (checkout?.__typename !== 'Checkout') return <NothingToBuy refusal={checkout} />;
  return (
    <CheckoutForm
      // The server's html knows of nothing that the browser has kept.
      key={String(hydrated)}
      checkout={checkout}
      item={item}
      keeper={hydrated ? keeper : null}
      variables={variables}
      // Written into the server's html, which this form is about to replace.
      onEarlyNote={(note) => keeper.keep({ ...keeper.read(), note })}
    />
  );
}

import { Suspense, useEffect, useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { CheckoutScreenDocument } from '../../__generated__/documents/checkout-screen';
import type { CheckoutScreenQuery } from '../../__generated__/gql/graphql';
import { useStore } from '../../api/store-context';
import { usePageData } from '../../api/use-loaded';
import { storedPurchase } from '../../features/buying/stored-purchase';
import { lazyComponent } from '../../lazy/lazy-component';
import { useHydrated } from '../../lazy/use-hydrated';
import type { ScreenProps } from '../../routing/define-route';
import { itemPurchase } from '../../routing/item-checkout';
import { CheckoutForm } from '../../features/checkout/checkout-form';
import type { GoodsRideProps } from '../../features/checkout/sections/carrier-section';
import type { NothingToBuyProps } from '../../features/checkout/nothing-to-buy';
import { readFragment } from '../../api/fragment';
import type { BookedService } from '../../routing/service-payment';
import { serviceTime, serviceVariant, timeMark } from '../../routing/service-payment';
import { serviceScreen } from '../../routing/customer-screen';
import { useMessages } from '../../i18n/use-messages';
import { SkeletonBlock } from '../../ui/skeleton/skeletons';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { goodsPageOf } from './own-page';

const HeldTime = serviceScreen<BookedService>(
  () => import(/* webpackChunkName: "held-time" */ '../../features/bookings/held-time'),
);

const NothingToBuy = lazyComponent<NothingToBuyProps>(
  () => import(/* webpackChunkName: "nothing-to-buy" */ '../../features/checkout/nothing-to-buy'),
);

const GoodsRide = serviceScreen<GoodsRideProps>(
  () => import(/* webpackChunkName: "goods-ride" */ '../../features/rides/goods-ride'),
);

export default function CheckoutScreen({ data, params, search }: ScreenProps<CheckoutScreenQuery>) {
  const { codename } = useStore();
  const m = useMessages();
  const pageData = usePageData();
  const item = params.id ?? search.get('item');
  const customer = data.customer?.id ?? '';
  const hydrated = useHydrated();
  const store = useMemo(() => storedPurchase(codename, customer, item), [codename, customer, item]);
  const query = search.toString();
  const variables = useMemo(() => (item ? itemPurchase(item, new URLSearchParams(query)) : {}), [item, query]);
  // The cart may have changed when the customer comes back.
  useEffect(() => () => pageData.drop(CheckoutScreenDocument, variables), [pageData, variables]);
  const [looks, setLooks] = useState(0);
  const checkout = data.customer?.checkout ?? null;
  const goodsPage = params.id ? goodsPageOf(data) : null;
  if (goodsPage) return <Navigate to={goodsPage} replace />;
  if (checkout?.__typename !== 'Checkout') return <NothingToBuy refusal={checkout} item={item} />;
  const isService = checkout.kind === 'SERVICE';
  const time = isService ? serviceTime(search) : null;
  const [line] = checkout.lines.map((masked) => readFragment(masked));
  return (
    <>
      <VisuallyHidden as="h1">{m('title.checkout')}</VisuallyHidden>
      <CheckoutForm
        // The server's HTML has nothing that the browser has kept.
        key={[String(hydrated), item, isService && line?.id, timeMark(time)].join(' ')}
        time={time}
        ride={GoodsRide}
        onStale={() => setLooks(looks + 1)}
        checkout={checkout}
        item={item}
        store={hydrated ? store : null}
        variables={variables}
      >
        {isService && item && line && (
          <Suspense fallback={<SkeletonBlock $height="8rem" />}>
            {hydrated ? (
              <HeldTime
                key={looks}
                item={item}
                variant={serviceVariant(item, [line])}
                at={time}
                units={line.quantity}
              />
            ) : (
              <SkeletonBlock $height="8rem" />
            )}
          </Suspense>
        )}
      </CheckoutForm>
    </>
  );
}

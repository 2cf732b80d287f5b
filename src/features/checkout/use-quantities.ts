import { useEffect, useMemo } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  type OwnLines,
  type CheckoutAnswer,
  checkoutQuantitiesMachine,
  type LineQuantity,
  type QuantityAnswer,
  type QuantityRefusal,
} from '../../../machines/purchase/checkout-quantities';
import { CheckoutScreenDocument } from '../../__generated__/documents/checkout-screen';
import { SetQuantityDocument } from '../../__generated__/documents/set-quantity';
import type { CheckoutScreenQuery } from '../../__generated__/gql/graphql';
import { until } from '../../actors/until';
import { useFlowEvents } from '../../actors/use-flow-events';
import { unwrap } from '../../api/unwrap';
import { useExecute } from '../../api/execute';
import { usePageData } from '../../api/use-loaded';
import { type ItemPurchase, linesText } from '../../routing/item-checkout';
import type { ServiceTime } from '../../routing/service-payment';
import { goodsSubject } from './goods-subject';
import { isResting } from './selectors';

export type QuantitiesFlow = ActorRefFrom<typeof checkoutQuantitiesMachine>;

export interface QuantitiesPage {
  flow: QuantitiesFlow;
  /** The variables under which the page's answer is cached: the directly bought item, or none for the cart. */
  variables: ItemPurchase | Record<string, never>;
  /** Called if a quantity was refused; null if there was no answer. */
  onRefused: (refusal: QuantityRefusal | null) => void;
}

const chosenLines = (lines: readonly LineQuantity[]) => lines.map(({ line, quantity }) => ({ id: line, quantity }));

/** Replaces the URL, so that a reload shows the current quantities without a new history entry. */
function rewriteUrl(lines: readonly LineQuantity[]) {
  const url = new URL(location.href);
  url.searchParams.set('lines', linesText(chosenLines(lines)));
  history.replaceState(history.state, '', url);
}

/**
 * @param item bought directly, without the cart
 * @param time the requested time of a service
 */
export function useQuantities(item: string | null, time: ServiceTime | null) {
  const execute = useExecute();
  return useMemo(
    () =>
      checkoutQuantitiesMachine.provide({
        actors: {
          // Not aborted when the page is unmounted, because a sent change counts.
          sendQuantity: fromPromise<QuantityAnswer, LineQuantity>(async ({ input: { line: id, quantity } }) => {
            const answer = await execute(SetQuantityDocument, { line: { id, quantity, checked: true } });
            const { updateCart } = unwrap(answer);
            return updateCart.__typename === 'Refusal'
              ? { outcome: 'refused', refusal: updateCart }
              : { outcome: 'accepted' };
          }),
          loadCheckout: fromPromise<CheckoutAnswer, OwnLines>(async ({ input: own, signal }) => {
            const question = item === null || own === null ? {} : { item, lines: chosenLines(own) };
            const page = unwrap(await execute(CheckoutScreenDocument, question, signal));
            const checkout = page.customer?.checkout ?? null;
            if (checkout?.__typename === 'Checkout') {
              return { outcome: 'loaded', page, subject: goodsSubject(checkout, item, time) };
            }
            return item === null
              ? { outcome: 'loaded', page, subject: null }
              : { outcome: 'refused', refusal: checkout };
          }),
        },
      }),
    [execute, item, time],
  );
}

/**
 * Shows what the flow has loaded.
 * @returns a function that refetches the checkout
 */
export function useQuantitiesPage({ flow, variables, onRefused }: QuantitiesPage) {
  const execute = useExecute();
  const pageData = usePageData();
  useFlowEvents(flow, {
    'change.refused': ({ refusal }) => onRefused(refusal),
    'checkout.loaded': ({ page, own: counted }) => {
      if (counted) rewriteUrl(counted);
      pageData.replace(CheckoutScreenDocument, variables, page as CheckoutScreenQuery);
    },
  });
  // Sends pending changes before the page is unmounted.
  useEffect(
    () => () => {
      const { own: bought, unsent } = flow.getSnapshot().context;
      if (bought) return;
      for (const { line: id, quantity } of unsent) {
        void execute(SetQuantityDocument, { line: { id, quantity, checked: true } });
      }
    },
    [flow, execute],
  );
  /** Resolves when the page shows current amounts, loading them has failed, or the page is unmounted. */
  return () => {
    flow.send({ type: 'checkout.refresh' });
    return until(flow, isResting);
  };
}

import { useEffect, useMemo } from 'react';
import { fromPromise, waitFor } from 'xstate';
import {
  type AskedLines,
  type CheckoutAnswer,
  checkoutQuantitiesMachine,
  type LineQuantity,
  type QuantityAnswer,
  type QuantityRefusal,
} from '../../../machines/checkout-quantities';
import { CheckoutScreenDocument } from '../../__generated__/documents/checkout-screen';
import { SetQuantityDocument } from '../../__generated__/documents/set-quantity';
import type { CheckoutScreenQuery } from '../../__generated__/gql/graphql';
import { useFlow } from '../../actors/use-flow';
import { useFlowEvents } from '../../actors/use-flow-events';
import { unwrap } from '../../api/unwrap';
import { useExecute } from '../../api/use-execute';
import { usePageData } from '../../api/use-loaded';
import { type ItemPurchase, linesText } from '../../routing/item-checkout';
import { isResting } from './selectors';

export interface QuantitiesQuestion {
  /** Under which the page's answer is cached: what is bought by itself, or nothing for the cart. */
  variables: ItemPurchase | Record<string, never>;
  /** The lines as they are shown. */
  lines: readonly { id: string; quantity: number }[];
  /** A quantity was not taken, and why; null where no answer came. */
  onRefused: (refusal: QuantityRefusal | null) => void;
}

const chosenLines = (lines: readonly LineQuantity[]) => lines.map(({ line, quantity }) => ({ id: line, quantity }));

/** A reload shows what is chosen now; what lies before this page in the history stays there. */
function rewriteAddress(lines: readonly LineQuantity[]) {
  const url = new URL(location.href);
  url.searchParams.set('lines', linesText(chosenLines(lines)));
  history.replaceState(history.state, '', url);
}

/** The flow of a checkout's quantities, and what asks anew what is about to be bought. */
export function useQuantities({ variables, lines, onRefused }: QuantitiesQuestion) {
  const execute = useExecute();
  const pageData = usePageData();
  const item = 'item' in variables ? variables.item : null;
  const machine = useMemo(
    () =>
      checkoutQuantitiesMachine.provide({
        actors: {
          // Not aborted with the page: once it is sent, it counts.
          sendQuantity: fromPromise<QuantityAnswer, LineQuantity>(async ({ input: { line: id, quantity } }) => {
            const answer = await execute(SetQuantityDocument, { line: { id, quantity, checked: true } });
            const { updateCart } = unwrap(answer);
            return updateCart.__typename === 'Refusal'
              ? { outcome: 'refused', refusal: updateCart }
              : { outcome: 'taken' };
          }),
          loadCheckout: fromPromise<CheckoutAnswer, AskedLines>(async ({ input: own, signal }) => {
            const question = item === null || own === null ? {} : { item, lines: chosenLines(own) };
            const page = unwrap(await execute(CheckoutScreenDocument, question, signal));
            const { checkout } = page;
            return item === null || checkout?.__typename === 'Checkout'
              ? { outcome: 'loaded', page }
              : { outcome: 'refused', refusal: checkout };
          }),
        },
      }),
    [execute, item],
  );
  const own = item === null ? null : lines.map(({ id, quantity }) => ({ line: id, quantity }));
  const flow = useFlow(machine, { input: { own } });
  useFlowEvents(flow, {
    'change.refused': ({ refusal }) => onRefused(refusal),
    'checkout.loaded': ({ page, own: counted }) => {
      if (counted) rewriteAddress(counted);
      pageData.replace(CheckoutScreenDocument, variables, page as CheckoutScreenQuery);
    },
  });
  // What was set before the page is left still counts.
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
  /** Resolves when the page shows the amounts of now, or it is known that they are not to be had. */
  const refresh = async () => {
    flow.send({ type: 'checkout.refresh' });
    // Rejects where the page was left meanwhile.
    await waitFor(flow, isResting).catch(() => flow);
  };
  return { flow, refresh };
}

export type QuantitiesFlow = ReturnType<typeof useQuantities>['flow'];

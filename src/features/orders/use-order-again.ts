import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { type AgainAnswer, orderAgainMachine } from '../../../machines/orders/order-again';
import { CartScreenDocument } from '../../__generated__/documents/cart-screen';
import { OrderAgainDocument } from '../../__generated__/documents/order-again';
import type { OrderAgainMutation } from '../../__generated__/gql/graphql';
import { useFlow } from '../../actors/use-flow';
import { useExecute } from '../../api/execute';
import { unwrap } from '../../api/unwrap';
import { useStore } from '../../api/store-context';
import { usePageData } from '../../api/use-loaded';
import { announceCart } from '../cart/cart-elsewhere';
import { useNotifications } from '../notifications/use-notifications';

export type AgainLine = Extract<OrderAgainMutation['orderAgain'], { __typename: 'OrderedAgain' }>['lines'][number];

const hasNewPrice = ({ price, priceBefore }: AgainLine) => price !== null && price.amount !== priceBefore.amount;

const isChanged = (line: AgainLine) => line.added < line.quantity || hasNewPrice(line);

/** The flow that adds an order's lines to the cart; `linesOf` returns those that differ from the order. */
export function useOrderAgain(order: string) {
  const execute = useExecute();
  const pageData = usePageData();
  const { codename } = useStore();
  const { reload } = useNotifications();
  const machine = useMemo(() => {
    return orderAgainMachine.provide({
      actors: {
        add: fromPromise<AgainAnswer, string>(async ({ input: idempotencyKey }) => {
          const { orderAgain } = unwrap(await execute(OrderAgainDocument, { order, idempotencyKey }));
          pageData.invalidate(CartScreenDocument, {});
          announceCart(codename, crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
          reload();
          if (orderAgain.__typename === 'Refusal') return { added: 0, changed: [], refusal: orderAgain };
          const added = orderAgain.lines.reduce((sum, line) => sum + line.added, 0);
          return { added, changed: orderAgain.lines.filter(isChanged), refusal: null };
        }),
      },
    });
  }, [codename, execute, order, pageData, reload]);
  return useFlow(machine);
}

export const linesOf = (answer: AgainAnswer) => answer.changed as readonly AgainLine[];

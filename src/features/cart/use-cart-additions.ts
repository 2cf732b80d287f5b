import { useEffect, useMemo } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import {
  type AdditionRefusal,
  type CartAddition,
  type CartAdditionsEvent,
  cartAdditionsMachine,
} from '../../../machines/cart/cart-additions';
import { AddToCartDocument } from '../../__generated__/documents/add-to-cart';
import { CartScreenDocument } from '../../__generated__/documents/cart-screen';
import { NotificationsDocument } from '../../__generated__/documents/notifications';
import { useFlow } from '../../actors/use-flow';
import { useFlowEvents } from '../../actors/use-flow-events';
import { onConnectionReturn } from '../../api/connection';
import { useExecute } from '../../api/execute';
import { clearSession } from '../../api/signed-in';
import { useStore } from '../../api/store-context';
import { LoadError, unwrap } from '../../api/unwrap';
import { usePageData } from '../../api/use-loaded';
import { announceCart } from './cart-elsewhere';
import { removeAddition, useWaitingAdditions } from './waiting-additions';

/** Codes of final answers: a retry would get the same. */
const finalCodes: readonly string[] = ['REFUSED', 'BAD_INPUT', 'NOT_FOUND', 'CONFLICT'];

/** Adds the waiting items to the cart, each exactly once, when the network is back. */
export function useCartAdditions(onAnswered: (addition: CartAddition, refusal: AdditionRefusal | null) => void) {
  const { codename } = useStore();
  const execute = useExecute();
  const pageData = usePageData();
  const additions = useWaitingAdditions(codename);
  const machine = useMemo(() => {
    const send = async ({ code, item, lines }: CartAddition): Promise<AdditionRefusal | null> => {
      const answer = await execute(AddToCartDocument, { item, lines: [...lines], idempotencyKey: code });
      if (!answer.ok && answer.code === 'SIGNED_OUT') clearSession(codename);
      if (!answer.ok && finalCodes.includes(answer.code)) return { code: answer.code, message: '' };
      const { result } = unwrap(answer);
      return result.__typename === 'Refusal' ? result : null;
    };
    return cartAdditionsMachine.provide({
      actors: {
        send: fromPromise<AdditionRefusal | null, CartAddition>(({ input }) => {
          if (!navigator.onLine) throw new LoadError('OFFLINE');
          return send(input);
        }),
        watchConnection: fromCallback<CartAdditionsEvent>(({ sendBack }) =>
          onConnectionReturn(() => sendBack({ type: 'connection.return' })),
        ),
      },
    });
  }, [codename, execute]);
  const flow = useFlow(machine);
  useEffect(() => flow.send({ type: 'additions.set', additions }), [additions, flow]);
  useFlowEvents(flow, {
    'addition.answered': ({ addition, refusal }) => {
      pageData.invalidate(CartScreenDocument, {});
      pageData.invalidate(NotificationsDocument, {});
      announceCart(codename, Date.now());
      removeAddition(codename, addition.code);
      onAnswered(addition, refusal);
    },
  });
  return additions;
}

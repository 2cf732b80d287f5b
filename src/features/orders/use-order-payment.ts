import { useEffect, useMemo } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import type { SubmissionEnd } from '../../../machines/orders/attempt';
import { orderPaymentMachine } from '../../../machines/orders/order-payment';
import type {
  ChangeAnswer,
  NewPayment,
  OrderFacts,
  OrderPaymentEvent,
} from '../../../machines/orders/order-payment-setup';
import { CancelOrderDocument } from '../../__generated__/documents/cancel-order';
import { ChangePaymentDocument } from '../../__generated__/documents/change-payment';
import { OrderRevisionDocument } from '../../__generated__/documents/order-revision';
import { PayOrderDocument } from '../../__generated__/documents/pay-order';
import { isAboutOrders, refreshOnChange } from '../../api/live';
import { LoadError, unwrap } from '../../api/unwrap';
import { useExecute } from '../../api/execute';
import { newSessionCode } from '../../api/session-code';
import { attemptOf, type MaskedRefusal, readSubmission, refusalOf } from './attempts';
import { useFlow } from '../../actors/use-flow';

export interface OrderStart {
  id: string;
  revision: number;
  status: string;
  endpoint: string;
  /** The session code of a payment that was open when the page was closed. */
  sessionCode: string | null;
  storeCode: (code: string | null) => void;
  /** Called if the order has another revision than the page; then the page must be reloaded. */
  onChange: () => Promise<void>;
}

const changed = (answer: { __typename: string } | ({ __typename: 'Refusal' } & MaskedRefusal)): ChangeAnswer =>
  answer.__typename === 'Refusal'
    ? { outcome: 'refused', refusal: refusalOf(answer as MaskedRefusal) }
    : { outcome: 'done', message: 'message' in answer ? String(answer.message) : '' };

/** The flow of an order that is shown: updated live, paid, changed or cancelled. */
export function useOrderPayment({ id, revision, status, endpoint, sessionCode, storeCode, onChange }: OrderStart) {
  const execute = useExecute();
  const machine = useMemo(() => {
    const load = async (signal?: AbortSignal): Promise<OrderFacts> => {
      const { customer } = unwrap(await execute(OrderRevisionDocument, { id }, signal));
      const order = customer?.order;
      if (!order) throw new Error('The order no longer exists');
      return { revision: order.revision, status: order.status };
    };
    return orderPaymentMachine.provide({
      actors: {
        watchOrder: fromCallback<OrderPaymentEvent>(({ sendBack }) =>
          refreshOnChange(
            endpoint,
            (signal) =>
              load(signal).then(
                (order) => {
                  sendBack({ type: 'order.update', order });
                  return true;
                },
                (error: unknown) => error instanceof LoadError && error.code === 'SIGNED_OUT',
              ),
            (change) => isAboutOrders(change) && (change === null || change.id === id),
          ),
        ),
        loadOrder: fromPromise<OrderFacts, undefined>(({ signal }) => load(signal)),
        changePayment: fromPromise<ChangeAnswer, NewPayment>(async ({ input: { payment, kind } }) => {
          const answer = await execute(ChangePaymentDocument, { id, payment, kind });
          return changed(unwrap(answer).changePayment);
        }),
        payOrder: fromPromise<SubmissionEnd, { revision: number; sessionCode: string }>(async ({ input }) => {
          const variables = { id, revision: input.revision, idempotencyKey: input.sessionCode };
          const answer = await execute(PayOrderDocument, variables);
          return readSubmission(answer, ({ payOrder }) => payOrder);
        }),
        confirm: attemptOf(execute),
        cancelOrder: fromPromise<ChangeAnswer, undefined>(async () => {
          const answer = await execute(CancelOrderDocument, { id });
          return changed(unwrap(answer).cancelOrder);
        }),
      },
    });
  }, [execute, endpoint, id]);

  const flow = useFlow(machine, { input: { order: { revision, status }, sessionCode } });
  useEffect(() => {
    const subscription = flow.subscribe(({ context }) => {
      storeCode(context.sessionCode);
      if (context.order.revision !== revision) void onChange();
    });
    return () => subscription.unsubscribe();
  }, [flow, storeCode, revision, onChange]);

  const pay = (code = newSessionCode()) => flow.send({ type: 'balance.pay', revision, code });
  const askToPay = () => flow.send({ type: 'balance.ask' });
  return { flow, pay, askToPay };
}

export type OrderPaymentFlow = ReturnType<typeof useOrderPayment>['flow'];

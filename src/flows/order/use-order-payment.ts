import { useEffect, useMemo, useState } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import type { AttemptEnd } from '../../../machines/attempt';
import {
  type ChangeAnswer,
  type NewPayment,
  type OrderFacts,
  type OrderPaymentEvent,
  orderPaymentMachine,
} from '../../../machines/order-payment';
import { CancelOrderDocument } from '../../__generated__/documents/cancel-order';
import { ChangePaymentDocument } from '../../__generated__/documents/change-payment';
import { OrderRevisionDocument } from '../../__generated__/documents/order-revision';
import { PayOrderDocument } from '../../__generated__/documents/pay-order';
import type { PaymentKind } from '../../__generated__/gql/graphql';
import { keep, keptName, readKept } from '../../api/kept';
import { hearOrders } from '../../api/live';
import { useExecute } from '../../api/use-execute';
import { attemptOf, endOf, type MaskedRefusal, refusalOf } from '../checkout/attempts';
import { newSessionCode } from '../checkout/session-code';
import { useFlow } from '../use-flow';

const local = () => localStorage;

export interface OrderStart {
  id: string;
  revision: number;
  status: string;
  codename: string;
  /** The facade's address. */
  endpoint: string;
  /** The customer's view uid. */
  customer: string;
  /** Another revision than the shown one was met: the page is to be loaded anew. */
  onChange: () => Promise<void>;
}

const changed = (answer: { __typename: string } | ({ __typename: 'Refusal' } & MaskedRefusal)): ChangeAnswer =>
  answer.__typename === 'Refusal'
    ? { outcome: 'refused', refusal: refusalOf(answer as MaskedRefusal) }
    : { outcome: 'done' };

/** The flow of an order that is looked at: kept up to date, paid, changed or cancelled. */
export function useOrderPayment({ id, revision, status, codename, endpoint, customer, onChange }: OrderStart) {
  const execute = useExecute();
  const machine = useMemo(() => {
    const load = async (signal?: AbortSignal): Promise<OrderFacts> => {
      const answer = await execute(OrderRevisionDocument, { id }, signal);
      if (!answer.ok) throw new Error(answer.code);
      if (!answer.data.order) throw new Error('The order is gone');
      const { revision: now, status: by } = answer.data.order;
      return { revision: now, status: by };
    };
    return orderPaymentMachine.provide({
      actors: {
        watchOrder: fromCallback<OrderPaymentEvent>(({ sendBack }) =>
          hearOrders(endpoint, (order) => {
            if (order !== null && order !== id) return;
            // One that fails is followed by the next.
            load().then(
              (facts) => sendBack({ type: 'order.update', order: facts }),
              () => undefined,
            );
          }),
        ),
        loadOrder: fromPromise<OrderFacts, undefined>(({ signal }) => load(signal)),
        changePayment: fromPromise<ChangeAnswer, NewPayment>(async ({ input: { payment, kind } }) => {
          const answer = await execute(ChangePaymentDocument, { id, payment, kind: kind as PaymentKind });
          if (!answer.ok) throw new Error(answer.code);
          return changed(answer.data.changePayment);
        }),
        payOrder: fromPromise<AttemptEnd, { revision: number; sessionCode: string }>(async ({ input }) => {
          const answer = await execute(PayOrderDocument, { id, ...input });
          return endOf(answer.ok ? { ok: true, data: answer.data.payOrder } : answer);
        }),
        confirm: attemptOf(execute),
        cancelOrder: fromPromise<ChangeAnswer, undefined>(async () => {
          const answer = await execute(CancelOrderDocument, { id });
          if (!answer.ok) throw new Error(answer.code);
          return changed(answer.data.cancelOrder);
        }),
      },
    });
  }, [execute, endpoint, id]);

  const name = keptName(codename, customer, `orderPayment-${id}`);
  const [sessionCode] = useState(() => {
    const kept = typeof window === 'undefined' ? null : readKept(local, name);
    return typeof kept === 'string' ? kept : null;
  });
  const flow = useFlow(machine, { input: { order: { revision, status }, sessionCode } });
  useEffect(() => {
    const heard = flow.subscribe(({ context }) => {
      keep(local, name, context.sessionCode);
      if (context.order.revision !== revision) void onChange();
    });
    return () => heard.unsubscribe();
  }, [flow, name, revision, onChange]);

  const pay = () => flow.send({ type: 'balance.pay', revision, code: newSessionCode() });
  return { flow, pay };
}

export type OrderPaymentFlow = ReturnType<typeof useOrderPayment>['flow'];

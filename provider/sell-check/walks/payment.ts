import { createActor } from 'xstate';
import { attemptMachine, type SubmissionEnd } from '../../../machines/orders/attempt';
import { orderPaymentMachine } from '../../../machines/orders/order-payment';
import type { OrderFacts } from '../../../machines/orders/order-payment-setup';
import { type OrderCategory, OrderStatus, type PaymentKind } from '../../__generated__/codes';
import { canTransition, orderTransitions, transitionsOf } from '../../modules/orders/queries/transitions';
import { answering } from './answering';
import { deadClock, explore, type Move } from './explore';

const names = new Map<number, string>(Object.entries(OrderStatus).map(([name, code]) => [code, name]));
const codes = new Map<string, OrderStatus>(Object.entries(OrderStatus));

export const statusName = (status: OrderStatus): string => names.get(status) ?? '';

export interface PayableOrder {
  status: string;
  kind: PaymentKind;
  category: OrderCategory;
  /** Whether a customer can have a balance. */
  hasBalance: boolean;
}

/** Whether an order can become paid: by what its seller and the clock do, and by its customer's balance. */
export function canBePaid({ status, kind, category, hasBalance }: PayableOrder): boolean {
  const orderIn = (name: string) => ({ status: codes.get(name) ?? OrderStatus.VOID, payment_type: kind, category });
  const facts = (name: string): OrderFacts => ({ revision: 1, status: name });
  const machine = orderPaymentMachine.provide({
    actors: {
      confirm: attemptMachine,
      loadOrder: answering(() => facts(statusName(orderTransitions.pay.to))),
      payOrder: answering(
        (): SubmissionEnd =>
          hasBalance
            ? { outcome: 'done', order: null }
            : { outcome: 'refused', refusal: { code: 'BALANCE_SHORT', message: '', total: null } },
      ),
    },
  });
  const start = () =>
    createActor(machine, { input: { order: facts(status), sessionCode: null }, clock: deadClock }).start();
  type Actor = ReturnType<typeof start>;
  const movesOf = (actor: Actor): Move<Actor>[] => {
    const snapshot = actor.getSnapshot();
    if (snapshot.matches({ open: 'askingPayment' }))
      return [(one) => one.send({ type: 'balance.pay', revision: 1, code: 'walk' })];
    if (!snapshot.matches({ open: 'showing' })) return [];
    const order = orderIn(snapshot.context.order.status);
    const byOthers = [...transitionsOf(order, 'seller'), ...transitionsOf(order, 'clock')];
    const updates = byOthers.map(
      (name): Move<Actor> =>
        (one) =>
          one.send({ type: 'order.update', order: facts(statusName(orderTransitions[name].to)) }),
    );
    return canTransition(order, 'pay') ? [...updates, (one) => one.send({ type: 'balance.ask' })] : updates;
  };
  const keyOf = (actor: Actor) => JSON.stringify([actor.getSnapshot().value, actor.getSnapshot().context.order]);
  for (const actor of explore({ start, keyOf, movesOf })) {
    if (actor.getSnapshot().matches('paid')) return true;
  }
  return false;
}

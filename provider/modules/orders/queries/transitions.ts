import { OrderCategory, OrderStatus, PaymentKind } from '../../../__generated__/codes';
import type { RefundCause } from './refunds';

export type TransitionActor = 'customer' | 'seller' | 'clock';

type Effect = 'none' | 'paid' | 'earned' | 'givenBack' | 'toppedUp' | 'withdrawn';

interface Transition {
  by: TransitionActor;
  from: readonly OrderStatus[];
  to: OrderStatus;
  kinds?: readonly PaymentKind[];
  categories?: readonly OrderCategory[];
  effect: Effect;
  /** The cause of the refund, if the transition ends the order. */
  cause?: RefundCause;
}

const { NEW, AWAITING_PAYMENT, PAYMENT_ACCEPTED, SENT, RECEIVED, PAYMENT_PROCESSING } = OrderStatus;
const { PLATFORM, SELLER, DIRECT, BALANCE, API } = PaymentKind;
const { GOODS, SERVICE, COURIER, CALLED_SERVICE, GOODS_AND_COURIER, DIGITAL, TOP_UP, WITHDRAWAL, BILL } = OrderCategory;
const bought = [GOODS, SERVICE, DIGITAL];
/** Orders that the driver confirms instead of the seller. */
const rides: OrderCategory[] = [COURIER, CALLED_SERVICE];
const ridden = [...rides, GOODS_AND_COURIER];

const transitions = {
  accept: { by: 'seller', from: [NEW], to: AWAITING_PAYMENT, kinds: [PLATFORM, SELLER], effect: 'none' },
  acceptUnpaid: {
    by: 'seller',
    from: [NEW],
    to: PAYMENT_ACCEPTED,
    kinds: [DIRECT],
    categories: [...bought, GOODS_AND_COURIER],
    effect: 'none',
  },
  markPaid: {
    by: 'seller',
    from: [AWAITING_PAYMENT, PAYMENT_PROCESSING],
    to: PAYMENT_ACCEPTED,
    kinds: [PLATFORM, SELLER, API],
    categories: [...bought, ...ridden, BILL],
    effect: 'paid',
  },
  receiveTopUp: {
    by: 'seller',
    from: [AWAITING_PAYMENT, PAYMENT_PROCESSING],
    to: RECEIVED,
    categories: [TOP_UP],
    effect: 'toppedUp',
  },
  approve: { by: 'seller', from: [PAYMENT_ACCEPTED], to: RECEIVED, categories: [WITHDRAWAL], effect: 'withdrawn' },
  pay: { by: 'customer', from: [AWAITING_PAYMENT], to: PAYMENT_ACCEPTED, kinds: [BALANCE], effect: 'paid' },
  /** The goods are ready, so the search for a driver starts. */
  handOver: {
    by: 'seller',
    from: [PAYMENT_ACCEPTED],
    to: PAYMENT_ACCEPTED,
    categories: [GOODS_AND_COURIER],
    effect: 'none',
  },
  ship: { by: 'seller', from: [PAYMENT_ACCEPTED], to: SENT, categories: bought, effect: 'none' },
  deliver: { by: 'seller', from: [SENT], to: RECEIVED, categories: bought, effect: 'earned' },
  fail: {
    by: 'seller',
    from: [SENT],
    to: OrderStatus.NOT_RECEIVED,
    categories: bought,
    effect: 'givenBack',
    cause: 'failed',
  },
  takeRide: { by: 'clock', from: [NEW], to: PAYMENT_ACCEPTED, kinds: [DIRECT], categories: rides, effect: 'none' },
  pickUp: { by: 'clock', from: [PAYMENT_ACCEPTED], to: SENT, categories: ridden, effect: 'none' },
  finishRide: { by: 'clock', from: [SENT], to: RECEIVED, categories: ridden, effect: 'earned' },
  failRide: {
    by: 'clock',
    from: [NEW, PAYMENT_ACCEPTED, SENT],
    to: OrderStatus.REJECTED,
    categories: ridden,
    effect: 'givenBack',
    cause: 'failed',
  },
  reject: {
    by: 'seller',
    from: [NEW, AWAITING_PAYMENT, PAYMENT_PROCESSING, PAYMENT_ACCEPTED],
    to: OrderStatus.REJECTED,
    // Not for a bill, which goes to the biller as soon as it is paid.
    categories: [...bought, ...ridden, TOP_UP, WITHDRAWAL],
    effect: 'givenBack',
    cause: 'rejected',
  },
  deliverBill: { by: 'clock', from: [PAYMENT_ACCEPTED], to: RECEIVED, categories: [BILL], effect: 'earned' },
  failBill: {
    by: 'clock',
    from: [PAYMENT_ACCEPTED],
    to: OrderStatus.REJECTED,
    categories: [BILL],
    effect: 'givenBack',
    cause: 'failed',
  },
  cancel: {
    by: 'customer',
    from: [NEW, AWAITING_PAYMENT, PAYMENT_PROCESSING],
    to: OrderStatus.CANCELLED,
    effect: 'givenBack',
    cause: 'cancelled',
  },
  cancelPaid: {
    by: 'customer',
    from: [PAYMENT_ACCEPTED],
    to: OrderStatus.CANCELLED,
    categories: [SERVICE, ...rides],
    effect: 'givenBack',
    cause: 'cancelled',
  },
  expire: {
    by: 'clock',
    from: [AWAITING_PAYMENT, PAYMENT_PROCESSING],
    to: OrderStatus.VOID,
    effect: 'givenBack',
    cause: 'expired',
  },
} as const satisfies Record<string, Transition>;

export type TransitionName = keyof typeof transitions;

export const orderTransitions: Readonly<Record<TransitionName, Transition>> = transitions;

interface OrderState {
  status: OrderStatus;
  payment_type: PaymentKind;
  category: OrderCategory;
}

export function canTransition(order: OrderState, name: TransitionName): boolean {
  const { from, kinds, categories } = orderTransitions[name];
  return (
    from.includes(order.status) &&
    (kinds?.includes(order.payment_type) ?? true) &&
    (categories?.includes(order.category) ?? true)
  );
}

export const transitionsOf = (order: OrderState, by: TransitionActor): TransitionName[] =>
  (Object.keys(orderTransitions) as TransitionName[]).filter(
    (name) => orderTransitions[name].by === by && canTransition(order, name),
  );

const unpaid: readonly OrderStatus[] = [NEW, AWAITING_PAYMENT, PAYMENT_PROCESSING];

export const isUnpaid = (order: Pick<OrderState, 'status'>) => unpaid.includes(order.status);

/** False for a ride that is paid in cash, because the search for its driver has already started. */
export const isPaymentChangeable = (order: Pick<OrderState, 'status' | 'category'>) =>
  isUnpaid(order) && !(order.status === NEW && rides.includes(order.category));

/** Possible until the driver picks the customer up. */
export const canCancelRide = (order: OrderState) =>
  rides.includes(order.category) && canTransition(order, 'cancelPaid');

/** The status of a new order, and of one whose payment option changed. */
export function firstStatus(kind: PaymentKind, needsNoConfirmation: boolean): OrderStatus {
  if (kind === API) return PAYMENT_PROCESSING;
  if (kind === DIRECT) return NEW;
  return kind === BALANCE || needsNoConfirmation ? AWAITING_PAYMENT : NEW;
}

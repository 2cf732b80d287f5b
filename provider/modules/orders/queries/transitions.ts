import { type OrderCategory, orderCategory, type OrderStatus, type PaymentKind, paymentKind, status } from './codes';

export type TransitionActor = 'customer' | 'seller' | 'clock';

type Effect = 'none' | 'paid' | 'earned' | 'givenBack' | 'toppedUp' | 'withdrawn';

interface Transition {
  by: TransitionActor;
  from: readonly OrderStatus[];
  to: OrderStatus;
  kinds?: readonly PaymentKind[];
  categories?: readonly OrderCategory[];
  effect: Effect;
}

const { NEW, AWAITING_PAYMENT, PAYMENT_ACCEPTED, SENT, RECEIVED, PAYMENT_PROCESSING } = status;
const { PLATFORM, SELLER, DIRECT, BALANCE, API } = paymentKind;
const { GOODS, SERVICE, DIGITAL, TOP_UP, WITHDRAWAL, BILL } = orderCategory;
const bought = [GOODS, SERVICE, DIGITAL];

const transitions = {
  accept: { by: 'seller', from: [NEW], to: AWAITING_PAYMENT, kinds: [PLATFORM, SELLER], effect: 'none' },
  acceptUnpaid: { by: 'seller', from: [NEW], to: PAYMENT_ACCEPTED, kinds: [DIRECT], effect: 'none' },
  markPaid: {
    by: 'seller',
    from: [AWAITING_PAYMENT, PAYMENT_PROCESSING],
    to: PAYMENT_ACCEPTED,
    kinds: [PLATFORM, SELLER, API],
    categories: [...bought, BILL],
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
  ship: { by: 'seller', from: [PAYMENT_ACCEPTED], to: SENT, categories: bought, effect: 'none' },
  deliver: { by: 'seller', from: [SENT], to: RECEIVED, effect: 'earned' },
  fail: { by: 'seller', from: [SENT], to: status.NOT_RECEIVED, effect: 'givenBack' },
  reject: {
    by: 'seller',
    from: [NEW, AWAITING_PAYMENT, PAYMENT_PROCESSING, PAYMENT_ACCEPTED],
    to: status.REJECTED,
    // A bill is with the biller from its payment on.
    categories: [...bought, TOP_UP, WITHDRAWAL],
    effect: 'givenBack',
  },
  deliverBill: { by: 'clock', from: [PAYMENT_ACCEPTED], to: RECEIVED, categories: [BILL], effect: 'earned' },
  failBill: { by: 'clock', from: [PAYMENT_ACCEPTED], to: status.REJECTED, categories: [BILL], effect: 'givenBack' },
  cancel: {
    by: 'customer',
    from: [NEW, AWAITING_PAYMENT, PAYMENT_PROCESSING],
    to: status.CANCELLED,
    effect: 'givenBack',
  },
  cancelPaid: {
    by: 'customer',
    from: [PAYMENT_ACCEPTED],
    to: status.CANCELLED,
    categories: [SERVICE],
    effect: 'givenBack',
  },
  expire: { by: 'clock', from: [AWAITING_PAYMENT, PAYMENT_PROCESSING], to: status.VOID, effect: 'givenBack' },
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

/** The status of a new order, and of one whose payment option changed. */
export function firstStatus(kind: PaymentKind, needsNoConfirmation: boolean): OrderStatus {
  if (kind === API) return PAYMENT_PROCESSING;
  if (kind === DIRECT) return NEW;
  return kind === BALANCE || needsNoConfirmation ? AWAITING_PAYMENT : NEW;
}

import { type OrderStatus, type PaymentKind, paymentKind, status } from './codes';

export type Mover = 'customer' | 'seller' | 'clock';

/** What moving does with the order's money: kept for it, earned by the store, or given back with stock and voucher. */
type Effect = 'none' | 'paid' | 'earned' | 'givenBack';

interface Move {
  by: Mover;
  from: readonly OrderStatus[];
  to: OrderStatus;
  /** Without it any. */
  kinds?: readonly PaymentKind[];
  effect: Effect;
}

const { NEW, AWAITING_PAYMENT, PAYMENT_ACCEPTED, SENT, RECEIVED, PAYMENT_PROCESSING } = status;
const { PLATFORM, SELLER, DIRECT, BALANCE, API } = paymentKind;

const moves = {
  accept: { by: 'seller', from: [NEW], to: AWAITING_PAYMENT, kinds: [PLATFORM, SELLER], effect: 'none' },
  acceptUnpaid: { by: 'seller', from: [NEW], to: PAYMENT_ACCEPTED, kinds: [DIRECT], effect: 'none' },
  markPaid: {
    by: 'seller',
    from: [AWAITING_PAYMENT, PAYMENT_PROCESSING],
    to: PAYMENT_ACCEPTED,
    kinds: [PLATFORM, SELLER, API],
    effect: 'paid',
  },
  pay: { by: 'customer', from: [AWAITING_PAYMENT], to: PAYMENT_ACCEPTED, kinds: [BALANCE], effect: 'paid' },
  ship: { by: 'seller', from: [PAYMENT_ACCEPTED], to: SENT, effect: 'none' },
  deliver: { by: 'seller', from: [SENT], to: RECEIVED, effect: 'earned' },
  fail: { by: 'seller', from: [SENT], to: status.NOT_RECEIVED, effect: 'givenBack' },
  reject: {
    by: 'seller',
    from: [NEW, AWAITING_PAYMENT, PAYMENT_PROCESSING, PAYMENT_ACCEPTED],
    to: status.REJECTED,
    effect: 'givenBack',
  },
  cancel: {
    by: 'customer',
    from: [NEW, AWAITING_PAYMENT, PAYMENT_PROCESSING],
    to: status.CANCELLED,
    effect: 'givenBack',
  },
  expire: { by: 'clock', from: [AWAITING_PAYMENT, PAYMENT_PROCESSING], to: status.VOID, effect: 'givenBack' },
} as const satisfies Record<string, Move>;

export type MoveName = keyof typeof moves;

/** Every move that an order can make. */
export const orderMoves: Readonly<Record<MoveName, Move>> = moves;

interface Moving {
  status: OrderStatus;
  payment_type: PaymentKind;
}

export function canMove(order: Moving, name: MoveName): boolean {
  const { from, kinds } = orderMoves[name];
  return from.includes(order.status) && (kinds?.includes(order.payment_type) ?? true);
}

/** What somebody can do with an order now. */
export const movesOf = (order: Moving, by: Mover): MoveName[] =>
  (Object.keys(orderMoves) as MoveName[]).filter((name) => orderMoves[name].by === by && canMove(order, name));

const unpaid: readonly OrderStatus[] = [NEW, AWAITING_PAYMENT, PAYMENT_PROCESSING];

/** Nobody has paid: another way to pay can be chosen. */
export const isUnpaid = (order: Pick<Moving, 'status'>) => unpaid.includes(order.status);

/** The status that an order starts in, and one whose way to pay is changed goes on in. */
export function firstStatus(kind: PaymentKind, needsNoConfirmation: boolean): OrderStatus {
  if (kind === API) return PAYMENT_PROCESSING;
  if (kind === DIRECT) return NEW;
  return kind === BALANCE || needsNoConfirmation ? AWAITING_PAYMENT : NEW;
}

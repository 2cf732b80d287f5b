import { createActor, type SnapshotFrom } from 'xstate';
import { attemptMachine, type SubmissionEnd } from '../../../machines/orders/attempt';
import { orderSubmissionMachine } from '../../../machines/orders/order-submission';
import { carrierSelectionMachine } from '../../../machines/purchase/carrier-selection';
import { checkoutQuantitiesMachine } from '../../../machines/purchase/checkout-quantities';
import { purchaseMachine } from '../../../machines/purchase/purchase';
import { type Carrier, type CarrierPackage, firstMissing, type Payment } from '../../../machines/purchase/purchase-sum';
import type { PurchaseOrder, Subject } from '../../../machines/purchase/subject';
import { voucherMachine } from '../../../machines/vouchers/voucher';
import type { CarrierKind } from '../../../machines/__generated__/facade-kinds';
import { answering } from './answering';
import { deadClock, explore, type Move } from './explore';

/** What the provider says of one purchase. */
export interface PurchaseFacts {
  subject: Subject;
  carriers: readonly Carrier[];
  /** The packages of a carrier for the subject's parcel. */
  packagesOf: (carrier: string) => readonly CarrierPackage[];
  /** The price of a carrier's ride; null if there is none. */
  rideOf: (carrier: string) => CarrierPackage | null;
  paymentsFor: (carrierKind: CarrierKind | null) => readonly Payment[];
  submit: (order: PurchaseOrder) => SubmissionEnd;
}

/** Where one way through a purchase has ended. */
export interface PurchaseEnd {
  carrier: string | null;
  service: string | null;
  payment: string | null;
  /** `ordered`, the section that stays incomplete, or the code of a refusal. */
  end: string;
  status: string;
}

type Machine = typeof purchaseMachine;
type Snapshot = SnapshotFrom<Machine>;

function machineOf({ carriers, packagesOf, submit }: PurchaseFacts): Machine {
  return purchaseMachine.provide({
    actors: {
      quantities: checkoutQuantitiesMachine,
      carrier: carrierSelectionMachine.provide({
        actors: {
          loadCarriers: answering(() => carriers),
          loadPackages: answering(({ carrier }) => packagesOf(carrier)),
        },
      }),
      voucher: voucherMachine,
      submission: orderSubmissionMachine.provide({
        actors: {
          submit: answering(({ order }) => submit(order as PurchaseOrder)),
          confirm: attemptMachine,
        },
      }),
    },
  });
}

const carrierOf = ({ children }: Snapshot) => {
  if (!children.carrier) throw new Error('The purchase has no selection of a carrier');
  return children.carrier;
};

/** All ways through the chart of a purchase, as a customer goes from one section of its page to the next. */
export function walkPurchase(facts: PurchaseFacts): PurchaseEnd[] {
  const machine = machineOf(facts);
  const start = () => createActor(machine, { input: { subject: facts.subject, own: [] }, clock: deadClock }).start();
  type Actor = ReturnType<typeof start>;

  const keyOf = (actor: Actor) => {
    const { value, context, children } = actor.getSnapshot();
    const carrier = children.carrier?.getSnapshot();
    const { payment, refusal, quote, agreed } = context;
    const isTried = agreed !== null;
    return JSON.stringify([
      value,
      payment?.id,
      isTried,
      refusal,
      carrier?.value,
      carrier?.context.carrier,
      quote?.service,
    ]);
  };

  const deliveryMoves = (snapshot: Snapshot): Move<Actor>[] => {
    const selection = carrierOf(snapshot).getSnapshot();
    const { carriers, carrier, packages } = selection.context;
    const send =
      (event: Parameters<ReturnType<typeof carrierOf>['send']>[0]): Move<Actor> =>
      (actor) =>
        carrierOf(actor.getSnapshot()).send(event);
    if (selection.matches('untouched')) return [send({ type: 'carriers.load' })];
    if (carrier === null) return carriers.map(({ id }) => send({ type: 'carrier.choose', carrier: id }));
    if (selection.matches({ carried: 'choosingPackage' }))
      return packages.map(({ service }) => send({ type: 'package.choose', service }));
    const price = selection.matches({ carried: 'riding' }) ? facts.rideOf(carrier) : null;
    return price ? [send({ type: 'ride.price', price })] : [];
  };

  const movesOf = (actor: Actor): Move<Actor>[] => {
    const snapshot = actor.getSnapshot();
    const { goods, quote, payment, refusal, agreed } = snapshot.context;
    if (!snapshot.matches('choosing') || refusal !== null || agreed !== null) return [];
    if (goods.carrierNeeded && quote === null) return deliveryMoves(snapshot);
    if (payment) return [(one) => one.send({ type: 'order.place', code: 'walk' })];
    return facts.paymentsFor(quote?.carrierKind ?? null).map(
      (option): Move<Actor> =>
        (one) =>
          one.send({ type: 'payment.choose', payment: option }),
    );
  };

  const ends: PurchaseEnd[] = [];
  for (const actor of explore({ start, keyOf, movesOf })) {
    const snapshot = actor.getSnapshot();
    if (movesOf(actor).length > 0) continue;
    const { payment, refusal, quote, result } = snapshot.context;
    const end = snapshot.matches('ordered') ? 'ordered' : (refusal ?? firstMissing(snapshot.context) ?? 'unknown');
    const { carrier } = carrierOf(snapshot).getSnapshot().context;
    ends.push({
      carrier,
      service: quote?.service ?? null,
      payment: payment?.id ?? null,
      end,
      status: result?.status ?? '',
    });
  }
  return ends;
}

import type { AnyActorLogic, SnapshotFrom } from 'xstate';
import { type carrierSelectionMachine, chosenCarrier, chosenPackage } from './carrier-selection';
import type { checkoutQuantitiesMachine } from './checkout-quantities';
import type { Subject } from './subject';
import type { Delivery, Quote, VoucherFact } from './purchase-sum';
import type { voucherMachine } from '../vouchers/voucher';

/** A placeholder for a part that the purchase does not have: it never sends anything. */
export function absent<Part extends AnyActorLogic>(): Part;
export function absent(): AnyActorLogic {
  const snapshot = { status: 'stopped', output: undefined, error: undefined } as const;
  return {
    transition: () => snapshot,
    getInitialSnapshot: () => snapshot,
    getPersistedSnapshot: () => snapshot,
  };
}

type CarrierSnapshot = SnapshotFrom<typeof carrierSelectionMachine>;

/** The cost of delivery, once carrier and package are chosen. */
function quoteOf(snapshot: CarrierSnapshot): Quote | null {
  if (!snapshot.matches({ carried: 'chosen' })) return null;
  const carrier = chosenCarrier(snapshot.context);
  const chosen = chosenPackage(snapshot.context);
  if (!carrier) return null;
  return {
    revision: snapshot.context.parcel.revision,
    carrier: carrier.id,
    carrierKind: carrier.kind,
    service: chosen?.service ?? null,
    cost: (carrier.kind === 'FIXED' ? carrier.cost : chosen?.cost) ?? 0,
    ride: chosen?.ride ?? null,
  };
}

/** The facts about the choice of a carrier that a purchase needs. */
export function deliveryOf(snapshot: CarrierSnapshot): Delivery {
  const hasCarrier = snapshot.context.carrier !== null;
  return { hasCarrier, quoting: hasCarrier && snapshot.hasTag('busy'), quote: quoteOf(snapshot) };
}

/** The facts about its quantities that a purchase needs. */
export interface LinesFacts {
  /** The subject with current amounts; null until it is reloaded. */
  loaded: Subject | null;
  counted: number;
  isChanging: boolean;
}

export const linesOf = ({ context }: SnapshotFrom<typeof checkoutQuantitiesMachine>): LinesFacts => ({
  loaded: context.loaded,
  counted: context.counted,
  isChanging: context.edits.length > 0,
});

type VoucherSnapshot = SnapshotFrom<typeof voucherMachine>;

/** The code to check again after a reload; empty for a code that was only typed. */
export const askedCode = (snapshot: VoucherSnapshot): string =>
  snapshot.matches('typed') ? '' : snapshot.context.code;

/** The voucher's effect on the total. While it is being checked, it has its last value and blocks the order. */
export function voucherFactOf(snapshot: VoucherSnapshot): VoucherFact | null {
  const { code, basis, applied } = snapshot.context;
  const { discount, cashback } = applied ?? { discount: 0, cashback: 0 };
  if (snapshot.hasTag('busy')) return { code: applied?.code ?? code, basis: null, discount, cashback };
  return applied && { code: applied.code, basis: basis?.key ?? null, discount, cashback };
}

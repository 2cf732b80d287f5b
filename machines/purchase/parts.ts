import type { AnyActorLogic, SnapshotFrom } from 'xstate';
import { type carrierSelectionMachine, chosenCarrier, chosenPackage } from './carrier-selection';
import type { checkoutQuantitiesMachine } from './checkout-quantities';
import type { Subject } from './subject';
import type { Delivery, Quote, VoucherFact } from './purchase-sum';
import type { voucherMachine } from '../vouchers/voucher';

/** The place of a part in a purchase that has none of its kind: what runs there never says anything. */
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

/** What carrying costs, once carrier and package are chosen. */
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

/** What a purchase knows of the choice of a carrier. */
export function deliveryOf(snapshot: CarrierSnapshot): Delivery {
  const hasCarrier = snapshot.context.carrier !== null;
  return { hasCarrier, quoting: hasCarrier && snapshot.hasTag('busy'), quote: quoteOf(snapshot) };
}

/** What a purchase knows of its quantities. */
export interface LinesFacts {
  /** The subject with the amounts of now; null until it was loaded again. */
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

/** The code that is to be checked again after a reload: not one that is only typed. */
export const askedCode = (snapshot: VoucherSnapshot): string =>
  snapshot.matches('typed') ? '' : snapshot.context.code;

/** The voucher as far as the total is concerned: one that waits for its check holds the order back, at its last worth. */
export function voucherFactOf(snapshot: VoucherSnapshot): VoucherFact | null {
  const { code, basis, applied } = snapshot.context;
  const { discount, cashback } = applied ?? { discount: 0, cashback: 0 };
  if (snapshot.hasTag('busy')) return { code: applied?.code ?? code, basis: null, discount, cashback };
  return applied && { code: applied.code, basis: basis?.key ?? null, discount, cashback };
}

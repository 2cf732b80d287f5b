import type { SnapshotFrom } from 'xstate';
import { type carrierSelectionMachine, chosenCarrier, chosenPackage } from './carrier-selection';
import type { Delivery, Quote, VoucherFact } from './checkout-sum';
import type { voucherMachine } from '../vouchers/voucher';

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

/** What the checkout knows of the choice of a carrier. */
export function deliveryOf(snapshot: CarrierSnapshot): Delivery {
  const hasCarrier = snapshot.context.carrier !== null;
  return { hasCarrier, quoting: hasCarrier && snapshot.hasTag('busy'), quote: quoteOf(snapshot) };
}

/** The voucher as far as the total is concerned: one that waits for its check holds the order back, at its last worth. */
export function voucherFactOf(snapshot: SnapshotFrom<typeof voucherMachine>): VoucherFact | null {
  const { code, basis, applied } = snapshot.context;
  const { discount, cashback } = applied ?? { discount: 0, cashback: 0 };
  if (snapshot.hasTag('busy')) return { code: applied?.code ?? code, basis: null, discount, cashback };
  return applied && { code: applied.code, basis: basis?.key ?? null, discount, cashback };
}

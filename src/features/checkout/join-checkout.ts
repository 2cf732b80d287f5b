import { basisOf, type Delivery, type Quote, type VoucherFact } from '../../../machines/checkout-sum';
import { chosenCarrier, chosenPackage } from '../../../machines/carrier-selection';
import type { CarrierFlow } from './use-carrier-selection';
import type { CheckoutActor } from './use-checkout';
import type { VoucherFlow } from './use-voucher';

interface Joined {
  checkout: CheckoutActor;
  carrier: CarrierFlow;
  voucher: VoucherFlow;
}

/** What carrying costs, once carrier and package are chosen. */
export function quoteOf(snapshot: ReturnType<CarrierFlow['getSnapshot']>): Quote | null {
  if (!snapshot.matches({ carried: 'chosen' })) return null;
  const carrier = chosenCarrier(snapshot.context);
  const chosen = chosenPackage(snapshot.context);
  if (!carrier) return null;
  return {
    revision: snapshot.context.parcel.revision,
    carrier: carrier.id,
    carrierKind: carrier.kind,
    service: carrier.kind === 'PACKAGES' ? (chosen?.service ?? null) : null,
    cost: (carrier.kind === 'PACKAGES' ? chosen?.cost : carrier.cost) ?? 0,
  };
}

/** The voucher as far as the total is concerned: one that waits for its check holds the order back, at its last worth. */
function factOf(snapshot: ReturnType<VoucherFlow['getSnapshot']>): VoucherFact | null {
  const { code, basis, applied } = snapshot.context;
  const { discount, cashback } = applied ?? { discount: 0, cashback: 0 };
  if (snapshot.hasTag('busy')) return { code: applied?.code ?? code, basis: null, discount, cashback };
  return applied && { code: applied.code, basis: basis?.key ?? null, discount, cashback };
}

/** Calls back with each value that differs from the one before. */
function whenChanged<Value>(tell: (value: Value) => void) {
  let before: string | undefined;
  return (value: Value) => {
    const now = JSON.stringify(value);
    if (now === before) return;
    before = now;
    tell(value);
  };
}

/** Lets the flows of a checkout hear of each other. Returns what ends that. */
export function joinCheckout({ checkout, carrier, voucher }: Joined) {
  const tellQuote = whenChanged((delivery: Delivery) => checkout.send({ type: 'quote.change', ...delivery }));
  const tellVoucher = whenChanged((fact: VoucherFact | null) =>
    checkout.send({ type: 'voucher.change', voucher: fact }),
  );
  const tellBasis = whenChanged((basis: ReturnType<typeof basisOf>) => voucher.send({ type: 'basis.change', basis }));
  const hearCarrier = () => {
    const snapshot = carrier.getSnapshot();
    const hasCarrier = snapshot.context.carrier !== null;
    tellQuote({ hasCarrier, quoting: hasCarrier && snapshot.hasTag('busy'), quote: quoteOf(snapshot) });
  };
  const hearVoucher = () => tellVoucher(factOf(voucher.getSnapshot()));
  const hearCheckout = () => tellBasis(basisOf(checkout.getSnapshot().context));
  hearCarrier();
  hearVoucher();
  hearCheckout();
  const heard = [carrier.subscribe(hearCarrier), voucher.subscribe(hearVoucher), checkout.subscribe(hearCheckout)];
  return () => {
    for (const subscription of heard) subscription.unsubscribe();
  };
}

import type { SubmissionEnd } from '../../../machines/orders/attempt';
import type { CarrierPackage } from '../../../machines/purchase/purchase-sum';
import type { PurchaseOrder, Subject } from '../../../machines/purchase/subject';
import type { CarrierKind } from '../../../machines/__generated__/facade-kinds';
import { CarrierType, type ItemType, type OrderCategory, PaymentKind } from '../../__generated__/codes';
import { Refused } from '../../errors/refusal';
import { carrierPackages, optionsFor, type Parcel } from '../../modules/carriers/rules';
import { firstStatus } from '../../modules/orders/queries/transitions';
import { chooseDelivery, choosePayment } from '../../modules/orders/rules/checkout-choices';
import { paymentOf, type SellContext } from './context';
import { canBePaid, statusName } from '../walks/payment';
import { type PurchaseEnd, type PurchaseFacts, walkPurchase } from '../walks/purchase';

export interface Purchase {
  subject: Subject;
  cartType: ItemType;
  category: OrderCategory;
  isBill?: boolean;
  needsNoConfirmation: boolean;
  parcel: Parcel | null;
  /** By carrier; the others have no ride. */
  rides?: ReadonlyMap<string, CarrierPackage>;
  /** @throws Refused by a rule that the chart of a purchase does not know */
  validate?: () => void;
}

const carrierKindOf = (type: number): CarrierKind =>
  (Object.keys(CarrierType) as CarrierKind[]).find((name) => CarrierType[name as keyof typeof CarrierType] === type) ??
  'FIXED';

function submitOf({ app }: SellContext, purchase: Purchase): PurchaseFacts['submit'] {
  const { cartType, parcel, isBill, validate } = purchase;
  const place = ({ quote, payment }: PurchaseOrder) => {
    validate?.();
    const carrierType = quote ? CarrierType[quote.carrierKind] : null;
    if (quote && !quote.ride && parcel) {
      const request = { carrier: quote.carrier, carrierType: carrierType ?? undefined, service: quote.service ?? '' };
      chooseDelivery(app.carriers, request, parcel);
    }
    const kind = PaymentKind[payment.kind as keyof typeof PaymentKind];
    const payable = { cart_type: cartType, carrier_type: carrierType, ...(isBill && { isBill }) };
    choosePayment(app, { payment_id: payment.id, payment_type: kind }, payable);
    return firstStatus(kind, purchase.needsNoConfirmation);
  };
  return (order): SubmissionEnd => {
    try {
      const status = statusName(place(order));
      const made = { id: 'walk', number: '', status, paymentKind: order.payment.kind, isAutomatic: false };
      return { outcome: 'done', order: made };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { outcome: 'refused', refusal: { code: error.code, message: '', total: null } };
    }
  };
}

function factsOf(context: SellContext, purchase: Purchase): PurchaseFacts {
  const { carriers, payment_options } = context.app;
  const { subject, cartType, isBill, parcel, rides } = purchase;
  return {
    subject,
    carriers: carriers.map(({ view_uid: id, name, type, cost }) => ({
      id,
      name,
      icon: null,
      kind: carrierKindOf(type),
      cost: type === CarrierType.FIXED ? cost : null,
      origin: null,
    })),
    packagesOf(id) {
      const carrier = carriers.find(({ view_uid }) => view_uid === id);
      if (!carrier || !parcel) return [];
      return carrierPackages(carrier, parcel).map(({ service, description, cost, days }) => ({
        service,
        description,
        cost,
        estimate: days,
      }));
    },
    rideOf: (id) => rides?.get(id) ?? null,
    paymentsFor: (kind) =>
      optionsFor(payment_options, {
        cartType,
        ...(isBill && { isBill }),
        ...(kind && { carrierType: CarrierType[kind] }),
      }).map(paymentOf),
    submit: submitOf(context, purchase),
  };
}

/** What the guards of the charts and the rules of the provider read, without amounts that make no difference to them. */
function keyOf(
  { subject, cartType, category, isBill, needsNoConfirmation, rides, validate }: Purchase,
  facts: PurchaseFacts,
) {
  const { goods } = subject;
  const isEnough = goods.minimumOrder === null || goods.subtotal >= goods.minimumOrder;
  const packages =
    goods.carrierNeeded && facts.carriers.map(({ id }) => facts.packagesOf(id).map(({ service }) => service));
  const { carrierNeeded, addressNeeded, hasAddress, lacks } = goods;
  const rule = validate !== undefined;
  const sold = [cartType, category, isBill, needsNoConfirmation, rule];
  return JSON.stringify([
    ...sold,
    isEnough,
    carrierNeeded,
    addressNeeded,
    hasAddress,
    lacks,
    packages,
    [...(rides ?? [])],
  ]);
}

/** All ways through a purchase. */
export function endsOf(context: SellContext, purchase: Purchase): PurchaseEnd[] {
  const facts = factsOf(context, purchase);
  const key = keyOf(purchase, facts);
  const known = context.walked.get(key);
  if (known) return known;
  const ends = walkPurchase(facts);
  context.walked.set(key, ends);
  return ends;
}

/** Whether the order of a way through a purchase can become paid. */
export function isPaid(context: SellContext, { category }: Purchase, status: string, kind: PaymentKind): boolean {
  const key = JSON.stringify([category, status, kind]);
  const known = context.paid.get(key);
  if (known !== undefined) return known;
  const paid = canBePaid({ status, kind, category, hasBalance: context.hasBalance });
  context.paid.set(key, paid);
  return paid;
}

import { ItemType } from '../../__generated__/codes';
import { subtotal } from '../../modules/cart/rules/lines';
import { needsNoConfirmation, orderCategoryOf, requireMinimum } from '../../modules/orders/rules/checkout-choices';
import type { SellContext, SoldItem } from './context';
import { type Offer, stuck, type Verdict } from './verdict';
import { singleVerdict, verdictsOf } from './verdicts-of';
import { chooseItem, type Lines } from '../walks/choose-item';
import { isVerdict, itemOffer } from './item-offer';
import { lineSubject, toLine } from './line-subject';

/** The verdicts of lines that are bought without the cart and without delivery. */
export function purchaseOfLines(context: SellContext, offer: Offer, lines: Lines): Verdict[] {
  const { app, regions } = context;
  const [first] = lines;
  const district = regions.regencies[0]?.code ?? '';
  const purchase = {
    subject: lineSubject(context, lines, { at: offer.at, district }),
    cartType: first.type as ItemType,
    category: orderCategoryOf(first.type),
    needsNoConfirmation: needsNoConfirmation(app, first),
    parcel: null,
    validate: () => requireMinimum(app, subtotal(lines)),
  };
  const bought = { ...offer, lines: lines.map(toLine) };
  return verdictsOf(context, { offer: bought, purchase, deliveries: [null], destination: null });
}

/** The verdicts of an item that is chosen on its page and bought at once. */
export function chosenVerdicts(context: SellContext, offer: Offer, { sellables }: SoldItem): Verdict[] {
  const choice = chooseItem(sellables, { intent: 'buy', minimum: context.app.min_order_price, at: offer.at });
  switch (choice.end) {
    case 'asked':
      return [singleVerdict(offer, null)];
    case 'soldOut':
      return [singleVerdict(offer, stuck('SOLD_OUT'))];
    case 'refused':
      return [singleVerdict(offer, stuck('REFUSED', { code: choice.code }))];
    case 'chosen':
      return purchaseOfLines(context, offer, choice.lines);
  }
}

function itemVerdicts(context: SellContext, sold: SoldItem): Verdict[] {
  const offer = itemOffer('direct', sold, context.now);
  return isVerdict(offer) ? [offer] : chosenVerdicts(context, offer, sold);
}

/** Direct purchases, item by item. */
export const directVerdicts = (context: SellContext): Verdict[] =>
  context.soldOf(ItemType.DIRECT_PURCHASE).flatMap((sold) => itemVerdicts(context, sold));

import { isPastLastDay } from '../../modules/catalogue/rules/last-day';
import type { SoldItem } from './context';
import { saleMoment } from './sale-moment';
import { type Offer, type SoldKind, stuck, type Verdict } from './verdict';
import { singleVerdict } from './verdicts-of';

/** An item as an offer of its own, when it is sold; a verdict if it never is. */
export function itemOffer(kind: SoldKind, { item, sellables: [first] }: SoldItem, now: Date): Offer | Verdict {
  const { view_uid: id, title, type, expired_date = '' } = item;
  const at = saleMoment(first, now);
  const offer: Offer = { kind, id, title, items: [id], lines: [], at: at ?? now };
  if (!at) return singleVerdict(offer, stuck('NEVER_OPEN'));
  if (isPastLastDay(type, item.expired_date, at))
    return singleVerdict(offer, stuck('LAST_DAY_OVER', { date: expired_date }));
  return offer;
}

export const isVerdict = (value: Offer | Verdict): value is Verdict => 'offer' in value;

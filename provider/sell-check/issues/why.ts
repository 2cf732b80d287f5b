import type { Why } from './sentences';
import { type Offer, type Stuck, stuck, type Verdict } from '../verdicts/verdict';

/** How far a purchase comes before it is stuck. */
const progress: Partial<Readonly<Record<Stuck['code'], number>>> = {
  CARRIER_DOES_NOT_REACH: 0,
  RIDE_OUTSIDE: 0,
  RIDE_TOO_FAR: 0,
  RIDE_NO_ROUTE: 0,
  PAYMENT_NOT_FOR_KIND: 1,
  PAYMENT_NOT_FOR_CARRIER: 2,
};

const progressOf = ({ code }: Stuck) => progress[code] ?? 3;

const furthest = (verdicts: readonly Verdict[]): Stuck =>
  verdicts
    .flatMap((verdict) => verdict.stuck ?? [])
    .reduce((one, other) => (progressOf(other) > progressOf(one) ? other : one));

/** The reason of verdicts that are all stuck: that of the one that comes furthest. */
export function whyStuck(verdicts: readonly Verdict[]): Why {
  const reason = furthest(verdicts);
  return reason.code === 'PAYMENT_NOT_FOR_KIND' ? { ...stuck(reason.code), code: 'NO_PAYMENT' } : reason;
}

export interface JudgedOffer {
  offer: Offer;
  verdicts: readonly Verdict[];
  isSold: boolean;
}

/** Verdicts by what is bought. */
export function byOffer(verdicts: readonly Verdict[]): JudgedOffer[] {
  const offers = new Map<string, Verdict[]>();
  for (const verdict of verdicts) {
    const key = [verdict.offer.kind, ...verdict.offer.items, verdict.offer.id].join(' ');
    offers.set(key, [...(offers.get(key) ?? []), verdict]);
  }
  return [...offers.values()].flatMap((of) => {
    const offer = of[0]?.offer;
    return offer ? [{ offer, verdicts: of, isSold: of.some(({ end }) => end !== null) }] : [];
  });
}

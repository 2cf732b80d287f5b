import type { FilledStore } from '../../store-check/store-document';
import type { SellIssue } from '../../selling';
import { zoneText } from './sentences';
import type { Destination, Verdict } from '../verdicts/verdict';
import type { JudgedOffer } from './why';

const isSold = ({ end }: Verdict) => end !== null;

interface Unserved {
  destination: Destination;
  sellers: string[];
}

function unservedOf(sellers: readonly JudgedOffer[]): Unserved[] {
  const unserved = new Map<string, Unserved>();
  for (const { offer, verdicts } of sellers) {
    const zones = new Map(
      verdicts.flatMap(({ destination }) => (destination ? [[destination.zone, destination]] : [])),
    );
    for (const destination of zones.values()) {
      if (verdicts.some((one) => one.destination?.zone === destination.zone && isSold(one))) continue;
      const key = `${destination.zone} ${destination.provinces.join()}`;
      const known = unserved.get(key)?.sellers ?? [];
      unserved.set(key, { destination, sellers: [...known, offer.title] });
    }
  }
  return [...unserved.values()];
}

const maxNames = 3;

const namesOf = (sellers: readonly string[]) => {
  const names = sellers.slice(0, maxNames).map((title) => `"${title}"`);
  const more = sellers.length > maxNames ? [`${sellers.length - maxNames} more`] : [];
  return [...names, ...more].join(', ');
};

/** Districts to which a seller's goods are not delivered, although they are elsewhere. */
export function destinationIssues({ app, rides }: FilledStore, offers: readonly JudgedOffer[]): SellIssue[] {
  const sellers = offers.filter(
    ({ offer, verdicts }) => offer.kind === 'goods' && verdicts.some((one) => one.delivery !== null && isSold(one)),
  );
  const byRidesAlone = sellers.filter(
    ({ verdicts }) => !verdicts.some((one) => one.destination !== null && isSold(one)),
  );
  const some = sellers.filter((seller) => !byRidesAlone.includes(seller));
  const path = ['app', 'carriers'];
  const ridden: SellIssue[] = byRidesAlone.slice(0, 1).map(() => ({
    level: 'warning',
    code: 'RIDES_ONLY',
    params: { km: rides.max_km, sellers: byRidesAlone.length },
    path,
    reason: `goods${byRidesAlone.length < sellers.length ? ` of ${namesOf(byRidesAlone.map(({ offer }) => offer.title))}` : ''} are delivered by rides alone, at most ${rides.max_km} km: no carrier delivers farther`,
  }));
  return [
    ...ridden,
    ...unservedOf(some).map(({ destination: { zone, provinces }, sellers: titles }): SellIssue => {
      const ofAll = titles.length === sellers.length;
      return {
        level: 'warning',
        code: 'DESTINATION_STUCK',
        params: { zone, province: provinces.at(-1) ?? '', sellers: ofAll ? app.name : namesOf(titles) },
        path,
        reason: `goods${ofAll ? '' : ` of ${namesOf(titles)}`} to ${zoneText(zone, provinces)}: no carrier delivers there`,
        hint: 'Raise farthest_zone of a package, or add a carrier.',
      };
    }),
  ];
}

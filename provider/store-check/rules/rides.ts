import type { Issue, Path } from '../issue';
import type { Rule } from '../store-document';

function repeated<T>(values: readonly T[], path: Path, key: string): Issue[] {
  return values.flatMap((value, index) => {
    const earlier = values.indexOf(value);
    return earlier === index
      ? []
      : [
          {
            path: [...path, index, key],
            reason: `${JSON.stringify(value)} is already used by ${path.at(-1)}[${earlier}]`,
          },
        ];
  });
}

const ride = 1;

/** Zones, times and demand are told apart; carriers that ride know where they begin. */
export const rides: Rule = ({ rides: { zones, hours, surge }, app: { carriers } }) => [
  ...repeated(
    zones.map(({ code }) => code),
    ['rides', 'zones'],
    'code',
  ),
  ...hours.flatMap(({ from, to }, index) =>
    from === to ? [{ path: ['rides', 'hours', index, 'to'], reason: `begins and ends at ${from}` }] : [],
  ),
  ...repeated(
    surge.map((one) => one.rides),
    ['rides', 'surge'],
    'rides',
  ),
  ...carriers.flatMap(({ type, lat, lng }, index): Issue[] => {
    const path: Path = ['app', 'carriers', index];
    if ((lat === undefined) !== (lng === undefined)) return [{ path, reason: 'needs both "lat" and "lng"' }];
    return type === ride && lat === undefined ? [{ path, reason: 'has type 1 and needs "lat" and "lng"' }] : [];
  }),
];

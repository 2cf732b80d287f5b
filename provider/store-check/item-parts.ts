import type { CatalogueItem } from './catalogue-item';
import type { Issue, Path } from './issue';
import { variantOptionIssues } from './variant-options';

const isDay = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

export const notADay = (text: string | undefined, path: Path): Issue[] =>
  text === undefined || isDay(text) ? [] : [{ path, reason: `the calendar has no ${text}` }];

function repeatedIds(parts: readonly { view_uid: string }[], path: Path): Issue[] {
  const ids = parts.map(({ view_uid }) => view_uid);
  return ids.flatMap((id, index) => {
    const earlier = ids.indexOf(id);
    if (earlier === index) return [];
    return [{ path: [...path, index, 'view_uid'], reason: `"${id}" is already the id of ${path.at(-1)}[${earlier}]` }];
  });
}

const dearerNow = ({ variants }: CatalogueItem, path: Path): Issue[] =>
  variants.flatMap(({ price, new_price }, index) =>
    new_price > price
      ? [{ path: [...path, 'variants', index, 'new_price'], reason: `is ${new_price}, more than its price ${price}` }]
      : [],
  );

const emptyDays = ({ hours = {} }: CatalogueItem, path: Path): Issue[] =>
  Object.entries(hours).flatMap(([day, text]) => {
    const [opens, closes] = text.split('-');
    return opens === closes ? [{ path: [...path, 'hours', day], reason: `opens and closes at ${opens}` }] : [];
  });

/** What is wrong inside an item: its variants, services, reviews, days and hours. */
export const itemPartIssues = (item: CatalogueItem, path: Path): Issue[] => [
  ...repeatedIds(item.variants, [...path, 'variants']),
  ...repeatedIds(item.services, [...path, 'services']),
  ...dearerNow(item, path),
  ...variantOptionIssues(item, path),
  ...emptyDays(item, path),
  ...notADay(item.expired_date, [...path, 'expired_date']),
  ...item.reviews.flatMap(({ date }, index) => notADay(date, [...path, 'reviews', index, 'date'])),
];

import { ItemStyle, ItemType } from '../__generated__/codes';
import type { CatalogueItem, CatalogueOption, CatalogueVariant } from './catalogue-item';
import type { Issue, Path } from './issue';

const isDay = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

export const dayIssues = (text: string | undefined, path: Path): Issue[] =>
  text === undefined || isDay(text) ? [] : [{ path, reason: `${text} is not a date` }];

function idIssues(parts: readonly { view_uid: string }[], path: Path): Issue[] {
  const ids = parts.map(({ view_uid }) => view_uid);
  return ids.flatMap((id, index) => {
    const earlier = ids.indexOf(id);
    if (earlier === index) return [];
    return [{ path: [...path, index, 'view_uid'], reason: `"${id}" is already the id of ${path.at(-1)}[${earlier}]` }];
  });
}

const priceIssues = ({ variants }: CatalogueItem, path: Path): Issue[] =>
  variants.flatMap(({ price, new_price }, index) =>
    new_price > price
      ? [{ path: [...path, 'variants', index, 'new_price'], reason: `is ${new_price}, more than its price ${price}` }]
      : [],
  );

const hourIssues = ({ hours = {} }: CatalogueItem, path: Path): Issue[] =>
  Object.entries(hours).flatMap(([day, text]) => {
    const [opens, closes] = text.split('-');
    return opens === closes ? [{ path: [...path, 'hours', day], reason: `opens and closes at ${opens}` }] : [];
  });

const minutesOf = (time = '') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Minutes from opening to closing, which may be on the next day. */
function openMinutes(text: string) {
  const [opens = 0, closes = 0] = text.split('-').map(minutesOf);
  return closes > opens ? closes - opens : closes - opens + 1440;
}

function bookingIssues({ type, style, booking, hours = {} }: CatalogueItem, path: Path): Issue[] {
  if (!booking) return [];
  const at: Path = [...path, 'booking'];
  if (type !== ItemType.SERVICE)
    return [{ path: at, reason: `is of an item of type ${type}`, hint: 'Only services are booked.' }];
  const { slot_minutes, first_day, closed_days } = booking;
  const short = Object.entries(hours).filter(([, text]) => openMinutes(text) < slot_minutes);
  return [
    ...dayIssues(first_day, [...at, 'first_day']),
    ...closed_days.flatMap((day, index) => dayIssues(day, [...at, 'closed_days', index])),
    ...(style === ItemStyle.DATE_AND_TIME ? short : []).map(([day, text]) => ({
      path: [...at, 'slot_minutes'],
      reason: `is ${slot_minutes}, longer than ${day} is open (${text})`,
    })),
  ];
}

const ends = ['origin', 'destination'] as const;

function rideIssues(item: CatalogueItem, path: Path): Issue[] {
  const fixed = ends.filter((end) => item[`set_${end}_flag`] === 1);
  if (item.type !== ItemType.COURIER_RIDE) {
    return fixed.map((end) => ({
      path: [...path, `set_${end}_flag`],
      reason: `is of an item of type ${item.type}`,
      hint: 'Only rides have ends.',
    }));
  }
  return fixed.flatMap((end) =>
    item[`${end}_lat`] === undefined || item[`${end}_lng`] === undefined
      ? [{ path: [...path, `set_${end}_flag`], reason: `is 1 and needs "${end}_lat" and "${end}_lng"` }]
      : [],
  );
}

export const itemPartIssues = (item: CatalogueItem, path: Path): Issue[] => [
  ...idIssues(item.variants, [...path, 'variants']),
  ...idIssues(item.services, [...path, 'services']),
  ...priceIssues(item, path),
  ...variantOptionIssues(item, path),
  ...hourIssues(item, path),
  ...bookingIssues(item, path),
  ...rideIssues(item, path),
  ...dayIssues(item.expired_date, [...path, 'expired_date']),
  ...item.reviews.flatMap(({ date }, index) => dayIssues(date, [...path, 'reviews', index, 'date'])),
];

type Option = Pick<CatalogueOption, 'name' | 'value'>;

const languages: readonly [about: string, read: (option: CatalogueOption) => Option][] = [
  ['', (option) => option],
  ['in English ', (option) => ({ ...option, ...option.en })],
];

const optionsIn =
  (read: (option: CatalogueOption) => Option) =>
  ({ options = [] }: CatalogueVariant): readonly Option[] =>
    options.map(read);
const quoted = (texts: readonly string[]) => texts.map((text) => `"${text}"`).join(', ');

function variantOptionIssues({ variants }: CatalogueItem, path: Path): Issue[] {
  if (variants.every(({ options }) => !options)) return [];
  const readings = languages.map(([about, read]) => [about, variants.map(optionsIn(read))] as const);
  return variants.flatMap((_variant, index) => {
    for (const [about, reading] of readings) {
      const issue = optionIssue(reading.slice(0, index + 1));
      const at = [...path, 'variants', index, 'options'];
      if (issue) return [{ path: at, reason: about + issue.reason, hint: issue.hint }];
    }
    return [];
  });
}

function optionIssue(reading: readonly (readonly Option[])[]): Pick<Issue, 'reason' | 'hint'> | null {
  const lastOptions = reading.at(-1) ?? [];
  const names = lastOptions.map(({ name }) => name);
  const firstNames = (reading[0] ?? []).map(({ name }) => name);
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate !== undefined) return { reason: `has "${duplicate}" twice`, hint: 'Name each option once.' };
  if (names.join('\n') !== firstNames.join('\n')) {
    const hint =
      firstNames.length > 0
        ? `Write the options of variants[0], in its order: ${quoted(firstNames)}.`
        : 'Give variants[0] the same options, or remove these.';
    return { reason: names.length > 0 ? `names ${quoted(names)}` : 'is missing', hint };
  }
  const values = (options: readonly Option[]) => options.map(({ value }) => value).join('\n');
  const earlier = reading.findIndex((options) => values(options) === values(lastOptions));
  if (lastOptions.length === 0 || earlier === reading.length - 1) return null;
  return {
    reason: `has ${quoted(lastOptions.map(({ value }) => value))} like variants[${earlier}]`,
    hint: 'Give each variant different values, or remove one of them.',
  };
}

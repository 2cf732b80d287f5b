import type { CatalogueItem, CatalogueOption, CatalogueVariant } from './catalogue-item';
import type { Issue, Path } from './issue';

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

/** What is wrong with the options of an item's variants: the first of each variant, in the first language that has one. */
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

/** What is wrong with the last of some variants' options, which are given in one language. */
function optionIssue(reading: readonly (readonly Option[])[]): Pick<Issue, 'reason' | 'hint'> | null {
  const own = reading.at(-1) ?? [];
  const names = own.map(({ name }) => name);
  const wanted = (reading[0] ?? []).map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return { reason: `has "${twice}" twice`, hint: 'Name each option once.' };
  if (names.join('\n') !== wanted.join('\n')) {
    const hint =
      wanted.length > 0
        ? `Write the options of variants[0], in its order: ${quoted(wanted)}.`
        : 'Give variants[0] the same options, or take these out.';
    return { reason: names.length > 0 ? `names ${quoted(names)}` : 'is missing', hint };
  }
  const values = (options: readonly Option[]) => options.map(({ value }) => value).join('\n');
  const earlier = reading.findIndex((options) => values(options) === values(own));
  if (own.length === 0 || earlier === reading.length - 1) return null;
  return {
    reason: `has ${quoted(own.map(({ value }) => value))} as variants[${earlier}] has`,
    hint: 'Give each variant other values, or take one of them out.',
  };
}

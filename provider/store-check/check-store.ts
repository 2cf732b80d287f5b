import { CarrierType } from '../__generated__/codes';
import { getContrast } from 'polished';
import { storeSourceBytes } from '../__generated__/limits';
import * as checks from '../__generated__/store-checks';
import storeSchema from '../__generated__/store-schema.json';
import { fillStore } from './fill-defaults';
import type { DocumentIssue, Issue, SourceError } from './issue';
import { parseSource, refuse } from './parse-source';
import { repair } from './repair';
import { actionValues } from './rules/actions';
import { bills } from './rules/bills';
import { commerce } from './rules/commerce';
import { type ItemReference, itemReferences } from './rules/item-links';
import { deadLinks, linkValues } from './rules/links';
import { unknownCurrency } from './rules/currency';
import { repeated } from './rules/repeated';
import { rides } from './rules/rides';
import { segmentSources, uniqueIds } from './rules/references';
import { companionFields, documentSize, menuEntries } from './rules/settings';
import type { FilledStore, Rule, StoreDocument } from './store-document';

export const headerPalette = ['#ED5564', '#4FC1E8', '#A0D568', '#FFCE54', '#AC92EB'] as const;

/** WCAG level AA; the storefront replaces colours with less contrast. */
const minContrast = 4.5;

const headerColor = ({ color_custom_flag, color_custom, header }: FilledStore['app']): string =>
  (color_custom_flag === 1 && color_custom) || (headerPalette[header] ?? headerPalette[0]);

/** The storefront replaces a text colour that cannot be read on the header. */
function unreadableHeaderText({ app }: FilledStore): DocumentIssue[] {
  const { color_font: text } = app;
  const ground = headerColor(app);
  const ratio = text ? getContrast(text, ground) : minContrast;
  if (ratio >= minContrast) return [];
  const isDarkerBetter = getContrast('#000000', ground) > getContrast('#FFFFFF', ground);
  const [ink, direction] = isDarkerBetter ? ['#000000', 'darker'] : ['#FFFFFF', 'lighter'];
  return [
    {
      path: ['app', 'color_font'],
      reason: `${text} on the header's ${ground} has a contrast of ${ratio}:1, below the ${minContrast}:1 that text needs; the header shows a readable colour instead`,
      hint: `Choose a ${direction} color_font (${ink} has ${getContrast(ink, ground)}:1), or another header colour.`,
      code: isDarkerBetter ? 'TEXT_TOO_LIGHT' : 'TEXT_TOO_DARK',
      params: { ratio, limit: minContrast },
    },
  ];
}

const unusedCarriers = ({ app: { carriers, use_expedition } }: FilledStore): DocumentIssue[] =>
  use_expedition !== 1 && carriers.some(({ type }) => type !== CarrierType.RIDE)
    ? [
        {
          path: ['app', 'carriers'],
          reason: 'no checkout offers these carriers, because use_expedition is not 1; delivery is free',
          hint: 'Write use_expedition: 1 to ask for a carrier, or remove the carriers.',
          code: 'UNUSED_CARRIERS',
          params: { field: 'app.use_expedition' },
        },
      ]
    : [];

const storeWarnings = (store: FilledStore): DocumentIssue[] => [
  ...unusedCarriers(store),
  ...unknownCurrency(store),
  ...unreadableHeaderText(store),
];

const repeatedPictures: Rule = ({ pictures }) =>
  repeated(
    pictures.map(({ picture }) => picture),
    ['pictures'],
    'picture',
  );

const ownRules: readonly Rule[] = [uniqueIds, repeatedPictures, companionFields, linkValues, documentSize];
const referenceRules: readonly Rule[] = [segmentSources, menuEntries, actionValues, deadLinks, commerce, bills, rides];

/** The certain errors that the rules find in a document that does not fit the schema. */
function issuesBeside(document: unknown): DocumentIssue[] {
  const repaired = repair<FilledStore>(document, checks.store, storeSchema);
  if (!repaired) return [];
  const { value, isStructural, isCertain } = repaired;
  const rules = isStructural ? ownRules : [...ownRules, ...referenceRules];
  return rules.flatMap((rule) => rule(value)).filter(isCertain);
}

export interface CheckedDocument {
  /** With defaults; undefined if there are issues. */
  filled: FilledStore | undefined;
  issues: readonly DocumentIssue[];
  warnings: readonly DocumentIssue[];
  /** What the store must have besides; empty if there are issues. */
  items: readonly ItemReference[];
}

/** Checks a parsed document, which it does not change. */
export function checkDocument(document: unknown): CheckedDocument {
  const whole: unknown = structuredClone(document);
  const misfits = fillStore(whole);
  if (misfits.length > 0)
    return { filled: undefined, issues: [...misfits, ...issuesBeside(document)], warnings: [], items: [] };
  const store = whole as FilledStore;
  const issues = [...ownRules, ...referenceRules].flatMap((rule) => rule(store));
  return issues.length > 0
    ? { filled: undefined, issues, warnings: [], items: [] }
    : { filled: store, issues, warnings: storeWarnings(store), items: itemReferences(store) };
}

export interface CheckedStore {
  document: StoreDocument;
  /** The revision that the file was exported from. */
  base: number | undefined;
  filled: FilledStore;
  warnings: readonly SourceError[];
  locate: (issue: Issue) => SourceError;
  /** For conflicts that only the database knows. */
  refuse: (issues: readonly Issue[]) => never;
}

/** @throws SourceRefused with all errors. */
export function checkStore(text: string, file: string): CheckedStore {
  const source = parseSource(text, file, storeSourceBytes);
  const { filled, issues, warnings } = checkDocument(source.value);
  if (!filled) return refuse(source, issues);
  const { revision: base, ...store } = filled as FilledStore & { revision?: number };
  const { revision: _, ...document } = source.value as Record<string, unknown>;
  return {
    document,
    base,
    filled: store,
    warnings: warnings.map((issue) => source.locate(issue)),
    locate: (issue) => source.locate(issue),
    refuse: (more) => refuse(source, more),
  };
}

import { applyPatch } from 'fast-json-patch';
import { isFields } from '../../../../../shared/documents/entries';
import { toPointer } from '../../../../../shared/documents/pointers';
import type { DocumentIssue } from '../../../../../provider/store-check/issue';
import { checkDocument } from '../../../../../provider/store-check/check-store';
import type { Json } from '../../../../../studio/editor/editor';
import { setValue } from '../../../../../studio/editor/form/set-value';
import { parentOf, valueAt } from '../../../../../studio/editor/values';
import type { Step } from './visit';

type Document = Readonly<Record<string, unknown>>;

const isSame = (one: Json, other: Json) => JSON.stringify(one) === JSON.stringify(other);
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** The values of a document that another one lacks or has differently, by their pointers. A list is new as a whole. */
function changedValues(before: Json, after: Json, pointer = ''): [string, Json][] {
  if (isSame(before, after)) return [];
  const isObject = isFields(after) && (before === undefined || isFields(before));
  if (!isObject && !(isList(before) && isList(after) && after.some(isFields))) return [[pointer, after]];
  const [old, now] = [before ?? {}, after] as Record<string, Json>[];
  return Object.keys({ ...old, ...now }).flatMap((step) =>
    changedValues(old?.[step], now?.[step], `${pointer}/${step}`),
  );
}

const withValue = (document: Document, pointer: string, value: Json): Document =>
  applyPatch(structuredClone(document), setValue(document, pointer, value), true).newDocument;

const targets: Readonly<Record<number, string>> = { 11: 'roti', 18: 'pesan', 43: 'bagian6' };

/** What a person fills in where an entry needs more than the palette gives it. */
const needed: Readonly<Record<string, (owner: Json) => Json>> = {
  NOT_A_PHONE: () => '+62811',
  NOT_A_PROFILE: () => 'warung',
  NOT_AN_EMAIL: () => 'b@toko.test',
  NOT_A_LINK: () => 'toko.test',
  NOT_CHOSEN: (owner) => targets[Number((owner as { type?: number }).type)] ?? 'roti',
  MISSING_FIELD: () => '8808',
  NEEDS_FIELD: () => 'id.toko',
  TOO_FEW: () => ['kecil'],
};

const fieldOf = ({ field }: Readonly<Record<'field', string | number>>) => String(field).split('.').at(-1) ?? '';

function pointerOf({ path, ...issue }: DocumentIssue): string {
  const pointer = toPointer(path);
  if (issue.code === 'MISSING_FIELD') return `${pointer}/${fieldOf(issue.params)}`;
  return issue.code === 'NEEDS_FIELD' ? `${parentOf(pointer)}/${fieldOf(issue.params)}` : pointer;
}

function filledOnce(document: Document): Document {
  return checkDocument(document).issues.reduce((before, issue) => {
    const value = needed[issue.code];
    if (!value) return before;
    const pointer = pointerOf(issue);
    return withValue(before, pointer, value(valueAt(before, parentOf(pointer))));
  }, document);
}

/** The document with what its entries need. Rules between fields are checked once each field is right. */
const filled = (document: Document) => filledOnce(filledOnce(document));

/** One of the documents, and the values of the steps in it. */
interface Combined {
  readonly document: Document;
  readonly values: ReadonlyMap<string, Json>;
}

function combined({ document, values }: Combined, changes: readonly [string, Json][]): Combined | null {
  if (changes.some(([pointer, value]) => values.has(pointer) && !isSame(values.get(pointer), value))) return null;
  const changed = changes.reduce((before, [pointer, value]) => withValue(before, pointer, value), document);
  return { document: changed, values: new Map([...values, ...changes]) };
}

const isSound = ({ document }: Combined) => checkDocument(filled(document)).issues.length === 0;

/**
 * Documents without errors that have one of each list of steps among them. All steps were made from the same start.
 *
 * @throws Error if none of a list fits
 */
export function documentsWith(start: Document, choices: readonly (readonly Step[])[]) {
  const documents: (Combined & { steps: Step[] })[] = [];
  const fits = (step: Step) =>
    [...documents, { document: start, values: new Map(), steps: [] }].some((one, at) => {
      const next = combined(one, changedValues(start, step.document));
      if (!next || !isSound(next)) return false;
      documents[at] = { ...next, steps: [...one.steps, step] };
      return true;
    });
  const without = choices.filter((steps) => !steps.some(fits));
  if (without.length > 0)
    throw new Error(`No document without errors has ${without.map(([one]) => one?.pointer).join(', ')}`);
  return documents.map(({ document, steps }) => ({ document: filled(document), steps }));
}

import { canonicalText } from '../../shared/documents/canonical';
import { type Fields, isFields } from '../../shared/documents/entries';
import { toPointer } from '../../shared/documents/pointers';
import { groupOf } from '../editor/form/app-groups';
import { placeOf } from '../editor/form/place';
import { type Change, compareDocuments } from './compare';
import { differingSnippets, plainText } from './snippets';
import { entryName, namesById, placeName, type Speech, valueText } from './values';
import { titleOf } from './title-of';

/** One thing that differs, for people. */
export interface Sentence {
  /** JSON pointer in the new document. */
  readonly pointer: string;
  /** The entries in which the field is, such as a block of a page. */
  readonly within: readonly string[];
  readonly text: string;
  /** The colours of a change of colour, as `#rrggbb`. */
  readonly colors?: { readonly before: string | null; readonly after: string | null };
}

export interface ChangedPart {
  readonly name: string;
  readonly sentences: readonly Sentence[];
}

const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const isText = (value: unknown): value is string => typeof value === 'string';

const isColor = (value: unknown): value is string => isText(value) && /^#[0-9a-f]{6}$/i.test(value);

interface Values {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Texts are shortened to what differs. */
function valueTexts({ before, after }: Values, { place }: Change, speech: Speech) {
  const isLong = (place.kind === 'text' || place.kind === 'html') && isText(before) && isText(after);
  if (!isLong) return { before: valueText(before, place, speech), after: valueText(after, place, speech) };
  const [old, now] = place.kind === 'html' ? [plainText(before), plainText(after)] : [before, after];
  const snippets = differingSnippets(old, now);
  return { before: `“${snippets.before}”`, after: `“${snippets.after}”` };
}

function pictureText({ name, before, after }: Values, { m }: Speech): string {
  if (isEmpty(before)) return m('changes.picture-added', { name });
  return isEmpty(after) ? m('changes.picture-removed', { name }) : m('changes.picture-replaced', { name });
}

const shortened = (value: unknown) => (isText(value) ? differingSnippets(value, '').before : value);

function setText(values: Values, change: Change, speech: Speech): string {
  const { name, before, after } = values;
  const { m } = speech;
  const { place } = change;
  if (place.kind === 'unknown' || place.kind === 'code') return m('changes.rewritten', { name });
  if (place.kind === 'flag') return after === 1 ? m('changes.on', { name }) : m('changes.off', { name });
  if (place.kind === 'picture') return pictureText(values, speech);
  if (place.kind === 'html' && isText(before) && isText(after) && plainText(before) === plainText(after))
    return m('changes.formatted', { name });
  if (isEmpty(before)) return m('changes.filled', { name, after: valueText(shortened(after), place, speech) });
  if (isEmpty(after)) return m('changes.emptied', { name, before: valueText(shortened(before), place, speech) });
  return m('changes.set', { name, ...valueTexts(values, change, speech) });
}

/** A default that is written out, or left out, changes nothing for customers. */
function setSentence(change: Change, act: { before: unknown; after: unknown }, speech: Speech): string {
  const { place, path } = change;
  const fallback = place.schema.default;
  const values = {
    name: placeName(place, speech, path.at(-1)),
    before: act.before ?? fallback,
    after: act.after ?? fallback,
  };
  const isSame = canonicalText(values.before ?? null) === canonicalText(values.after ?? null);
  return isSame ? speech.m('changes.same', { name: values.name }) : setText(values, change, speech);
}

function actText(change: Change, speech: Speech): string {
  const { act } = change;
  const { m } = speech;
  if (act.kind === 'set') return setSentence(change, act, speech);
  const entry = entryName(act.entry, speech);
  const { number } = act.entry;
  if (act.kind === 'added') return m('changes.added', { entry, number });
  return act.kind === 'moved' ? m('changes.moved', { entry, number }) : m('changes.removed', { entry });
}

function colorsOf({ place, act }: Change): Pick<Sentence, 'colors'> {
  if (place.kind !== 'color' || act.kind !== 'set') return {};
  const [before, after] = [act.before, act.after].map((value) => (isColor(value) ? value : null));
  return { colors: { before: before ?? null, after: after ?? null } };
}

/** A component is a part of its own; the list of components is one too. */
function partName(change: Change, speech: Speech): string {
  const [first] = change.trail;
  const { m, words } = speech;
  if (change.path[0] === 'components')
    return first ? (titleOf(first.entry) ?? entryName(first, speech)) : words['store.components'].name;
  const list = change.path.findIndex((step) => typeof step === 'number');
  const group = groupOf(placeOf(toPointer(list === -1 ? change.path : change.path.slice(0, list))));
  if (group) return m(`form.group.${group}`);
  const key = `store.${String(change.path[0])}`;
  return Object.hasOwn(words, key) ? words[key as 'store.forms'].name : words.store.name;
}

function sentenceOf(change: Change, speech: Speech): Sentence {
  const within = change.path[0] === 'components' ? change.trail.slice(1) : change.trail;
  return {
    pointer: toPointer(change.path),
    within: within.map((crumb) => entryName(crumb, speech)),
    text: actText(change, speech),
    ...colorsOf(change),
  };
}

export const currencyOf = ({ app }: Fields) => (isFields(app) && isText(app.currency) ? app.currency : 'Rp');

/** The differences of two documents in words, by the parts of a store; empty if the documents are equal. */
export function changesInWords(
  before: Fields,
  after: Fields,
  language: Pick<Speech, 'm' | 'words' | 'locale'>,
): ChangedPart[] {
  const names = namesById(after, namesById(before));
  const speech: Speech = { ...language, currency: currencyOf(after), names };
  const parts = new Map<string, Sentence[]>();
  for (const change of compareDocuments(before, after)) {
    const part = partName(change, speech);
    parts.set(part, [...(parts.get(part) ?? []), sentenceOf(change, speech)]);
  }
  return [...parts].map(([name, sentences]) => ({ name, sentences }));
}

/** A sentence with the entries that it is about, as one text. */
export const wholeSentence = ({ within, text }: Sentence) => [...within, text].join(': ');

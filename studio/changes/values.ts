import { isFields } from '../../shared/documents/entries';
import { dateFormat } from '../../src/i18n/dates';
import { formatMoney } from '../../src/i18n/money';
import type { Locale } from '../../src/i18n/translate';
import type { SchemaKey } from '../__generated__/schema-keys';
import type { StudioTranslate } from '../i18n/use-studio-messages';
import type { Words } from '../words/words';
import type { Crumb } from './compare';
import { memberKey, type SchemaPlace } from './schema-place';
import { plainText } from './snippets';
import { titleOf } from './title-of';

/** What sentences about a store's document need. */
export interface Speech {
  readonly m: StudioTranslate;
  readonly words: Readonly<Record<SchemaKey, Words>>;
  readonly locale: Locale;
  readonly currency: string;
  /** Names of the entries that other fields refer to, by their ids. */
  readonly names: ReadonlyMap<string, string>;
}

/** The names of all entries with an id. */
export function namesById(value: unknown, names = new Map<string, string>()): Map<string, string> {
  if (Array.isArray(value)) for (const entry of value) namesById(entry, names);
  else if (isFields(value)) {
    const title = titleOf(value);
    if (typeof value.view_uid === 'string' && title !== undefined) names.set(value.view_uid, title);
    for (const field of Object.values(value)) namesById(field, names);
  }
  return names;
}

const isChoice = (words: Speech['words'], key: string): key is SchemaKey => Object.hasOwn(words, key);

const numberText = (value: number, locale: Locale) =>
  new Intl.NumberFormat(locale === 'id' ? 'id-ID' : 'en-GB', { maximumFractionDigits: 6 }).format(value);

function numberOf(value: number, { kind }: SchemaPlace, { m, locale, currency }: Speech): string {
  if (kind === 'money') return formatMoney({ amount: value, currency });
  const text = numberText(value, locale);
  if (kind === 'percent') return m('changes.percent', { value: text });
  return kind === 'kilometres' ? m('changes.kilometres', { value: text }) : text;
}

const weekday = (day: number, locale: Locale) =>
  // 1 January 2024 was a Monday.
  dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));

function listText(list: readonly unknown[], place: SchemaPlace, speech: Speech): string {
  if (list.length === 0) return speech.m('changes.none');
  const texts = list.map((value) =>
    place.key === 'rideHours.days' && typeof value === 'number'
      ? weekday(value, speech.locale)
      : valueText(value, place, speech),
  );
  return texts.join(', ');
}

/** A name in a value, or undefined if it is none. */
function nameOf(value: unknown, { kind, values }: SchemaPlace, { words, names }: Speech): string | undefined {
  const choice = `${values}=${String(value)}`;
  if (isChoice(words, choice)) return words[choice].name;
  if (kind === 'member') {
    const key = memberKey(value);
    return key && words[key].name;
  }
  const name = typeof value === 'string' ? names.get(value) : undefined;
  return (kind === 'reference' || kind === 'values') && name !== undefined ? `“${name}”` : undefined;
}

export function valueText(value: unknown, place: SchemaPlace, speech: Speech): string {
  const { m } = speech;
  if (Array.isArray(value)) return listText(value, place, speech);
  const name = nameOf(value, place, speech);
  if (name !== undefined) return name;
  if (typeof value === 'number') return numberOf(value, place, speech);
  if (typeof value === 'string') {
    const text = place.kind === 'html' ? plainText(value) : value;
    if (text === '') return m('changes.nothing');
    return place.kind === 'color' ? text : `“${text}”`;
  }
  return isFields(value) ? m('changes.group') : String(value);
}

/** What a field or an entry is called. */
export function placeName({ key, isEnglish }: SchemaPlace, { m, words }: Speech, field: string | number = ''): string {
  const name = key ? words[key].name : m('changes.unknown', { name: field });
  return isEnglish ? m('changes.in-english', { name }) : name;
}

export function entryName({ place, entry, number }: Crumb, speech: Speech): string {
  const { m } = speech;
  const kind = placeName(place, speech);
  const title = titleOf(entry) ?? idTitle(entry, speech);
  return title === undefined ? m('changes.numbered', { kind, number }) : m('changes.named', { kind, title });
}

/** The title of an entry without one is what its reward is worth, as customers see it. */
function idTitle(entry: unknown, { currency }: Speech): string | undefined {
  const reward = isFields(entry) ? entry.reward : undefined;
  return typeof reward === 'number' ? formatMoney({ amount: reward, currency }) : undefined;
}

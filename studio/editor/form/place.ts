import { isWithin } from '../values';
import { type AppGroup, appGroups, groupOf, groupPlace } from './app-groups';

/** Lists of plain values: they are fields of their part, so that their entries have no form of their own. */
const plainLists = new Set(['domains', 'days', 'cart_types', 'carrier_types', 'options']);

/** English texts stand beside their originals. */
const withoutTranslation = (pointer: string) => pointer.replace(/\/en(?=\/|$)/g, '');

function groupWith(pointer: string): AppGroup | undefined {
  const groups = Object.keys(appGroups) as AppGroup[];
  return groups.find((group) =>
    appGroups[group].some(({ fields }) => fields.some((field) => isWithin(withoutTranslation(pointer), field))),
  );
}

/** The place of the whole part that a field belongs to, if the field is not in an entry of a list. */
function partOf(pointer: string): string {
  const group = groupWith(pointer);
  if (group) return groupPlace(group);
  const [, part = ''] = pointer.split('/');
  return part === 'app' ? groupPlace('identity') : `/${part}`;
}

/** The place whose form has the field at a JSON pointer: its nearest entry of a list, else its part of the document. */
export function placeOf(pointer: string): string {
  const tokens = pointer.split('/');
  const entry = tokens.findLastIndex((token, at) => /^\d+$/.test(token) && !isPlainEntry(tokens, at));
  return entry > 0 ? tokens.slice(0, entry + 1).join('/') : partOf(pointer);
}

/** The place whose form the editor shows: groups of the store's fields are places too. */
export const formPlaceOf = (place: string) => (groupOf(place) ? place : placeOf(place));

/** Whether a place is an entry of a list. */
export const isEntryPlace = (place: string) => /\/\d+$/.test(place);

/** The options of a form's line are parts of their own; those that a line depends on are plain ids. */
function isPlainEntry(tokens: readonly string[], at: number) {
  const list = tokens[at - 1] ?? '';
  return plainLists.has(list) && (list !== 'options' || tokens[at - 2] === 'show_if');
}

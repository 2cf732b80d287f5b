import { isFields } from '../../shared/documents/entries';
import { fromPointer } from '../../shared/documents/pointers';
import { documentPlace, entryPlace, fieldPlace } from './schema-place';
import { entryName, placeName, type Speech } from './values';

/** What a field is called, after the entries that it is in. */
export function nameAt(document: unknown, pointer: string, speech: Speech): string {
  const entries: string[] = [];
  let place = documentPlace;
  let value = document;
  let last = '';
  for (const step of fromPointer(pointer)) {
    last = step;
    if (Array.isArray(value) && place.kind === 'list') {
      value = (value as readonly unknown[])[Number(step)];
      place = entryPlace(place, value);
      entries.push(entryName({ place, entry: value, number: Number(step) + 1 }, speech));
      last = '';
    } else {
      value = isFields(value) ? value[step] : undefined;
      place = place.kind === 'group' || place.schema.properties ? fieldPlace(place, step) : place;
    }
  }
  return [...entries, ...(last === '' ? [] : [placeName(place, speech, last)])].join(' › ');
}

import { isFields } from '../../shared/documents/entries';
import { documentPlace, entryPlace, fieldPlace, type SchemaPlace } from './schema-place';

function namesIn(value: unknown, place: SchemaPlace): string[] {
  if (place.kind === 'picture') return typeof value === 'string' && value !== '' ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => namesIn(entry, entryPlace(place, entry)));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, field]) => namesIn(field, fieldPlace(place, name)));
}

/** How many different pictures a document has. */
export const countPictures = (document: unknown) => new Set(namesIn(document, documentPlace)).size;

import { type Fields, isFields } from '../../shared/documents/entries';

type Json = unknown;

const parts = /((?:listimage|appicon|appslider|compbackground|userphoto|reviewimage|popup)\/[A-Za-z0-9_.~-]+)/;

/** In a tenant's HTML, the picture stands in the paths under which it is served. */
const replacedIn = (text: string, from: string, to: string) =>
  text
    .split(parts)
    .map((part) => (part === from ? to : part))
    .join('');

function replacedAt(value: Json, from: string, to: string): Json {
  if (typeof value === 'string') return replacedIn(value, from, to);
  if (Array.isArray(value)) return value.map((entry) => replacedAt(entry, from, to));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, replacedAt(field, from, to)]));
}

/** The document with another picture everywhere in place of one. What it says of each picture stays. */
export const replacePicture = (document: Fields, from: string, to: string): Fields => ({
  ...(replacedAt(document, from, to) as Fields),
  ...(document.pictures !== undefined && { pictures: document.pictures }),
});

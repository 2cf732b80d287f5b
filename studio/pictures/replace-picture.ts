type Json = unknown;

const parts = /((?:listimage|appicon|appslider|compbackground|userphoto|reviewimage|popup)\/[A-Za-z0-9_.~-]+)/;

/** In a tenant's HTML, the picture stands in the paths under which it is served. */
const replacedIn = (text: string, from: string, to: string) =>
  text
    .split(parts)
    .map((part) => (part === from ? to : part))
    .join('');

/** The document with another picture everywhere in place of one. */
export function replacePicture(document: Json, from: string, to: string): Json {
  if (typeof document === 'string') return replacedIn(document, from, to);
  if (Array.isArray(document)) return document.map((entry) => replacePicture(entry, from, to));
  if (typeof document !== 'object' || document === null) return document;
  return Object.fromEntries(Object.entries(document).map(([key, value]) => [key, replacePicture(value, from, to)]));
}

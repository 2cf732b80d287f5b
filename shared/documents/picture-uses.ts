import { isFields } from './entries';
import { toPointer } from './pointers';

/** A picture that a document names, and the JSON pointer of the value that names it. */
export interface PictureUse {
  readonly picture: string;
  readonly pointer: string;
}

type Path = readonly (string | number)[];

const name = '(?:listimage|appicon|appslider|compbackground|userphoto|reviewimage|popup)/[A-Za-z0-9_.~-]{1,120}';
const whole = new RegExp(`^${name}$`);
/** In a tenant's HTML, pictures stand as the paths under which they are served. */
const inText = new RegExp(`(?<=/(?:media|images/[0-9]+)/)${name}`, 'g');

function picturesIn(text: string): readonly string[] {
  return whole.test(text) ? [text] : [...new Set(text.match(inText))];
}

function usesIn(value: unknown, path: Path): PictureUse[] {
  if (typeof value === 'string') return picturesIn(value).map((picture) => ({ picture, pointer: toPointer(path) }));
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((entry, index) => usesIn(entry, [...path, index]));
  return Object.entries(value).flatMap(([key, entry]) => usesIn(entry, [...path, key]));
}

/** Everything in a document that shows a picture, in its order. What `pictures` says of a picture shows none. */
export function pictureUses(document: unknown): PictureUse[] {
  if (!isFields(document)) return [];
  const { pictures: _, ...shown } = document;
  return usesIn(shown, []);
}

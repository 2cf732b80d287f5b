import type { Operation } from 'fast-json-patch';
import type { Point } from '../../src/ui/media/focal-point';
import type { Json } from '../editor/editor';
import { listAt, numberAt, textAt, valueAt } from '../editor/values';

/** What a store's document says of a picture. */
export interface Description {
  /** What it shows; empty if nobody said. */
  readonly alt: string;
  readonly english: string;
  /** What stays visible where it is cut. */
  readonly focus: Point;
}

const list = '/pictures';
const half = 50;
export const centre: Point = { x: half, y: half };

const indexOf = (document: Json, picture: string) =>
  listAt(document, list).findIndex((entry) => textAt(entry, 'picture') === picture);

export function descriptionOf(document: Json, picture: string): Description {
  const entry = listAt(document, list)[indexOf(document, picture)];
  return {
    alt: textAt(entry, 'alt'),
    english: textAt(valueAt(entry, '/en'), 'alt'),
    focus: { x: numberAt(entry, 'focus_x') ?? half, y: numberAt(entry, 'focus_y') ?? half },
  };
}

const isCentre = ({ x, y }: Point) => x === half && y === half;

const entryOf = (picture: string, { alt, english, focus: { x, y } }: Description) => ({
  picture,
  ...(alt !== '' && { alt }),
  ...(x !== half && { focus_x: x }),
  ...(y !== half && { focus_y: y }),
  ...(english !== '' && { en: { alt: english } }),
});

/** The operations that say something of a picture, or nothing any more. */
export function describe(document: Json, picture: string, description: Description): Operation[] {
  const value = entryOf(picture, description);
  const isBlank = description.alt === '' && description.english === '' && isCentre(description.focus);
  const at = indexOf(document, picture);
  if (isBlank && at < 0) return [];
  if (isBlank) return [{ op: 'remove', path: listAt(document, list).length === 1 ? list : `${list}/${at}` }];
  if (at >= 0) return [{ op: 'replace', path: `${list}/${at}`, value }];
  return valueAt(document, list) === undefined
    ? [{ op: 'add', path: list, value: [value] }]
    : [{ op: 'add', path: `${list}/-`, value }];
}

/** A part of a picture shows the same; its focal point is its own. */
export function describePart(document: Json, whole: string, part: string): Operation[] {
  const description = descriptionOf(document, whole);
  return description.alt === '' || indexOf(document, part) >= 0
    ? []
    : describe(document, part, { ...description, focus: centre });
}

import type { PreviewArea } from '../../preview-agent/messages';
import type { Editor, Json } from '../editor';
import { groupPlace } from '../form/app-groups';
import { placeOf } from '../form/place';

type Document = Editor['document'];

const isFields = (value: Json): value is Readonly<Record<string, Json>> => typeof value === 'object' && value !== null;

const idOf = (value: Json) => (isFields(value) && typeof value.view_uid === 'string' ? value.view_uid : undefined);

/** The JSON pointer of each part of the document that has an id. */
export function pointersById(document: Document): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const look = (value: Json, pointer: string) => {
    const id = pointer.startsWith('/app') ? undefined : idOf(value);
    if (id !== undefined && !found.has(id)) found.set(id, pointer);
    if (isFields(value)) for (const [name, part] of Object.entries(value)) look(part, `${pointer}/${name}`);
  };
  look(document, '');
  return found;
}

const areaPlaces: Readonly<Record<PreviewArea, string>> = {
  header: groupPlace('look'),
  slider: groupPlace('home'),
  popup: groupPlace('popup'),
};

interface Tap {
  readonly ids: readonly string[];
  readonly area: PreviewArea | null;
  readonly path: string;
}

/** The last part of a page's path, after the words that are only for people. */
const idInPath = (path: string) => /([A-Za-z0-9_]+)\/?(?:\?|$)/.exec(path)?.[1];

/** The place of what was tapped in the page; null if nothing in the document belongs to it. */
export function placeOfTap(document: Document, { ids, area, path }: Tap): string | null {
  const pointers = pointersById(document);
  const pointer = [...ids, ...(area ? [] : [idInPath(path) ?? ''])].map((id) => pointers.get(id)).find(Boolean);
  if (pointer !== undefined) return placeOf(pointer);
  return area && areaPlaces[area];
}

/** What the page has of a place: the ids of the part and of the parts around it, the innermost first. */
export function partsOfPlace(document: Document, place: string): { ids: string[]; area: PreviewArea | null } {
  const ids: string[] = [];
  let value: Json = document;
  for (const step of place.split('/').slice(1)) {
    value = isFields(value) ? value[step] : undefined;
    const id = idOf(value);
    if (id !== undefined) ids.unshift(id);
  }
  const area = (Object.keys(areaPlaces) as PreviewArea[]).find((name) => areaPlaces[name] === place) ?? null;
  return { ids, area };
}

/** Parts of a page that are no entries of the store's document with an id. */
export type PreviewArea = 'header' | 'slider' | 'popup';

export type FromPreview =
  /** The page has begun to listen. `path` is inside the store, with its query. */
  | { readonly type: 'preview.ready'; readonly path: string }
  | { readonly type: 'preview.moved'; readonly path: string; readonly scroll: number }
  /** `ids` are those of the parts around the tap, from the innermost to the outermost. */
  | {
      readonly type: 'preview.tapped';
      readonly ids: readonly string[];
      readonly area: PreviewArea | null;
      readonly path: string;
    };

export type ToPreview =
  /** A page that replaces another one is scrolled to where that was. */
  | { readonly type: 'preview.start'; readonly ids: readonly string[]; readonly scroll: number | null }
  /** A page that is compared follows the other one. */
  | { readonly type: 'preview.scroll'; readonly scroll: number }
  | { readonly type: 'preview.select'; readonly isOn: boolean }
  | { readonly type: 'preview.show'; readonly ids: readonly string[]; readonly area: PreviewArea | null };

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 2_000;
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isArea = (value: unknown): value is PreviewArea | null =>
  value === null || value === 'header' || value === 'slider' || value === 'popup';
const areIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= 20_000 && value.every(isText);

/** Null for what the agent of a preview never sends. */
export function readFromPreview(data: unknown): FromPreview | null {
  if (!isFields(data)) return null;
  const { type, path, scroll, ids, area } = data;
  if (!isText(path) || !path.startsWith('/')) return null;
  if (type === 'preview.ready') return { type, path };
  if (type === 'preview.moved' && isNumber(scroll)) return { type, path, scroll };
  if (type === 'preview.tapped' && areIds(ids) && isArea(area)) return { type, ids, area, path };
  return null;
}

/** Null for what the studio never sends. */
export function readToPreview(data: unknown): ToPreview | null {
  if (!isFields(data)) return null;
  const { type, scroll, ids, area, isOn } = data;
  if (type === 'preview.start' && areIds(ids) && (scroll === null || isNumber(scroll))) return { type, ids, scroll };
  if (type === 'preview.scroll' && isNumber(scroll)) return { type, scroll };
  if (type === 'preview.select' && typeof isOn === 'boolean') return { type, isOn };
  if (type === 'preview.show' && areIds(ids) && isArea(area)) return { type, ids, area };
  return null;
}

import { isFields } from '../../../../shared/documents/entries';
import type { Json } from '../../editor';
import { textAt } from '../../values';
import { referencesIn } from './references';

const link = /((?:\{address\}:?|address:)\/*m\/|^\/m\/)([^\s"'<>?#&\\]+)/gi;

function replacedIn(text: string, from: string, to: string) {
  if (text === from) return to;
  return text.replace(link, (whole, start: string, segment: string) =>
    segment.split('-').at(-1) === from ? `${start}${segment.slice(0, segment.length - from.length)}${to}` : whole,
  );
}

/** What opened the original section from inside opens the copy. */
export function pointToCopy(original: Json, copy: Json): Json {
  const [from, to] = [textAt(original, 'view_uid'), textAt(copy, 'view_uid')];
  const pointers = new Set(
    referencesIn(copy)
      .filter((one) => one.to === 'component' && one.id === from)
      .map(({ pointer }) => pointer),
  );
  const replaced = (value: Json, pointer: string): Json => {
    if (typeof value === 'string') return pointers.has(pointer) ? replacedIn(value, from, to) : value;
    if (Array.isArray(value)) return value.map((entry: Json, at) => replaced(entry, `${pointer}/${at}`));
    if (!isFields(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replaced(one, `${pointer}/${name}`)]));
  };
  return pointers.size > 0 && from !== to ? replaced(copy, '') : copy;
}

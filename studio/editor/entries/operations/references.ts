import { isFields } from '../../../../shared/documents/entries';
import type { Json } from '../../editor';
import type { OutlineNode } from '../model/outline-node';
import { isWithin, listAt, parentOf, textAt, valueAt } from '../../values';

type Target = 'component' | 'form' | 'billService' | 'label';

/** A field that names an entry of the document by its id. */
export interface Reference {
  readonly pointer: string;
  readonly to: Target;
  readonly id: string;
}

const opensSection = 43;
const opensForm = 18;

/** Links in texts: `address://m/…` and `/m/…` open a section, those with `f` a form. */
const inText = /(?:\{address\}:?|address:)\/*(m|f)\/([^\s"'<>?#&\\]+)/gi;
const ownPath = /^\/(m|f)\/([^\s?#]+)$/;

/** The id of a section's page is the part of its path after the last dash. */
const sectionId = (segment: string) => segment.replace(/\/+$/, '').split('-').at(-1) ?? '';
const formId = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
    .replace(/\/+$/, '');

function linksIn(text: string, pointer: string): Reference[] {
  const own = ownPath.exec(text);
  return [...text.matchAll(inText), ...(own ? [own] : [])].map(([, folder = '', segment = '']) =>
    folder.toLowerCase() === 'm'
      ? { pointer, to: 'component', id: sectionId(segment) }
      : { pointer, to: 'form', id: formId(segment) },
  );
}

/** What the fields of one object refer to, apart from links in texts. */
function ownReferences(value: Readonly<Record<string, Json>>, pointer: string): Reference[] {
  const found: Reference[] = [];
  const refer = (field: string, to: Target, id = textAt(value, field)) =>
    id !== '' && found.push({ pointer: `${pointer}/${field}`, to, id });
  if (/\/ctas\/\d+$/.test(pointer)) {
    if (value.type === opensSection) refer('value', 'component');
    if (value.type === opensForm) refer('value', 'form', formId(textAt(value, 'value')));
  }
  if (pointer.endsWith('/metas')) refer('component', 'component');
  if (/\/carriers\/\d+$/.test(pointer)) refer('form_view_uid', 'form');
  if (/\/lines\/\d+$/.test(pointer) && pointer.includes('/bills/')) refer('product_code', 'billService');
  if (pointer === '/app') refer('label_default', 'label');
  return found;
}

export function referencesIn(value: Json, pointer = ''): Reference[] {
  if (typeof value === 'string') return linksIn(value, pointer);
  if (Array.isArray(value)) return value.flatMap((entry: Json, at) => referencesIn(entry, `${pointer}/${at}`));
  if (!isFields(value)) return [];
  const inside = Object.entries(value).flatMap(([name, one]) => referencesIn(one, `${pointer}/${name}`));
  return [...ownReferences(value, pointer), ...inside];
}

const targets: Readonly<Record<string, readonly [Target, string]>> = {
  component: ['component', 'view_uid'],
  form: ['form', 'view_uid'],
  billService: ['billService', 'product_code'],
  label: ['label', 'id'],
};

/** Lines of a form that are shown only for some answers. */
function conditions(document: Json, { place, entry }: OutlineNode): string[] {
  const id = textAt(valueAt(document, place), 'view_uid');
  const isOption = entry?.kind === 'option';
  const line = isOption ? parentOf(parentOf(place)) : place;
  const lines = parentOf(line);
  const lineId = textAt(valueAt(document, line), 'view_uid');
  return listAt(document, lines).flatMap((other, at) => {
    const condition = valueAt(other, '/show_if');
    const isMeant = textAt(condition, 'line') === lineId && (!isOption || listAt(condition, '/options').includes(id));
    return isMeant ? [`${lines}/${at}/show_if`] : [];
  });
}

/** The fields that name this entry, outside of the entry itself. */
export function referrersOf(document: Json, node: OutlineNode): string[] {
  const { place, entry } = node;
  if (entry?.kind === 'line' || entry?.kind === 'option') return conditions(document, node);
  const [to, field] = targets[entry?.kind ?? ''] ?? [];
  if (!to || field === undefined) return [];
  const id = textAt(valueAt(document, place), field);
  return referencesIn(document)
    .filter((one) => one.to === to && one.id === id && !isWithin(one.pointer, place))
    .map(({ pointer }) => pointer);
}

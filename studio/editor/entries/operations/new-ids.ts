import { type Fields, isFields } from '../../../../shared/documents/entries';
import type { Json } from '../../editor';
import { type KindName, kinds, type ListKind } from '../model/kinds';
import { listAt, valueAt } from '../../values';

const randomLength = 5;
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const randomText = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(randomLength)), (byte) => letters[byte % letters.length]).join('');

/** The end of an id that was made here, or of one with a number. */
const idEnd = /_(?:0[a-z0-9]{5}|\d+)$/;

/** A readable id: the words of a name in small letters, with a random part, as colleagues add entries meanwhile. */
export function newId(name: string, taken: ReadonlySet<string>, maxLength = 40): string {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .replace(idEnd, '');
  const stem = words.slice(0, maxLength - randomLength - 2).replace(/_+$/, '') || 'baru';
  const id = `${stem}_0${randomText()}`;
  return taken.has(id) ? newId(name, taken, maxLength) : id;
}

/** The short name of a carrier's package, which is its id. */
export const newServiceName = (name: string, taken: ReadonlySet<string>) => newId(name, taken, 20).replaceAll('_', ' ');

/** The values of a field in a value and everything inside it. */
function idsWithin(value: Json, field: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry: Json) => idsWithin(entry, field));
  if (!isFields(value)) return [];
  const own = value[field];
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(value).flatMap((one) => idsWithin(one, field))];
}

const billCodes = (components: readonly Json[]) =>
  components.flatMap((component) =>
    listAt(component, '/bills').flatMap((group) => listAt(group, '/lines').flatMap((line) => idsWithin(line, 'code'))),
  );

/** The ids that a new entry of a list must not have. */
export function takenIds(document: Json, kind: KindName, list: string): Set<string> {
  const { id } = kinds[kind];
  const sections = listAt(document, '/components');
  if (id?.scope === 'sections') return new Set(idsWithin(sections, id.field));
  if (id?.scope === 'bills') return new Set(billCodes(sections));
  return new Set(listAt(document, list).map((entry) => String(valueAt(entry, `/${id?.field}`))));
}

/** A number that no entry of the list has, above all of them. */
const nextNumber = (taken: ReadonlySet<string>) => Math.max(0, ...[...taken].map(Number).filter(Number.isFinite)) + 5;

function renewed(kind: KindName, entry: Fields, taken: Set<string>): Fields {
  const { id } = kinds[kind];
  const old = id && entry[id.field];
  if (!id || (typeof old !== 'number' && typeof old !== 'string')) return entry;
  if (typeof old === 'number') return { ...entry, [id.field]: nextNumber(taken) };
  const isName = id.field === 'service';
  const fresh = isName ? newServiceName(old, taken) : newId(old, taken);
  taken.add(fresh);
  return { ...entry, [id.field]: fresh };
}

interface Copying {
  document: Json;
  /** By scope. */
  taken: Map<string, Set<string>>;
}

/** Ids that are unique in their list alone stay as they are below the copied entry. */
function copied(kind: KindName, entry: Json, list: string, copying: Copying, isRoot: boolean): Json {
  if (!isFields(entry)) return entry;
  const { id, lists } = kinds[kind];
  const scope = id?.scope ?? 'none';
  const isRenewed = isRoot || scope === 'sections' || scope === 'bills';
  const taken = copying.taken.get(scope) ?? takenIds(copying.document, kind, list);
  copying.taken.set(scope, taken);
  const own = isRenewed ? renewed(kind, entry, taken) : entry;
  return lists.reduce<Fields>((whole, inner) => withList(whole, inner, copying), own);
}

function withList(entry: Fields, { pointer, entry: kind }: ListKind, copying: Copying): Fields {
  const entries = listAt(entry, pointer);
  if (entries.length === 0) return entry;
  const copies = entries.map((one) => copied(kind, one, pointer, copying, false));
  const [, first = '', second] = pointer.split('/');
  const inner = entry[first];
  return { ...entry, [first]: second && isFields(inner) ? { ...inner, [second]: copies } : copies };
}

/** A copy of an entry with ids of its own. */
export const withNewIds = (document: Json, kind: KindName, entry: Json, list: string): Json =>
  copied(kind, entry, list, { document, taken: new Map() }, true);

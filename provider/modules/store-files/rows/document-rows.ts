import { lastChange } from '../../stores/queries/pointers';
import { applyRevision } from '../../stores/rules/revisions';
import { fillStore, withDefaults } from '../../../store-check/fill-defaults';
import { type Issue, SourceRefused } from '../../../store-check/issue';
import { commerce } from '../../../store-check/rules/commerce';
import { type Document, documentOf, listOfRevision, storeRevision } from '../queries';
import type { Entry } from '../resource';
import { comparable, nothingInUse, type ResourceRows } from './resource-rows';

const withList = (document: Document, list: string, entries: Entry[]): Document => {
  const { [list]: _, ...app } = document.app;
  return { ...document, app: entries.length > 0 ? { ...app, [list]: entries } : app };
};

const companions = ['use_expedition', 'balance_flag'];

/** Issues of the list, with paths that begin with it. */
const ofList = (issues: readonly Issue[], list: string) =>
  issues.flatMap((issue): Issue[] => {
    const [folder, field, ...rest] = issue.path;
    if (folder !== 'app') return [];
    if (field === list) return [{ ...issue, path: [list, ...rest] }];
    return companions.includes(String(field)) ? [{ ...issue, path: [], reason: `${field} ${issue.reason}` }] : [];
  });

const minimal = (list: string, entries: Entry[]) => ({
  codename: 'toko',
  app: { view_uid: 'a', name: 'A', layout: 4, [list]: entries },
  components: [{ view_uid: 'b', name: 'B', category: 6 }],
});

/** A list inside the store's document; its revision is the store's. */
export const documentRows = (list: 'carriers' | 'payment_options'): ResourceRows => ({
  isInDocument: true,

  async read(transaction, { id: storeId, codename }) {
    const revision = await storeRevision(transaction, storeId);
    const { app } = await documentOf(transaction, storeId);
    return { storeId, codename, entries: (app[list] ?? []) as Entry[], revision, inUse: nothingInUse };
  },

  async check(transaction, entries, { storeId }) {
    const document = withList(structuredClone(await documentOf(transaction, storeId)), list, entries);
    const misfits = fillStore(document);
    return ofList(misfits.length > 0 ? misfits : commerce(document as unknown as Parameters<typeof commerce>[0]), list);
  },

  fill: (entries) => void fillStore(minimal(list, entries)),

  async isStale(transaction, { storeId, revision, entries }, base) {
    if (base === revision) return false;
    const before = await listOfRevision(transaction, storeId, base, list);
    return comparable({ entries: before }) !== comparable({ entries });
  },

  lastChange: (transaction, { storeId }) => lastChange(transaction, storeId),

  async write(transaction, { storeId }, { entries, change }) {
    const document = withList(await documentOf(transaction, storeId), list, entries);
    const refuse = (issues: readonly Issue[]): never => {
      throw new SourceRefused(issues.map(({ reason }) => ({ file: list, line: 1, column: 1, path: '', reason })));
    };
    const checked = { document, filled: withDefaults(document), base: undefined, refuse };
    return applyRevision(transaction, checked, change);
  },
});

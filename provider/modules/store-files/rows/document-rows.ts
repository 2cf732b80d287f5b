import type { Queryable } from '../../../database/database';
import { currentStore } from '../../stores/queries/stores';
import { applyRevision, lastChange } from '../../stores/queries/revisions';
import { fillStore, withDefaults } from '../../../store-check/fill-defaults';
import { type Issue, SourceRefused } from '../../../store-check/issue';
import { commerce } from '../../../store-check/rules/commerce';
import type { StoreDocument } from '../../../store-check/store-document';
import type { Entry } from '../resource';
import { comparable, nothingInUse, type ResourceRows } from './resource-rows';

type Document = StoreDocument & { app: Record<string, unknown> };

const documentOf = async (transaction: Queryable, storeId: number): Promise<Document> => {
  const [row] = await transaction.query<{ document: Document }>(
    `select revision.document from ${currentStore} where store.id = $1`,
    [storeId],
  );
  if (!row) throw new Error(`There is no store with the id ${storeId}`);
  return row.document;
};

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
  async read(transaction, { id: storeId, codename }) {
    const [store] = await transaction.query<{ revision: number }>('select revision from stores where id = $1', [
      storeId,
    ]);
    const { app } = await documentOf(transaction, storeId);
    return {
      storeId,
      codename,
      entries: (app[list] ?? []) as Entry[],
      revision: store?.revision ?? 0,
      inUse: nothingInUse,
    };
  },

  async check(transaction, entries, { storeId }) {
    const document = withList(structuredClone(await documentOf(transaction, storeId)), list, entries);
    const misfits = fillStore(document);
    return ofList(misfits.length > 0 ? misfits : commerce(document as unknown as Parameters<typeof commerce>[0]), list);
  },

  fill: (entries) => void fillStore(minimal(list, entries)),

  async isStale(transaction, { storeId, revision, entries }, base) {
    if (base === revision) return false;
    const [baseRow] = await transaction.query<{ entries: Entry[] | null }>(
      `select document #> array['app', $3::text] as entries from store_revisions where store_id = $1 and number = $2`,
      [storeId, base, list],
    );
    return comparable({ entries: baseRow?.entries ?? [] }) !== comparable({ entries });
  },

  lastChange: (transaction, { storeId }) => lastChange(transaction, storeId),

  async write(transaction, { storeId }, { entries, change }) {
    const document = withList(await documentOf(transaction, storeId), list, entries);
    const refuse = (issues: readonly Issue[]): never => {
      throw new SourceRefused(issues.map(({ reason }) => ({ file: list, line: 1, column: 1, path: '', reason })));
    };
    const checked = { document, filled: withDefaults(document), base: undefined, refuse };
    return (await applyRevision(transaction, checked, change)).revision;
  },
});

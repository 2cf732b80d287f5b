import type { Database } from '../../../database/database';
import { resourceHistory } from '../../catalogue/queries/resource-revisions';
import { createRevisions } from '../../stores/queries/revisions';
import { applyFile, lockStore, rowsOf } from '../../../store-files/apply-file';
import type { ResourceAdmin } from '../../../admin/resource-admin';

/** Works on a database that this process has open. */
export const createLocalResources = (database: Database): ResourceAdmin => ({
  exportResource: (codename, resource) =>
    database.transaction(async (transaction) => {
      const store = await lockStore(transaction, codename);
      const { entries, revision } = await rowsOf[resource].read(transaction, store, []);
      return { codename, revision, entries };
    }),

  applyResource: (codename, resource, source, options = {}) => applyFile(database, codename, resource, source, options),

  async resourceHistory(codename, resource) {
    const store = await database.transaction((transaction) => lockStore(transaction, codename));
    if (resource === 'items' || resource === 'vouchers') return resourceHistory(database, store.id, resource);
    const revisions = await createRevisions(database).history(codename);
    return revisions.flatMap(({ number, moves }) =>
      moves.map(({ cause, ...move }) => ({ revision: number, summary: cause, ...move })),
    );
  },
});

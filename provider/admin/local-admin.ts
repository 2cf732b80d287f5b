import { found } from '../not-found';
import type { Repositories } from '../repositories/repositories';
import { checkItems } from '../store-check/check-items';
import { checkStore } from '../store-check/check-store';
import { pathText } from '../store-check/issue';
import { SourceRefused } from '../store-check/source-error';
import type { StoreAdmin } from './store-admin';

const noStore = (codename: string) => `There is no store "${codename}"`;

/** Works on a database that this process has open. */
export const createLocalAdmin = ({ revisions, items }: Repositories): StoreAdmin => ({
  async apply(codename, { file, text }) {
    const store = checkStore(text, file);
    if (store.filled.codename !== codename) {
      store.refuse([
        { path: ['codename'], reason: `"${store.filled.codename}" is applied to the store "${codename}"` },
      ]);
    }
    return revisions.apply(store);
  },

  async rollback(codename, to) {
    const moved = await revisions.rollback(codename, to, (issues) => {
      const file = `${codename}, revision ${to ?? 'before the current one'}`;
      throw new SourceRefused(
        issues.map(({ path, reason, hint }) => ({ file, line: 1, column: 1, path: pathText(path), reason, hint })),
      );
    });
    return found(moved, to ? `"${codename}" has no revision ${to}` : `"${codename}" has no earlier revision`);
  },

  async export(codename, revision) {
    const exported = await revisions.document(codename, revision);
    return found(exported, revision ? `"${codename}" has no revision ${revision}` : noStore(codename));
  },

  async history(codename) {
    const records = await revisions.history(codename);
    return found(records.length > 0 ? records : undefined, noStore(codename));
  },

  list: () => revisions.list(),

  async replaceItems(codename, { file, text }) {
    const context = found(await items.catalogueContext(codename), noStore(codename));
    const catalogue = checkItems(text, file, context);
    await items.replace(codename, catalogue);
    return { items: catalogue.items.length };
  },
});

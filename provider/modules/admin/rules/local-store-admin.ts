import { found } from '../../../errors/not-found';
import type { Admin } from '../index';
import type { Catalogue } from '../../catalogue';
import type { Stores } from '../../stores';
import { checkItemsAside, withCheckedStore } from '../../../store-check/check-aside';
import { type Issue, pathText } from '../../../store-check/issue';
import { SourceRefused } from '../../../store-check/source-error';
import type { StoreAdmin } from '../../../admin/store-admin';

const noStore = (codename: string) => `There is no store "${codename}"`;

/** Works on a database that this process has open. */
export const createLocalAdmin = ({ revisions, items, resources, media }: Admin & Catalogue & Stores): StoreAdmin => ({
  ...resources,
  ...media,

  apply: (codename, { file, text }, options) =>
    withCheckedStore(text, file, async (store) => {
      if (store.filled.codename !== codename) {
        store.refuse([
          { path: ['codename'], reason: `"${store.filled.codename}" is applied to the store "${codename}"` },
        ]);
      }
      return revisions.apply(store, options);
    }),

  async rollback(codename, to, change) {
    const refuse = (issues: Issue[]) => {
      const file = `${codename}, revision ${to ?? 'before the current one'}`;
      throw new SourceRefused(
        issues.map(({ path, reason, hint }) => ({ file, line: 1, column: 1, path: pathText(path), reason, hint })),
      );
    };
    const moved = await revisions.rollback(codename, to, refuse, change);
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
    const catalogue = await checkItemsAside(text, file, context);
    await items.replace(codename, catalogue);
    return { items: catalogue.items.length };
  },
});

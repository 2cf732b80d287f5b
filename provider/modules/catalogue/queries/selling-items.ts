import type { Database } from '../../../database/database';
import { orNotFound } from '../../../errors/call-errors';
import type { CatalogueItem } from '../../../store-check/catalogue-item';
import { findStoreId } from '../../stores/queries/stores';
import { readCatalogue } from './read-catalogue';
import { resourceRevision } from './resource-revisions';

/** The items of a store, as what it sells is checked. */
export const createSellingItems = (database: Database) => ({
  /** Changes with each file of items. @throws NotFound */
  revision: async (codename: string) =>
    resourceRevision(database, orNotFound(await findStoreId(database, codename)), 'items'),

  /** Without the lists that they are in. @throws NotFound */
  async list(codename: string): Promise<CatalogueItem[]> {
    const entries = await readCatalogue(database, orNotFound(await findStoreId(database, codename)), []);
    return entries as unknown as CatalogueItem[];
  },
});

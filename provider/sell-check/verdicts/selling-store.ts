import type { CatalogueItem } from '../../store-check/catalogue-item';
import type { FilledStore } from '../../store-check/store-document';

interface Region {
  code: string;
  name: string;
}

export interface Regions {
  provinces: readonly Region[];
  regencies: readonly Region[];
}

/** A document with what the store sells. */
export interface SellingStore {
  store: FilledStore;
  /** With the schema's defaults. */
  items: readonly CatalogueItem[];
  regions: Regions;
  now: Date;
}

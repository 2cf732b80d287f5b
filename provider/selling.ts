import type { components } from './__generated__/studio';
import type { CatalogueItem } from './store-check/catalogue-item';
import type { Path } from './store-check/issue';
import type { FilledStore } from './store-check/store-document';

/** What keeps customers from buying. In words for operators; `code` and `params` are for other languages. */
export interface SellIssue {
  level: 'error' | 'warning';
  code: components['schemas']['SellingCode'];
  params: Readonly<Record<string, string | number>>;
  /** In the store's document. */
  path: Path;
  /** The item that it is about. */
  item?: string;
  reason: string;
  hint?: string | undefined;
}

/** What is sold by which rules. */
export interface Offered {
  store: FilledStore;
  /** With the schema's defaults. */
  items: readonly CatalogueItem[];
  now: Date;
}

/** Whether somebody can buy what a store sells. */
export type CheckSelling = (offered: Offered) => Promise<readonly SellIssue[]>;

import type { components } from '../__generated__/rest';
import type { SourceFile } from '../store-check/source-file';
import type { MediaAdmin } from './media-admin';
import type { ResourceAdmin } from './resource-admin';
import type { ApplyOptions, Change, Moved, RevisionRecord } from '../modules/stores/queries/revisions';

export type StoreSummary = components['schemas']['StoresReply']['data'][number];
export type ExportedStore = components['schemas']['ExportReply']['data'];

/** What can be done to configurations; the same for a database of one's own and for a running provider. */
export interface StoreAdmin extends ResourceAdmin, MediaAdmin {
  /** @throws SourceRefused @throws StaleFile */
  apply(codename: string, source: SourceFile, options?: ApplyOptions): Promise<Moved>;
  /** Without a number, to the revision before the current one. @throws SourceRefused @throws NotFound */
  rollback(codename: string, to?: number, change?: Change): Promise<Moved>;
  /** @throws NotFound */
  export(codename: string, revision?: number): Promise<ExportedStore>;
  /** Newest first. @throws NotFound */
  history(codename: string): Promise<RevisionRecord[]>;
  list(): Promise<StoreSummary[]>;
  /** Puts a catalogue in the place of the store's own. @throws SourceRefused @throws NotFound */
  replaceItems(codename: string, source: SourceFile): Promise<{ items: number }>;
}

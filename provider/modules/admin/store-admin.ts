import type { MediaKind } from '../../media/encode-picture';
import type { Change, ApplyOptions, Moved, RevisionRecord } from '../stores/queries/revisions';
import type { AppliedFile, FileOptions } from '../store-files/apply-file';
import type { ExportedResource } from '../store-files/export-file';
import type { ResourceName } from '../store-files/resource';
import type { SourceFile } from '../../store-check/issue';
import type { components } from '../../__generated__/rest';

interface GivenPicture {
  kind: MediaKind;
  /** The file's name, for the picture's. */
  file: string;
  body: Buffer;
}

interface AddedPicture {
  /** What files name it by: `{kind}/{name}`. */
  picture: string;
  width: number;
  height: number;
  bytes: number;
}

/** What a file refers to. */
export interface References {
  /** `{kind}/{name}`. */
  pictures: readonly string[];
  /** Ids of items. */
  items: readonly string[];
}

/** Pictures of tenants, and what files refer to. */
export interface MediaAdmin {
  /** @throws PictureRefused @throws NotFound where there is no such store. */
  addPicture(codename: string, picture: GivenPicture): Promise<AddedPicture>;
  /** Those that the media host and the store do not have; a store that is new has no items. */
  findMissing(codename: string, references: References): Promise<{ pictures: string[]; items: string[] }>;
}

/** One change of a resource, as its history has it. */
interface ResourceChange extends Required<{ [K in keyof Change]: string | null }> {
  revision: number;
  summary: string;
  /** ISO 8601. */
  at: string;
}

/** What can be done to a store's items, vouchers, carriers and ways to pay by files. */
export interface ResourceAdmin {
  /** @throws NotFound */
  exportResource(codename: string, resource: ResourceName): Promise<ExportedResource>;
  /** @throws SourceRefused @throws StaleFile @throws NotFound */
  applyResource(
    codename: string,
    resource: ResourceName,
    source: SourceFile,
    options?: FileOptions,
  ): Promise<AppliedFile>;
  /** Newest first. @throws NotFound */
  resourceHistory(codename: string, resource: ResourceName): Promise<ResourceChange[]>;
}

type StoreSummary = components['schemas']['StoresReply']['data'][number];
type ExportedStore = components['schemas']['ExportReply']['data'];

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

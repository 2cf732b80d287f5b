import type { MediaKind } from '../../media/encode-picture';
import type { RevisionRecord } from '../stores/queries/history';
import type { Change } from '../stores/queries/pointers';
import type { ApplyOptions, RevisionChange as StoredChange } from '../stores/rules/revisions';
import type { AppliedFile, FileOptions } from '../store-files/apply-file';
import type { ExportedResource } from '../store-files/export-file';
import type { ResourceName } from '../store-files/resource';
import type { Role, Scope } from '../staff/rights';
import type { SourceFile } from '../../store-check/issue';
import type { components } from '../../__generated__/rest';

interface PictureInput {
  kind: MediaKind;
  file: string;
  body: Buffer;
}

interface AddedPicture {
  picture: string;
  width: number;
  height: number;
  bytes: number;
}

export interface References {
  pictures: readonly string[];
  items: readonly string[];
}

export interface MissingReferences {
  pictures: string[];
  items: string[];
}

export interface MediaAdmin {
  /** @throws PictureRefused, NotFound */
  addPicture(codename: string, picture: PictureInput): Promise<AddedPicture>;
  /** References that neither the media host nor the store has; a new store has no items. */
  findMissing(codename: string, references: References): Promise<MissingReferences>;
}

interface ResourceChange extends Required<{ [K in keyof Change]: string | null }> {
  revision: number;
  summary: string;
  /** ISO 8601. */
  at: string;
}

/** Whatever of a scheduled change was put on what is applied. */
export type RebasedSchedule = components['schemas']['RebasedSchedule'];

type Told<Change extends { rebased: unknown }> = Omit<Change, 'rebased'> & { rebased: RebasedSchedule[] };

export type RevisionChange = Told<StoredChange>;
export type ResourceApplied = Told<AppliedFile>;

export interface ResourceAdmin {
  exportResource(codename: string, resource: ResourceName): Promise<ExportedResource>;
  /** @throws SourceRefused, StaleFile, NotFound, Busy */
  applyResource(
    codename: string,
    resource: ResourceName,
    source: SourceFile,
    options?: FileOptions,
  ): Promise<ResourceApplied>;
  /** Newest first. @throws NotFound */
  resourceHistory(codename: string, resource: ResourceName): Promise<ResourceChange[]>;
}

export interface StaffInvitation {
  email: string;
  role: Role;
  /** Of an editor; others have none. */
  scopes: readonly Scope[];
}

export interface StaffAdmin {
  /** The path of the page that accepts it. @throws NotFound, BadRequest */
  inviteStaff(codename: string, invitation: StaffInvitation): Promise<{ path: string }>;
  /** Sets another password and turns the second factor off. @throws NotFound, BadRequest */
  resetStaff(email: string): Promise<{ password: string }>;
  /** Erases a person who belongs to no store. @throws NotFound, BadRequest */
  forgetStaff(email: string): Promise<null>;
}

type StoreSummary = components['schemas']['StoresReply']['data'][number];
type ExportedStore = components['schemas']['ExportReply']['data'];

/** The same interface for a local database and for a running provider. */
export interface StoreAdmin extends ResourceAdmin, MediaAdmin, StaffAdmin {
  /** @throws SourceRefused, StaleFile, Busy */
  apply(codename: string, source: SourceFile, options?: ApplyOptions): Promise<RevisionChange>;
  /** Without a number, rolls back to the revision before the current one. @throws SourceRefused, NotFound, Busy */
  rollback(codename: string, to?: number, change?: Change): Promise<RevisionChange>;
  export(codename: string, revision?: number): Promise<ExportedStore>;
  /** Newest first. @throws NotFound */
  history(codename: string): Promise<RevisionRecord[]>;
  list(): Promise<StoreSummary[]>;
  /** Replaces the store's whole catalogue. @throws SourceRefused, NotFound */
  replaceItems(codename: string, source: SourceFile): Promise<{ items: number }>;
}

import type { Change } from '../modules/stores/queries/revisions';
import type { AppliedFile, FileOptions } from '../store-files/apply-file';
import type { ExportedResource } from '../store-files/export-file';
import type { ResourceName } from '../store-files/resource';
import type { SourceFile } from '../store-check/source-file';

/** One change of a resource, as its history has it. */
export interface ResourceChange extends Required<{ [K in keyof Change]: string | null }> {
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

import type { SourceFile } from '../store-check/source-file';
import type { Issue } from '../store-check/issue';
import type { SourceError } from '../store-check/source-error';
import { readCsvFile } from './read-csv-file';
import { readYamlFile } from './read-yaml-file';
import type { Entry, Resource } from './resource';

/** What a file says of a resource. */
export interface GivenFile {
  /** The store that it was exported from. */
  codename?: string;
  /** The revision that it was exported from. */
  base?: number;
  /** Each has its id. Where a CSV cell is empty, and where YAML says null, a field is null. */
  entries: Entry[];
  /** What is wrong with it so far. */
  issues: Issue[];
  /** @param path in the resource's list, such as `['items', 2, 'price']` of the third of `entries` */
  locate: (issue: Issue) => SourceError;
}

export type Format = 'yaml' | 'csv';

/** By the name of a file; JSON is YAML. */
export const formatOf = (file: string): Format => (/\.csv$/i.test(file) ? 'csv' : 'yaml');

/**
 * Reads a file of a resource.
 * @throws SourceRefused where nothing can be read of it.
 */
export const readGivenFile = (resource: Resource, { file, text }: SourceFile): GivenFile =>
  formatOf(file) === 'csv' ? readCsvFile(resource, file, text) : readYamlFile(resource, file, text);

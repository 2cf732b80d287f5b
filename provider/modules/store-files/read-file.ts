import type { SourceFile, Issue } from '../../store-check/issue';
import { readCsvFile } from './read-csv-file';
import { type Format, type GivenFile, type Resource, type Entry, resources } from './resource';
import { catalogueSourceBytes } from '../../__generated__/limits';
import { didYouMean } from '../../store-check/message-text';
import { parseSource, refuse } from '../../store-check/parse-source';

/** By the name of a file; JSON is YAML. */
export const formatOf = (file: string): Format => (/\.csv$/i.test(file) ? 'csv' : 'yaml');

/**
 * Reads a file of a resource.
 * @throws SourceRefused where nothing can be read of it.
 */
export const readGivenFile = (resource: Resource, { file, text }: SourceFile): GivenFile =>
  formatOf(file) === 'csv' ? readCsvFile(resource, file, text) : readYamlFile(resource, file, text);

const isFields = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys of another resource's list: its file was given to the wrong command. */
const listOf = (key: string) => Object.values(resources).find(({ list }) => list === key);

function unknownKey(key: string, { list }: Resource): Issue {
  const other = listOf(key);
  const hint = other
    ? `These have a command and a file of their own: npm run store -- ${other.name} apply`
    : (didYouMean(key, ['codename', 'revision', list]) ?? `Fields here: codename, revision, ${list}`);
  return { path: [key], at: 'key', reason: `"${key}" is no field here`, hint };
}

/** Why nothing can be read of it. */
function unreadable(value: unknown, { list, noun }: Resource): Issue[] {
  if (!isFields(value)) return [{ path: [], reason: `must have a list "${list}"` }];
  const entries = value[list];
  if (entries === undefined) return [{ path: [], at: 'key', reason: `needs "${list}"` }];
  if (!Array.isArray(entries)) return [{ path: [list], reason: 'must be a list' }];
  return entries.flatMap((entry, index) => (isFields(entry) ? [] : [{ path: [list, index], reason: `is no ${noun}` }]));
}

function headerIssues(value: Entry, resource: Resource): Issue[] {
  const { [resource.list]: _, ...header } = value;
  const issues = Object.keys(header)
    .filter((key) => !['$schema', 'codename', 'revision'].includes(key))
    .map((key) => unknownKey(key, resource));
  const { revision } = header;
  const isRevision = revision === undefined || (Number.isInteger(revision) && Number(revision) >= 0);
  return isRevision ? issues : [...issues, { path: ['revision'], reason: 'must be a whole number' }];
}

/** @throws SourceRefused where it is no YAML or has no list of the resource. */
function readYamlFile(resource: Resource, file: string, text: string): GivenFile {
  const source = parseSource(text, file, catalogueSourceBytes);
  const faults = unreadable(source.value, resource);
  if (faults.length > 0) refuse(source, faults);
  const issues = headerIssues(source.value as Entry, resource);
  const { codename, revision, [resource.list]: entries } = source.value as Entry;
  return {
    ...(typeof codename === 'string' && { codename }),
    ...(revision !== undefined && { base: Number(revision) }),
    entries: entries as Entry[],
    issues,
    locate: (issue) => source.locate(issue),
  };
}

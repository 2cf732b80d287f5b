import { type SourceFile, type Issue, SourceRefused } from '../../store-check/issue';
import { parseCsvFile } from './read-csv-file';
import { type Format, type ParsedFile, type Resource, type Entry, resources } from './resource';
import { catalogueSourceBytes } from '../../__generated__/limits';
import { didYouMean } from '../../store-check/message-text';
import { parseSource, refuse } from '../../store-check/parse-source';

export const formatOf = (file: string): Format => (/\.(csv|tsv|txt)$/i.test(file) ? 'csv' : 'yaml');

/** @throws SourceRefused if it cannot be read at all. */
export const parseResourceFile = (resource: Resource, { file, text }: SourceFile): ParsedFile =>
  formatOf(file) === 'csv' ? parseCsvFile(resource, file, text) : parseYamlFile(resource, file, text);

const isFields = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (key: string) => Object.values(resources).find(({ list }) => list === key);

function unknownKey(key: string, { list }: Resource): Issue {
  const other = listOf(key);
  const hint = other
    ? `These have a command and a file of their own: npm run store -- ${other.name} apply`
    : (didYouMean(key, ['codename', 'revision', list]) ?? `Fields here: codename, revision, ${list}`);
  return { path: [key], at: 'key', reason: `"${key}" is not a field here`, hint };
}

function structureIssues(value: unknown, { list }: Resource): Issue[] {
  if (value === null) return [{ path: [], reason: `is empty: it must have a list "${list}"` }];
  if (!isFields(value)) return [{ path: [], reason: `must have a list "${list}"` }];
  const entries = value[list];
  if (entries === undefined) return [{ path: [], at: 'key', reason: `needs "${list}"` }];
  if (!Array.isArray(entries)) return [{ path: [list], reason: 'must be a list' }];
  return entries.flatMap((entry, index) =>
    isFields(entry) ? [] : [{ path: [list, index], reason: 'must be a set of fields' }],
  );
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

/** @throws SourceRefused if it is not YAML or has no list of the resource. */
function parseYamlFile(resource: Resource, file: string, text: string): ParsedFile {
  const [header = ''] = text.split(/[\r\n]+/).filter((line) => !line.startsWith('#'));
  if (header.split(/[,;\t]/).length > 1 && header.split(/[",;\t\s]+/).includes(resource.id) && !header.includes(':')) {
    const reason = 'is a table by its content, not YAML';
    throw new SourceRefused([{ file, line: 1, column: 1, path: '', reason, hint: 'Name the file .csv.' }]);
  }
  const source = parseSource(text, file, catalogueSourceBytes);
  const problems = structureIssues(source.value, resource);
  if (problems.length > 0) refuse(source, problems);
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

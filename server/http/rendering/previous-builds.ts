import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PreviousBuilds {
  /** Newest first. */
  clientDirectories: string[];
  documents: Record<string, string>;
}

const readDocuments = (file: string) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};

/** Earlier builds in `directory`, as `server/bootstrap/previous-builds.mjs` puts them there. */
export function readPreviousBuilds(directory: string): PreviousBuilds {
  const previous = join(directory, 'previous');
  const folders = existsSync(previous) ? readdirSync(previous).sort((a, b) => Number(b) - Number(a)) : [];
  const paths = folders.map((name) => join(previous, name));
  return {
    clientDirectories: paths.map((path) => join(path, 'client')).filter((path) => existsSync(path)),
    documents: Object.assign({}, ...paths.map((path) => readDocuments(join(path, 'documents.json')))) as Record<
      string,
      string
    >,
  };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PreviousBuilds {
  /** The newest first. */
  clientDirectories: string[];
  /** Texts of operations by id. */
  documents: Record<string, string>;
}

const readDocuments = (file: string) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};

/** What the builds before left below `directory`, as `server/bootstrap/previous-builds.mjs` puts it there. */
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

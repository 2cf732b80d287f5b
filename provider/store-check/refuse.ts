import type { Issue } from './issue';
import type { Source } from './parse-source';
import { SourceRefused } from './source-error';

/** @throws SourceRefused with the issues in the order in which they stand in the text. */
export function refuse(source: Source, issues: readonly Issue[]): never {
  const errors = issues.map((issue) => source.locate(issue));
  errors.sort((one, other) => one.line - other.line || one.column - other.column);
  throw new SourceRefused(errors);
}

import type { components } from '../__generated__/rest';
import type { CodedIssue } from './issue-codes';
import type { JsonSchema } from './json-schema';

export type Path = readonly (string | number)[];

export interface Issue {
  path: Path;
  at?: 'key';
  reason: string;
  hint?: string;
  /** The field's schema, if its value has the wrong type: the source text may suggest a fix. */
  schema?: JsonSchema;
}

/** An issue of a parsed document: the studio says it in the reader's language. */
export type DocumentIssue = Issue & CodedIssue;

/** Such as `components[0].ctas[1].value`. */
export const pathText = (path: Path) =>
  path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text ? `${text}.${step}` : step;
  }, '');

export type SourceError = components['schemas']['SourceError'];

/** The document was refused, and none of it was applied. */
export class SourceRefused extends Error {
  override readonly name = 'SourceRefused';
  constructor(readonly errors: readonly SourceError[]) {
    super(errors.map(describeError).join('\n'));
  }
}

/** `file:line:column path: reason`, with the hint on its own line. */
function describeError({ file, line, column, path, reason, hint }: SourceError): string {
  const location = `${file}:${line}:${column}`;
  return `${location} ${path ? `${path}: ` : ''}${reason}${hint ? `\n  ${hint}` : ''}`;
}

export const describeWarning = (warning: SourceError) =>
  describeError({ ...warning, reason: `warning: ${warning.reason}` });

/** `file` is the name shown in errors. */
export interface SourceFile {
  file: string;
  text: string;
}

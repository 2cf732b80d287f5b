import type { components } from '../__generated__/rest';

export type Path = readonly (string | number)[];

/** Something wrong at a path of a document, before it is known where that stands in the text. */
export interface Issue {
  path: Path;
  /** Points to the key itself instead of its value. */
  at?: 'key';
  reason: string;
  hint?: string;
}

/** As a person would write it: `components[0].ctas[1].value`. */
export const pathText = (path: Path) =>
  path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text ? `${text}.${step}` : step;
  }, '');

/** What is wrong, where it stands, and what was probably meant. */
export type SourceError = components['schemas']['SourceError'];

/** A document was refused; nothing of it was taken over. */
export class SourceRefused extends Error {
  override readonly name = 'SourceRefused';
  constructor(readonly errors: readonly SourceError[]) {
    super(errors.map(describeError).join('\n'));
  }
}

/** `file:line:column path: reason`, with the hint on a line of its own. */
function describeError({ file, line, column, path, reason, hint }: SourceError): string {
  const place = `${file}:${line}:${column}`;
  return `${place} ${path ? `${path}: ` : ''}${reason}${hint ? `\n  ${hint}` : ''}`;
}

/** The same of what is allowed, and probably not meant. */
export const describeWarning = (warning: SourceError) =>
  describeError({ ...warning, reason: `warning: ${warning.reason}` });

/** A file's text and the name that errors call it. */
export interface SourceFile {
  file: string;
  text: string;
}

import type { components } from '../__generated__/rest';

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
export function describeError({ file, line, column, path, reason, hint }: SourceError): string {
  const place = `${file}:${line}:${column}`;
  return `${place} ${path ? `${path}: ` : ''}${reason}${hint ? `\n  ${hint}` : ''}`;
}

/** The same of what is allowed, and probably not meant. */
export const describeWarning = (warning: SourceError) =>
  describeError({ ...warning, reason: `warning: ${warning.reason}` });

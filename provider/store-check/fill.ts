import type { DefinedError, ValidateFunction } from 'ajv';
import type { DocumentIssue } from './issue';
import { toIssues } from './to-issues';

/** Fills the schema's defaults into `value`. @returns what does not fit the schema */
export const fill = (check: ValidateFunction, value: unknown): DocumentIssue[] =>
  check(value) ? [] : toIssues((check.errors ?? []) as DefinedError[]);

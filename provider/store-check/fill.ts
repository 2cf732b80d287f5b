import type { DefinedError, ValidateFunction } from 'ajv';
import type { Issue } from './issue';
import { toIssues } from './to-issues';

/** Fills the schema's defaults into `value`. @returns what does not fit the schema */
export const fill = (check: ValidateFunction, value: unknown): Issue[] =>
  check(value) ? [] : toIssues((check.errors ?? []) as DefinedError[]);

import type { ErrorObject, ValidateFunction } from 'ajv';
import { recordLists } from '../__generated__/record-checks';

export interface InvalidRecord {
  /** Path of the list in the reply, such as `data.*.lists.data`. */
  readonly list: string;
  /** The record's id, or `#` and its position. */
  readonly record: string;
  readonly violation: string;
}

const idFields = ['view_uid', 'unique_id', 'id', 'codename', 'code', 'service'];
const maxIdLength = 60;

export function violationOf({ errors }: ValidateFunction): string {
  const first: Partial<ErrorObject> = errors?.[0] ?? {};
  return `${first.instancePath ?? ''} ${first.message ?? ''}`.trim();
}

/** Removes invalid records from the lists that allow it; changes `body` in place. */
export function dropInvalidRecords(operation: string, body: unknown): InvalidRecord[] {
  return (recordLists[operation] ?? []).flatMap(({ path, some, check }) =>
    arraysAt(body, path).flatMap((records) => {
      const dropped: InvalidRecord[] = [];
      const valid = records.filter((record, index) => {
        if (check(record)) return true;
        dropped.push({ list: path.join('.'), record: recordName(record, index), violation: violationOf(check) });
        return false;
      });
      // Then the list is invalid, not one of its records.
      if (some && records.length > 1 && valid.length === 0) return [];
      if (dropped.length > 0) records.splice(0, records.length, ...valid);
      return dropped;
    }),
  );
}

function arraysAt(node: unknown, [step, ...rest]: readonly string[]): unknown[][] {
  if (step === undefined) return Array.isArray(node) ? [node as unknown[]] : [];
  if (step === '*') return Array.isArray(node) ? node.flatMap((entry) => arraysAt(entry, rest)) : [];
  if (typeof node !== 'object' || node === null) return [];
  return arraysAt((node as Record<string, unknown>)[step], rest);
}

export function recordName(record: unknown, index: number): string {
  const fields = (typeof record === 'object' ? record : null) as Record<string, unknown> | null;
  const id = idFields.map((name) => fields?.[name]).find((value) => typeof value === 'string' && value !== '');
  return typeof id === 'string' ? id.slice(0, maxIdLength) : `#${index}`;
}

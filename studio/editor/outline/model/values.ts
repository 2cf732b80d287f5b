import { isFields } from '../../../../shared/documents/entries';
import type { Json } from '../../editor';

export const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The value at a JSON pointer; undefined if there is none. */
export function valueAt(document: Json, pointer: string): Json {
  return stepsOf(pointer).reduce<Json>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)] as Json;
    return isFields(value) ? value[step] : undefined;
  }, document);
}

export function listAt(document: Json, pointer: string): readonly Json[] {
  const value = valueAt(document, pointer);
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

export const textAt = (value: Json, name: string): string => {
  const text = isFields(value) ? value[name] : undefined;
  return typeof text === 'string' ? text : '';
};

export const numberAt = (value: Json, name: string): number | undefined => {
  const number = isFields(value) ? value[name] : undefined;
  return typeof number === 'number' ? number : undefined;
};

export const isWithin = (pointer: string, place: string) => pointer === place || pointer.startsWith(`${place}/`);

/** The pointer of the list or object that has the value at `pointer`. */
export const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

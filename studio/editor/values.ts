import { isFields } from '../../shared/documents/entries';
import { fromPointer } from '../../shared/documents/pointers';
import type { Json } from './editor';

export const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

export const lastStep = (pointer: string) => pointer.slice(pointer.lastIndexOf('/') + 1);

export const isWithin = (pointer: string, place: string) => pointer === place || pointer.startsWith(`${place}/`);

/** The value at a JSON pointer; undefined if there is none. */
export const valueAt = (document: Json, pointer: string): Json =>
  fromPointer(pointer).reduce<Json>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)] as Json;
    return isFields(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }, document);

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

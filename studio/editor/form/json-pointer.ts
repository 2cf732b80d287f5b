import type { Json } from '../editor';

/** The steps of a JSON pointer. Names of a store's document have neither slashes nor tildes. */
export const stepsOf = (pointer: string): string[] => pointer.split('/').slice(1);

export const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

export const lastStep = (pointer: string) => pointer.slice(pointer.lastIndexOf('/') + 1);

const isContainer = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null;

/** The value at a JSON pointer; undefined if there is none. */
export function valueAt(document: Json, pointer: string): Json {
  let value = document;
  for (const step of stepsOf(pointer)) {
    value = isContainer(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }
  return value;
}

export const listAt = (document: Json, pointer: string): readonly Json[] => {
  const value = valueAt(document, pointer);
  return Array.isArray(value) ? value : [];
};

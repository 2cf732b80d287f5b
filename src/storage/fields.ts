import type { Shape } from './shape';

export const number: Shape<number> = (value) => (typeof value === 'number' ? value : undefined);
export const integer: Shape<number> = (value) => (Number.isInteger(value) ? number(value) : undefined);
export const flag: Shape<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

export const or =
  <Value, Fallback>(shape: Shape<Value>, fallback: Fallback): Shape<Value | Fallback> =>
  (value) =>
    shape(value) ?? fallback;

export const orNull = <Value>(shape: Shape<Value>) => or(shape, null);

export const oneOf =
  <Value extends string>(...values: readonly Value[]): Shape<Value> =>
  (value) =>
    values.find((one) => one === value);

/** The shapes of an object's fields. */
export type FieldShapes<Value> = { readonly [Field in keyof Value]-?: Shape<Value[Field]> };

const isObject = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** An object whose fields have the shapes; other fields are left out. */
export const fields =
  <Value extends object>(shapes: FieldShapes<Value>): Shape<Value> =>
  (value) => {
    if (!isObject(value)) return undefined;
    const read = Object.entries<Shape<unknown>>(shapes).map(([field, shape]) => [field, shape(value[field])] as const);
    return read.some(([, one]) => one === undefined) ? undefined : (Object.fromEntries(read) as Value);
  };

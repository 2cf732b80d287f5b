/** Reads an unknown value: undefined if it does not have the shape. */
export type Shape<Value> = (value: unknown) => Value | undefined;

/** The shapes of an object's fields. */
export type FieldShapes<Value> = { readonly [Field in keyof Value]-?: Shape<Value[Field]> };

export const text: Shape<string> = (value) => (typeof value === 'string' ? value : undefined);
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

/** A list, without entries of another shape. */
export const listOf =
  <Value>(shape: Shape<Value>): Shape<Value[]> =>
  (value) =>
    Array.isArray(value) ? value.map(shape).filter((one) => one !== undefined) : undefined;

/** A list, only if all its entries have the shape. */
export const allOf =
  <Value>(shape: Shape<Value>): Shape<Value[]> =>
  (value) => {
    const list = listOf(shape)(value);
    return Array.isArray(value) && list?.length === value.length ? list : undefined;
  };

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

/** An object in which all fields have the shape. */
export const recordOf =
  <Value>(shape: Shape<Value>): Shape<{ readonly [field: string]: Value }> =>
  (value) =>
    isObject(value) ? fields(Object.fromEntries(Object.keys(value).map((field) => [field, shape])))(value) : undefined;

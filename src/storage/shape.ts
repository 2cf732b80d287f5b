/** Reads an unknown value: undefined if it does not have the shape. */
export type Shape<Value> = (value: unknown) => Value | undefined;

export const text: Shape<string> = (value) => (typeof value === 'string' ? value : undefined);

/** A list, without entries of another shape. */
export const listOf =
  <Value>(shape: Shape<Value>): Shape<Value[]> =>
  (value) =>
    Array.isArray(value) ? value.map(shape).filter((one) => one !== undefined) : undefined;

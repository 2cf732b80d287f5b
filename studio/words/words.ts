import type { SchemaKeys } from '../__generated__/schema-keys';

/** What people read about a field of a store's document, one of its values, or one entry of a list. */
export interface Words {
  readonly name: string;
  /** One sentence. */
  readonly help: string;
}

/** The words of everything in a definition of the schema; a key that is missing or left over fails the type check. */
export type WordsOf<Definition extends keyof SchemaKeys> = Readonly<Record<SchemaKeys[Definition], Words>>;

/** Words of the values of one field, for values that several fields have. */
export const wordsByValue = <Field extends string, Value extends string | number>(
  field: Field,
  byValue: Readonly<Record<Value, Words>>,
) =>
  Object.fromEntries(Object.entries<Words>(byValue).map(([value, words]) => [`${field}=${value}`, words])) as Readonly<
    Record<`${Field}=${Value}`, Words>
  >;

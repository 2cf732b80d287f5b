import type { SchemaKey } from '../../__generated__/schema-keys';

/** Names of definitions of plain values. */
export type ValueKind =
  | 'flag'
  | 'uid'
  | 'color'
  | 'host'
  | 'media'
  | 'html'
  | 'link'
  | 'rupiah'
  | 'fee'
  | 'size'
  | 'visibility';

/** A field of a store's document, with everything that its control needs. */
export interface FieldSchema {
  readonly type?: 'string' | 'integer' | 'number' | 'array' | 'object';
  /** The key of its words. */
  readonly $comment: SchemaKey;
  /** The definition that it has. */
  readonly kind?: string;
  readonly const?: number;
  readonly enum?: readonly (string | number)[];
  /** What the keys of the words of its values start with. */
  readonly values?: string;
  /** What it is without a value. */
  readonly initial?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema | PartReference;
  /** The part by its category. */
  readonly members?: Readonly<Record<string, string>>;
}

/** Entries that are a part of the document of their own. */
export interface PartReference {
  readonly part: string;
}

export type FormSchemas = Readonly<Record<string, FieldSchema>>;

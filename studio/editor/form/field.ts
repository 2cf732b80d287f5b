import type { Words } from '../../words/words';
import type { Json } from '../editor';
import type { FieldSchema } from './form-schema';

/** A field of the form: what its control shows, and how it is changed. */
export interface Field {
  /** JSON pointer. */
  readonly pointer: string;
  readonly schema: FieldSchema;
  readonly words: Words;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
  readonly error: string | undefined;
  readonly value: Json;
  /** Undefined removes the value. */
  readonly set: (value: Json) => void;
}

export interface ControlProps {
  readonly field: Field;
}

/** The name with a mark if a value is required. */
export const labelOf = ({ words, isRequired }: Field) => (isRequired ? `${words.name} *` : words.name);

export const textOf = (value: Json): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : '';

import type { JsonSchema } from './json-schema';
import { visibleText } from './message-text';

const inRange = (value: number, { minimum = -Infinity, maximum = Infinity }: JsonSchema) =>
  value >= Number(minimum) && value <= Number(maximum);

/** Whether a field with this schema accepts the value. Knows only texts, numbers and enums of them. */
export function takes(schema: JsonSchema, value: string | number): boolean {
  const { type, pattern, minLength = 0, maxLength = Infinity, format, not } = schema;
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (schema.const !== undefined && schema.const !== value) return false;
  if (typeof value === 'number') {
    const isRightKind = type === 'number' || (type === 'integer' && Number.isSafeInteger(value));
    return (type === undefined || isRightKind) && inRange(value, schema);
  }
  const length = [...value].length;
  return (
    (type === undefined || type === 'string') &&
    length >= Number(minLength) &&
    length <= Number(maxLength) &&
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value)) &&
    !(not as JsonSchema | undefined)?.enum?.includes(value) &&
    (typeof format !== 'string' || visibleText.test(value))
  );
}

const grouped = /^(?:Rp\.?\s*)?(-?[1-9]\d{0,2}(?:([.,\s'])\d{3})(?:\2\d{3})*)(?:([.,])(?:0{1,2}|-))?$/i;
const plain = /^(?:Rp\.?\s*)?(-?\d{1,15})(?:[.,](?:0{1,2}|-))?$/i;

/** Reads `Rp 12.500,00`, `12,500` and `12500.0` as 12500; undefined if ambiguous, such as `12.5`. */
export function wholeNumberIn(text: string): number | undefined {
  const trimmed = text.trim();
  const [, digits, group, point] = grouped.exec(trimmed) ?? [];
  if (digits && group !== point) return Number(digits.replace(/[.,\s']/g, ''));
  const [, whole] = plain.exec(trimmed) ?? [];
  return whole === undefined ? undefined : Number(whole);
}

const yes = ['yes', 'y', 'on', 'true', 'ya', 'benar', 'iya'];
const no = ['no', 'n', 'off', 'false', 'tidak', 'salah', 'bukan'];

export function flagIn(text: string): 0 | 1 | undefined {
  const word = text.trim().toLowerCase();
  if (yes.includes(word)) return 1;
  return no.includes(word) ? 0 : undefined;
}

export function numberFor(schema: JsonSchema, text: string): number | undefined {
  const isFlag = schema.enum?.length === 2 && schema.enum.includes(0) && schema.enum.includes(1);
  const value = (isFlag ? flagIn(text) : undefined) ?? decimalIn(schema, text) ?? wholeNumberIn(text);
  return value !== undefined && takes(schema, value) ? value : undefined;
}

function decimalIn({ type }: JsonSchema, text: string): number | undefined {
  if (type !== 'number' || !/^\s*-?\d{1,15}[.,]\d{1,15}\s*$/.test(text)) return undefined;
  return Number(text.replace(',', '.'));
}

import { isPair, isScalar, type Scalar } from 'yaml';
import itemsSchema from '../__generated__/items-schema.json';
import storeSchema from '../__generated__/store-schema.json';
import { numberFor, takes } from './fixes';
import type { JsonSchema } from './json-schema';

/** Names of all fields that take fractions. */
function decimalFields(node: unknown, names: Set<string>): Set<string> {
  if (typeof node !== 'object' || node === null) return names;
  for (const [name, value] of Object.entries(node)) {
    if ((value as JsonSchema | null)?.type === 'number') names.add(name);
    decimalFields(value, names);
  }
  return names;
}

const decimals = decimalFields([storeSchema, itemsSchema], new Set());

/**
 * Finds a number that may not mean what it says: 12.000, which YAML reads as 12, and digits beyond the precision of
 * numbers.
 * @param parent of the scalar in its document
 */
export function isAmbiguous({ type, value, source = '' }: Scalar, parent: unknown): boolean {
  if (type !== 'PLAIN' || typeof value !== 'number') return false;
  if (/^[-+]?\d+$/.test(source)) return !Number.isSafeInteger(value);
  const key = isPair(parent) && isScalar(parent.key) ? String(parent.key.value) : '';
  return /^[-+]?\d{1,3}\.000$/.test(source) && !decimals.has(key);
}

interface Fix {
  reason?: string;
  hint: string;
}

const isOf = (schema: JsonSchema, type: 'string' | 'number') =>
  schema.type === type ||
  (type === 'number' && schema.type === 'integer') ||
  schema.enum?.some((one) => typeof one === type);

/** How to write the scalar so that the field accepts it with the same meaning; none if that is uncertain. */
export function fixOf(scalar: Scalar, schema: JsonSchema, text: string): Fix | undefined {
  const { type, value, source = '', range } = scalar;
  const isPlain = type === 'PLAIN';
  if (isOf(schema, 'string') && isPlain) {
    const [comment = ''] = source === '' ? (/^[ \t]*#\S+/.exec(text.slice(range?.[0] ?? 0)) ?? []) : [];
    const plainText = source === '' ? comment.trim() : source;
    if (plainText === '' || typeof value === 'string' || !takes(schema, plainText)) return undefined;
    const because = comment ? ', as # begins a comment' : '';
    return { hint: `Put it in quotes${because}: '${plainText}'` };
  }
  if (!isOf(schema, 'number')) return undefined;
  const content = typeof value === 'string' ? value : source;
  const number = numberFor(schema, content);
  if (isPlain && typeof value === 'string' && isAmbiguousText(content)) {
    const short = Number.parseFloat(content);
    const hint = number === undefined ? 'Write digits alone.' : `Write ${number}, or ${short}: digits alone.`;
    return { reason: `is ${content}, which can be read in two ways`, hint };
  }
  if (number === undefined) return undefined;
  return { hint: !isPlain && String(number) === content ? `Write it without quotes: ${number}` : `Write ${number}` };
}

const isAmbiguousText = (text: string) => /^[-+]?\d{1,3}\.000$/.test(text);

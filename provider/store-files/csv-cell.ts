import type { Issue, Path } from '../store-check/issue';
import type { JsonSchema } from '../store-check/json-schema';

export interface Cell {
  value: unknown;
  issue?: Issue;
}

const whole = /^-?\d{1,15}$/;
const decimal = /^-?\d{1,15}(\.\d{1,15})?$/;

function wholeNumber(text: string, path: Path): Cell {
  if (whole.test(text)) return { value: Number(text) };
  const digits = text.replace(/^Rp\s*|[.,]00?$|[.,\s]/gi, '');
  const hint = whole.test(digits) ? `Write ${digits}: digits alone.` : 'Write digits alone.';
  return { value: text, issue: { path, reason: `is "${text}", must be a whole number`, hint } };
}

function decimalNumber(text: string, path: Path): Cell {
  if (decimal.test(text)) return { value: Number(text) };
  const pointed = text.replace(',', '.');
  const hint = decimal.test(pointed) ? `Write ${pointed}: with a point.` : 'Write it as -6.2.';
  return { value: text, issue: { path, reason: `is "${text}", must be a number`, hint } };
}

/** A cell as its field's schema has it; lists are divided by spaces. */
export function readCell(text: string, { type, items }: JsonSchema, path: Path): Cell {
  if (type === 'integer') return wholeNumber(text.trim(), path);
  if (type === 'number') return decimalNumber(text.trim(), path);
  if (type !== 'array') return { value: text };
  const entries = text.split(/\s+/).filter(Boolean);
  return {
    value: items?.type === 'integer' ? entries.map((entry) => (whole.test(entry) ? Number(entry) : entry)) : entries,
  };
}

/** Whether a field fits into a cell. */
export const fitsCell = ({ type, items }: JsonSchema): boolean =>
  type === 'array' ? items !== undefined && fitsCell(items) : type !== 'object';

/** What `readCell` reads again. */
export function cellText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return Array.isArray(value) ? value.join(' ') : `${value as string | number}`;
}

import { numberFor } from '../../store-check/fixes';
import type { Issue, Path } from '../../store-check/issue';
import type { JsonSchema } from '../../store-check/json-schema';
import { unreadable } from '../../store-check/message-text';

interface Cell {
  value: unknown;
  issue?: Issue;
}

const whole = /^-?\d{1,15}$/;
const decimal = /^-?\d{1,15}(\.\d{1,15})?$/;

/** Starts a formula, also in the full-width form of East Asian keyboards. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
const numeric = /^\d+(?:[.,]\d*)?(?:e[-+]?\d+)?$/i;
const dateOrTime = /^\d{1,4}[-/.:]\d{1,2}(?:[-/.:]\d{1,4})?$/;
const spreadsheetError = /^#(REF!|NAME\?|VALUE!|N\/A|DIV\/0!|NUM!|NULL!|ERROR!)$/;
const shortenedNumber = /^\d([.,]\d+)?E\+\d+$/;
const maxDigits = 11;

/** Whether a spreadsheet would run the text as a formula, or save another text, such as 7 for 007. */
function isChangedBySpreadsheets(text: string): boolean {
  if (
    text.trim() === '' ||
    formula.test(text) ||
    dateOrTime.test(text) ||
    spreadsheetError.test(text) ||
    /^(true|false)$/i.test(text)
  )
    return true;
  return numeric.test(text) && (String(Number(text)) !== text || text.length > maxDigits);
}

const hasMark = (text: string) => isChangedBySpreadsheets(text.replace(/^'+/, ''));

/** Adds a leading apostrophe if a spreadsheet would change the text; `textOf` removes it. */
const markedText = (text: string) => (hasMark(text) ? `'${text}` : text);

export const textOf = (cell: string) => (cell.startsWith("'") && hasMark(cell) ? cell.slice(1) : cell);

const integerWords = { must: 'must be a whole number', form: 'digits alone', hint: 'Write digits alone.' };
const numberWords = { must: 'must be a number', form: 'with a point', hint: 'Write it as -6.2.' };

function numberCell(cell: string, schema: JsonSchema, path: Path): Cell {
  const text = cell.trim().replace(/^'/, '');
  const isInteger = schema.type === 'integer';
  if ((isInteger ? whole : decimal).test(text)) return { value: Number(text) };
  const { must, form, hint } = isInteger ? integerWords : numberWords;
  const fix = numberFor(schema, text);
  const isShortened = shortenedNumber.test(text.toUpperCase());
  const words = isShortened ? 'The spreadsheet shortened it: write all its digits.' : hint;
  return {
    value: text,
    issue: { path, reason: `is "${text}", ${must}`, hint: fix === undefined ? words : `Write ${fix}: ${form}.` },
  };
}

/** What a spreadsheet wrote instead of a text; an intended text has a leading apostrophe. */
function lostText(cell: string): Omit<Issue, 'path'> | undefined {
  if (shortenedNumber.test(cell)) {
    const hint = 'Format the column as text, and write all digits.';
    return { reason: `is "${cell}", a number that the spreadsheet shortened`, hint };
  }
  const hint = 'Write the text itself in place of the formula.';
  return spreadsheetError.test(cell) ? { reason: `is "${cell}", an error of the spreadsheet`, hint } : undefined;
}

/** Entries of a list are separated by spaces. */
export function parseCell(cell: string, schema: JsonSchema, path: Path): Cell {
  const { type, items } = schema;
  const problem = unreadable(cell) ?? (type === 'string' ? lostText(cell) : undefined);
  if (problem) return { value: cell, issue: { path, ...problem } };
  if (type === 'integer' || type === 'number') return numberCell(cell, schema, path);
  if (type !== 'array') return { value: textOf(cell) };
  const entries = textOf(cell).split(/\s+/).filter(Boolean);
  if (/[,;]/.test(cell)) {
    const hint = `Write ${cell
      .split(/[\s,;]+/)
      .filter(Boolean)
      .join(' ')}`;
    return { value: entries, issue: { path, reason: `is "${cell}", must be divided by spaces`, hint } };
  }
  return {
    value: items?.type === 'integer' ? entries.map((entry) => (whole.test(entry) ? Number(entry) : entry)) : entries,
  };
}

/** Empty if the value is missing, or is an empty text by default; any other empty text is a single apostrophe. */
export function cellText(value: unknown, schema: JsonSchema): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string' && !Array.isArray(value)) return `${value as number}`;
  const text = String(Array.isArray(value) ? value.join(' ') : value);
  const isDefault = Array.isArray(schema.default) ? schema.default.length === 0 : schema.default === '';
  return text === '' && isDefault ? '' : markedText(text);
}

import type { DefinedError } from 'ajv';
import type { DocumentIssue, Issue, Path } from './issue';
import type { CodedIssue } from './issue-codes';
import type { JsonSchema } from './json-schema';
import { didYouMean, codePoints } from './message-text';

type Reason = Omit<Issue, 'path'> & { path?: Path } & CodedIssue;

const kinds: Record<string, string> = {
  object: 'a set of fields',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'empty',
};

const typeCodes: Readonly<Record<string, 'NOT_A_GROUP' | 'NOT_A_LIST' | 'NOT_A_TEXT' | 'NOT_A_NUMBER'>> = {
  object: 'NOT_A_GROUP',
  array: 'NOT_A_LIST',
  string: 'NOT_A_TEXT',
  number: 'NOT_A_NUMBER',
};

const kindOf = (value: unknown) => {
  if (typeof value === 'number' && !Number.isFinite(value)) return 'not a number';
  if (value === null || value === undefined) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return kinds[typeof value] ?? typeof value;
};

const preview = (value: unknown) => {
  const text = JSON.stringify(value) ?? '';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

const maxHint = 160;

/** Descriptions that name every code are long. */
const shortened = (hint: string | undefined) =>
  hint !== undefined && hint.length > maxHint
    ? `${hint.slice(0, hint.lastIndexOf(' ', maxHint)).replace(/[,;.:]$/, '')} …`
    : hint;

export const toSteps = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function keyHint(key: string, fields: readonly string[]): string {
  if (/^-\S/.test(key)) return `Write a space after the dash: "- ${key.slice(1)}".`;
  const suggestion = didYouMean(key, fields) ?? `Fields here: ${fields.join(', ')}`;
  return /[\u00A0\u2000-\u200B\u3000]/.test(key) ? `It has special spaces: type plain ones. ${suggestion}` : suggestion;
}

/** Undefined if another error already covers it. */
function reasonOf(error: DefinedError): Reason | undefined {
  const schema = (error.parentSchema ?? {}) as JsonSchema;
  const { description } = schema;
  const value = error.data;
  switch (error.keyword) {
    case 'required': {
      const { missingProperty } = error.params;
      return {
        at: 'key',
        reason: `needs "${missingProperty}"`,
        hint: schema.properties?.[missingProperty]?.description,
        code: 'MISSING_FIELD',
        params: { field: `${schema.$comment}.${missingProperty}` },
      };
    }
    case 'additionalProperties': {
      const { additionalProperty } = error.params;
      const fields = Object.keys(schema.properties ?? {});
      return {
        path: [...toSteps(error.instancePath), additionalProperty],
        at: 'key',
        reason: `"${additionalProperty}" is not a field here`,
        hint: keyHint(additionalProperty, fields),
        code: 'UNKNOWN_FIELD',
        params: { name: additionalProperty },
      };
    }
    case 'type': {
      const type = String(error.params.type);
      const code = typeCodes[type] ?? 'NOT_A_WHOLE_NUMBER';
      return { reason: `is ${kindOf(value)}, must be ${kinds[type] ?? type}`, schema, code };
    }
    case 'enum': {
      const allowed = error.params.allowedValues as unknown[];
      const suggestion = typeof value === 'string' ? didYouMean(value, allowed.map(String)) : undefined;
      const reason = `is ${preview(value)}, must be one of ${allowed.map(preview).join(', ')}`;
      const hint = suggestion ?? shortened(description);
      return { reason, hint, schema: { ...schema, enum: allowed }, code: 'NOT_A_CHOICE' };
    }
    case 'pattern':
      return { reason: `${preview(value)} has the wrong format`, hint: description, code: 'WRONG_FORMAT' };
    case 'not':
      return {
        reason: `${preview(value)} is reserved for the server`,
        hint: description,
        code: 'RESERVED_NAME',
        params: { value: String(value) },
      };
    case 'minimum':
      return {
        reason: `is ${preview(value)}, must be at least ${error.params.limit}`,
        hint: description,
        code: 'TOO_LOW',
        params: { limit: error.params.limit },
      };
    case 'maximum':
      return {
        reason: `is ${preview(value)}, must be at most ${error.params.limit}`,
        hint: description,
        code: 'TOO_HIGH',
        params: { limit: error.params.limit },
      };
    case 'format':
      return {
        reason: `${preview(value)} is invisible: it has only ${codePoints(String(value))}`,
        hint: description,
        code: 'INVISIBLE_TEXT',
      };
    case 'minLength':
      return {
        reason: `must have at least ${plural(error.params.limit, 'character', 'characters')}`,
        code: 'TOO_SHORT',
        params: { limit: error.params.limit },
      };
    case 'maxLength':
      return {
        reason: `must have at most ${plural(error.params.limit, 'character', 'characters')}`,
        code: 'TOO_LONG',
        params: { limit: error.params.limit },
      };
    case 'minItems':
      return {
        reason: `must have at least ${plural(error.params.limit, 'entry', 'entries')}`,
        hint: description,
        code: 'TOO_FEW',
        params: { limit: error.params.limit },
      };
    case 'maxItems':
      return {
        reason: `must have at most ${plural(error.params.limit, 'entry', 'entries')}`,
        hint: description,
        code: 'TOO_MANY',
        params: { limit: error.params.limit },
      };
    case 'uniqueItems':
      return {
        path: [...toSteps(error.instancePath), error.params.i],
        reason: 'is in the list twice',
        code: 'TWICE_IN_LIST',
      };
    case 'dependencies':
      return {
        reason: `needs "${error.params.missingProperty}" because it has "${error.params.property}"`,
        code: 'MISSING_FIELD',
        params: { field: `${schema.$comment}.${error.params.missingProperty}` },
      };
    case 'if':
      return undefined;
    default:
      return { reason: error.message ?? error.keyword, hint: description, code: 'WRONG_FORMAT' };
  }
}

/** A value with the wrong type is not reported again for its content. */
export function toIssues(errors: readonly DefinedError[]): DocumentIssue[] {
  const mistyped = new Set(errors.filter(({ keyword }) => keyword === 'type').map((error) => error.instancePath));
  return errors.flatMap((error) => {
    if (error.keyword !== 'type' && mistyped.has(error.instancePath)) return [];
    const reason = reasonOf(error);
    return reason ? [{ path: toSteps(error.instancePath), ...reason }] : [];
  });
}

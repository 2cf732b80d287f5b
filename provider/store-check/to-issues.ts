import type { DefinedError } from 'ajv';
import type { Issue, Path } from './issue';
import type { JsonSchema } from './json-schema';
import { didYouMean, codePoints } from './message-text';

type Reason = Omit<Issue, 'path'> & { path?: Path };

const kinds: Record<string, string> = {
  object: 'a set of fields',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'empty',
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
      };
    }
    case 'type': {
      const type = String(error.params.type);
      return { reason: `is ${kindOf(value)}, must be ${kinds[type] ?? type}`, schema };
    }
    case 'enum': {
      const allowed = error.params.allowedValues as unknown[];
      const suggestion = typeof value === 'string' ? didYouMean(value, allowed.map(String)) : undefined;
      const reason = `is ${preview(value)}, must be one of ${allowed.map(preview).join(', ')}`;
      return { reason, hint: suggestion ?? shortened(description), schema: { ...schema, enum: allowed } };
    }
    case 'pattern':
      return { reason: `${preview(value)} has the wrong format`, hint: description };
    case 'not':
      return { reason: `${preview(value)} is reserved for the server`, hint: description };
    case 'minimum':
      return { reason: `is ${preview(value)}, must be at least ${error.params.limit}`, hint: description };
    case 'maximum':
      return { reason: `is ${preview(value)}, must be at most ${error.params.limit}`, hint: description };
    case 'format':
      return { reason: `${preview(value)} is invisible: it has only ${codePoints(String(value))}`, hint: description };
    case 'minLength':
      return { reason: `must have at least ${plural(error.params.limit, 'character', 'characters')}` };
    case 'maxLength':
      return { reason: `must have at most ${plural(error.params.limit, 'character', 'characters')}` };
    case 'minItems':
      return { reason: `must have at least ${plural(error.params.limit, 'entry', 'entries')}`, hint: description };
    case 'maxItems':
      return { reason: `must have at most ${plural(error.params.limit, 'entry', 'entries')}`, hint: description };
    case 'uniqueItems':
      return { path: [...toSteps(error.instancePath), error.params.i], reason: 'is in the list twice' };
    case 'dependencies':
      return { reason: `needs "${error.params.missingProperty}" because it has "${error.params.property}"` };
    case 'if':
      return undefined;
    default:
      return { reason: error.message ?? error.keyword, hint: description };
  }
}

/** A value with the wrong type is not reported again for its content. */
export function toIssues(errors: readonly DefinedError[]): Issue[] {
  const mistyped = new Set(errors.filter(({ keyword }) => keyword === 'type').map((error) => error.instancePath));
  return errors.flatMap((error) => {
    if (error.keyword !== 'type' && mistyped.has(error.instancePath)) return [];
    const reason = reasonOf(error);
    return reason ? [{ path: toSteps(error.instancePath), ...reason }] : [];
  });
}

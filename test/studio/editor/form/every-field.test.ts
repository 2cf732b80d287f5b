import Ajv from 'ajv';
import { applyPatch } from 'fast-json-patch';
import schema from '../../../../schema/store/store.schema.json';
import { formSchemas } from '../../../../studio/__generated__/form-schemas';
import { controlKind } from '../../../../studio/editor/form/control-kind';
import { controls } from '../../../../studio/editor/form/controls/controls';
import type { FieldSchema } from '../../../../studio/editor/form/form-schema';
import { setValue } from '../../../../studio/editor/form/set-value';
import { words } from '../../../../studio/words/en';

const validator = new Ajv({ strict: false, discriminator: false, formats: { visible: true }, allErrors: true });
validator.addSchema(schema, 'store');

/** Every field of a part, and of the objects and entries in it. */
function fieldsIn(part: FieldSchema, path = ''): [pointer: string, field: FieldSchema][] {
  return Object.entries(part.properties ?? {}).flatMap(([name, field]) => {
    const pointer = `${path}/${name}`;
    const isObject = field.properties !== undefined;
    return isObject ? fieldsIn(field, pointer) : [[pointer, field] as [string, FieldSchema]];
  });
}

const parts = Object.entries(formSchemas).filter(([name]) => name !== 'store' && name !== 'component');

const all = parts.flatMap(([part, definition]) =>
  fieldsIn(definition).map(([pointer, field]) => [part, pointer, field] as const),
);

const texts: Readonly<Record<string, string>> = {
  color: '#123456',
  host: 'toko.example',
  media: 'appicon/a.png',
  size: '12px',
  uid: 'abc123',
};

function sample({ kind = '', type, enum: values, const: fixed, minimum = 0 }: FieldSchema): unknown {
  if (fixed !== undefined) return fixed;
  if (values) return values.at(-1);
  if (texts[kind] !== undefined) return texts[kind];
  if (type === 'array') return [];
  return type === 'string' ? 'ABC' : Math.max(minimum, 1);
}

/** The errors of the value itself; what else the part needs is no concern of one field. */
function errorsAt(part: string, document: unknown, pointer: string) {
  const validate = validator.compile({ $ref: `store#/definitions/${part}` });
  validate(document);
  return (validate.errors ?? []).filter(
    ({ instancePath, keyword }) =>
      (instancePath === pointer && keyword !== 'pattern' && keyword !== 'minItems') ||
      keyword === 'additionalProperties',
  );
}

test.each(all)('%s%s has words and a control, and what is set is stored', (part, pointer, field) => {
  const value = sample(field);
  const document = applyPatch({}, setValue({}, pointer, value)).newDocument;
  const stored = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document);
  expect(stored).toEqual(value);
  expect(errorsAt(part, document, pointer)).toEqual([]);
  expect(words[field.$comment].name).not.toBe('');
  expect(controls[controlKind(field)]).toBeDefined();
});

test('every field of the schema is in a form schema', () => {
  const properties = (node: unknown): number => {
    if (typeof node !== 'object' || node === null) return 0;
    const own = 'properties' in node ? Object.keys(node.properties as object).length : 0;
    return own + Object.values(node).reduce<number>((sum, child) => sum + properties(child), 0);
  };
  const inForms = Object.values(formSchemas).reduce((sum, part) => sum + properties(part), 0);
  expect(inForms).toBeGreaterThanOrEqual(properties(schema));
});

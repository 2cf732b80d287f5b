import type { RJSFSchema } from '@rjsf/utils';
import type { DraftIssue } from '../../../machines/studio/draft-sheet';
import type { Json } from '../editor';
import { type AppGroup, appGroups, type AppSectionId, groupOf } from './app-groups';
import type { FieldSchema } from './form-schema';
import { isShown } from './shown-fields';
import { schemaAt } from './schema-at';

export interface FormSection {
  readonly id: AppSectionId;
  /** Names of the fields of `/app`. */
  readonly names: readonly string[];
}

/** What the form of a place has. */
export interface FormPlan {
  /** JSON pointer of the value that the form is for. */
  readonly base: string;
  readonly schema: RJSFSchema;
  /** How the fields of `/app` are divided; empty for other parts. */
  readonly sections: readonly FormSection[];
}

type IsIncluded = (pointer: string, schema: FieldSchema) => boolean;

/** Fields before lists. */
const inOrder = (fields: readonly (readonly [string, FieldSchema])[]) => [
  ...fields.filter(([, { type }]) => type !== 'array'),
  ...fields.filter(([, { type }]) => type === 'array'),
];

/** The fields as RJSF walks them; everything else about a field is read from its own schema. */
function skeleton(pointer: string, schema: FieldSchema, isIncluded: IsIncluded): RJSFSchema | null {
  if (!isIncluded(pointer, schema)) return null;
  if (!schema.properties) return { type: schema.type ?? 'string' };
  const fields = inOrder(Object.entries(schema.properties)).flatMap(([name, field]) => {
    const walked = skeleton(`${pointer}/${name}`, field, isIncluded);
    return walked ? [[name, walked] as const] : [];
  });
  return fields.length === 0 ? null : { type: 'object', properties: Object.fromEntries(fields) };
}

const contains = (fields: readonly string[], pointer: string) =>
  fields.some((field) => pointer === field || pointer.startsWith(`${field}/`) || field.startsWith(`${pointer}/`));

const nameIn = (pointer: string) => pointer.split('/')[2] ?? '';

const sectionsOf = (group: AppGroup): FormSection[] =>
  appGroups[group].map(({ id, fields }) => ({ id, names: [...new Set(fields.map(nameIn))] }));

/** The plan of a place; null if the document has no such place. */
export function formPlan(document: Json, issues: readonly DraftIssue[], place: string): FormPlan | null {
  const group = groupOf(place);
  const base = group ? '' : place;
  const schema = schemaAt(document, base);
  if (!schema) return null;
  const fields = group && appGroups[group].flatMap((section) => [...section.fields]);
  const walked = skeleton(
    base,
    schema,
    (pointer, field) =>
      pointer === base || ((!fields || contains(fields, pointer)) && isShown(document, issues, pointer, field)),
  );
  return walked && { base, schema: walked, sections: group ? sectionsOf(group) : [] };
}

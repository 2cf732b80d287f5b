import Ajv from 'ajv';
import standaloneCode from 'ajv/dist/standalone';
import { write } from './files';
import type { JsonObject } from './json';
import { recordLists } from './record-lists';

interface RouteSchema {
  readonly querystring?: JsonObject;
  readonly body?: JsonObject;
  readonly response: { readonly [status: string]: JsonObject };
}

/** The input of a call: its query and its form, or its JSON. */
const requestSchema = ({ querystring: query, body }: RouteSchema): JsonObject => ({
  type: 'object',
  properties: { ...(query && { query }), ...(body && { form: body, json: body }) },
});

/** A module of checks, by their names. */
function compileChecks(schemas: (readonly [string, JsonObject | undefined])[]): string {
  const ajv = new Ajv({ strict: false, validateFormats: false, code: { source: true, esm: false } });
  for (const [id, schema] of schemas) ajv.addSchema(schema ?? {}, id);
  return standaloneCode(ajv, Object.fromEntries(schemas.map(([id]) => [id, id])));
}

/** For each operation, the lists whose invalid records are left out, and the check of one record. */
function writeRecordChecks(replies: (readonly [string, JsonObject | undefined])[]) {
  const names = new Map<string, string>();
  const nameOf = (schema: JsonObject) => {
    const text = JSON.stringify(schema);
    const name = names.get(text) ?? `record${names.size}`;
    names.set(text, name);
    return name;
  };
  const lists = replies.flatMap(([id, schema]) => {
    const entries = recordLists(schema ?? {}, id).map(
      ({ path, some, items }) => `{ path: ${JSON.stringify(path)}, some: ${some}, check: exports.${nameOf(items)} }`,
    );
    return entries.length > 0 ? [`  ${id}: [${entries.join(', ')}],`] : [];
  });
  const checks = compileChecks([...names].map(([text, name]) => [name, JSON.parse(text) as JsonObject]));
  write('server/__generated__/record-checks.js', `${checks}\nexports.recordLists = {\n${lists.join('\n')}\n};\n`);
  write(
    'server/__generated__/record-checks.d.ts',
    [
      `import type { ValidateFunction } from 'ajv';`,
      'export interface RecordListCheck { readonly path: readonly string[]; readonly some: boolean; readonly check: ValidateFunction }',
      'export const recordLists: { readonly [operation: string]: readonly RecordListCheck[] | undefined };',
      '',
    ].join('\n'),
  );
}

/** Compiled checks of the facade's calls to the provider and of the replies. */
export function writeChecks(schemas: readonly (readonly [operationId: string, RouteSchema])[]) {
  const answering = schemas.filter(([, { response }]) => response['200']);
  const checked = answering.map(([id]) => id);
  const replies = answering.map(([id, { response }]) => [id, response['200']] as const);
  write('server/__generated__/reply-checks.js', compileChecks(replies));
  writeRecordChecks(replies);
  write(
    'server/__generated__/request-checks.js',
    compileChecks(answering.map(([id, schema]) => [id, requestSchema(schema)])),
  );
  write(
    'server/__generated__/request-checks.d.ts',
    [
      `import type { ValidateFunction } from 'ajv';`,
      ...checked.map((id) => `export const ${id}: ValidateFunction;`),
      '',
    ].join('\n'),
  );
  write(
    'server/__generated__/reply-checks.d.ts',
    [
      `import type { ValidateFunction } from 'ajv';`,
      `import type { operations as OfStores } from './rest';`,
      `import type { operations as OfStudio } from './studio-rest';`,
      `type operations = OfStores & OfStudio;`,
      `type Reply<O extends keyof operations> = operations[O]['responses'][200]['content']['application/json' & keyof operations[O]['responses'][200]['content']];`,
      ...checked.map((id) => `export const ${id}: ValidateFunction<Reply<'${id}'>>;`),
      '',
    ].join('\n'),
  );
}

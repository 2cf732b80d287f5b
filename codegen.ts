/**
 * Everything generated, from the contracts in `schema/`, the documents in `src/` and `schema/documents/` and the catalogues in `src/i18n/`:
 * types and persisted documents of the facade, types and JSON Schemas of the provider's REST, compiled reply checks,
 * compiled messages; and the drawn statecharts of `docs/statecharts/` as modules. Nothing of it is committed but
 * `docs/schema.graphql`, the published schema, which is written with `--publish`.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generate } from '@graphql-codegen/cli';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import Ajv from 'ajv';
import standaloneCode from 'ajv/dist/standalone';
import { sync as glob } from 'fast-glob';
import { buildSchema, getOperationAST, parse } from 'graphql';
import openapiTypes, { astToString } from 'openapi-typescript';
import { parse as parseYaml } from 'yaml';
import { enumModule, refusalCodeSdl } from './codegen/codes';
import { publishedSchema } from './codegen/published-schema';
import { type ContractOperation, providerOperations } from './codegen/provider-operations';
import { type JsonObject, recordLists } from './codegen/record-lists';
import { isPrivate } from './server/graphql/is-private';

type Json = JsonObject[string];

const root = __dirname;
const programs = ['src', 'server', 'provider', 'machines'];
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const generated = new Set<string>();
/** A file that is as it was stays untouched, so that whoever watches it has nothing to build. */
const write = (path: string, text: string) => {
  const file = join(root, path);
  generated.add(file);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
/** What an earlier run generated and this one did not. */
function removeStale(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeStale(path);
    else if (!generated.has(path)) rmSync(path);
  }
}
const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

const contract = parseYaml(read('schema/provider/openapi.yaml')) as JsonObject;
const { schemas } = contract.components as {
  schemas: { RefusalCode: { oneOf: { const: string; description: string }[] } };
};

const refusalCodes = refusalCodeSdl(schemas.RefusalCode.oneOf);
const sdl = [...glob('schema/facade/*.graphql', { cwd: root }).sort().map(read), refusalCodes].join('\n');

const scalars = {
  Rupiah: 'number',
  MediaPath: 'string',
  HexColor: 'string',
  SafeHtml: 'string',
  DateTime: 'string',
  Date: 'string',
  URL: 'string',
};

/** Their pages are made by adapters, their edges by `server/graphql/resolvers/connection.ts`. */
const connections = ['ItemConnection', 'NearItemConnection', 'ReviewConnection', 'OrderConnection'];

/** 132 bits of a hash name a document, and add less to each script that asks for it than all 256 would. */
const documentId = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Types of documents for the pages, and of resolvers for the facade. */
async function facadeTypes() {
  write('server/__generated__/sdl.ts', `export const sdl = ${JSON.stringify(sdl)};\n`);
  write('server/__generated__/refusal-codes.graphql', refusalCodes);
  if (process.argv.includes('--publish')) writeFileSync(join(root, 'docs/schema.graphql'), publishedSchema(sdl));
  const files: unknown = await generate(
    {
      silent: true,
      schema: sdl,
      generates: {
        [join(root, 'src/__generated__/gql/')]: {
          preset: 'client',
          documents: ['src', 'schema/documents'].map((folder) => join(root, folder, '**/*.graphql')),
          presetConfig: { persistedDocuments: { hashAlgorithm: documentId }, fragmentMasking: true },
          config: {
            documentMode: 'string',
            enumsAsTypes: true,
            skipTypename: false,
            nonOptionalTypename: true,
            useTypeImports: true,
            scalars: { ...scalars, SafeHtml: '../../ui/text/safe-html-block#SafeHtml' },
          },
        },
        [join(root, 'server/__generated__/resolvers.ts')]: {
          plugins: ['typescript', 'typescript-resolvers'],
          config: {
            useTypeImports: true,
            enumsAsTypes: true,
            contextType: '../facade/context#FacadeContext',
            scalars,
            mappers: {
              OpeningHours: '../adapters/model/item-models#OpeningHoursModel',
              ShopDetails: '../adapters/model/item-models#ShopModel',
              WebContentDetails: '../adapters/model/item-models#WebContentModel',
              ...Object.fromEntries(connections.map((name) => [name, `../adapters/model/models#${name}Model`])),
            },
            makeResolverTypeCallable: true,
            resolversNonOptionalTypename: { unionMember: true, interfaceImplementingType: true },
          },
        },
      },
    },
    false,
  );
  for (const { filename, content } of files as { filename: string; content: string }[])
    write(relative(root, filename), content);
}

/** What the code generator adds to an operation's name. */
const suffixes = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

/** One small module an operation, so that a page loads the hashes that it uses and no document text. */
function documentModules() {
  const persisted = JSON.parse(read('src/__generated__/gql/persisted-documents.json')) as Record<string, string>;
  write('server/__generated__/persisted-documents.json', JSON.stringify(persisted));
  const schema = buildSchema(sdl);
  for (const [hash, text] of Object.entries(persisted)) {
    const document = parse(text);
    const operation = getOperationAST(document);
    const name = operation?.name?.value;
    if (!operation || !name) throw new Error(`A document without an operation name: ${text.slice(0, 80)}`);
    const data = name + suffixes[operation.operation];
    const reference = { id: hash, kind: operation.operation, ...(isPrivate(schema, document) && { private: true }) };
    write(
      `src/__generated__/documents/${kebab(name)}.ts`,
      [
        `import type { DocumentRef } from '../../api/document-ref';`,
        `import type { ${data}, ${data}Variables } from '../gql/graphql';`,
        `export const ${name}Document: DocumentRef<${data}, ${data}Variables> = ${JSON.stringify(reference)};`,
        '',
      ].join('\n'),
    );
  }
}

/**
 * The node that a `$ref` of the same file points to, with what stands beside the `$ref`, and all inside it likewise. The
 * contracts have no cycles; examples of other files are left as they are.
 */
function dereference(node: Json | undefined, document: JsonObject): Json {
  if (Array.isArray(node)) return node.map((child) => dereference(child, document));
  if (node === null || typeof node !== 'object') return node ?? null;
  if (typeof node.$ref === 'string' && node.$ref.startsWith('#')) {
    const { $ref, ...beside } = node;
    const target = $ref
      .slice(2)
      .split('/')
      .reduce<Json | undefined>((at, key) => (at as JsonObject | undefined)?.[key], document);
    if (target === undefined) throw new Error(`schema/provider/openapi.yaml: ${$ref} points nowhere`);
    const found = dereference(target, document) as JsonObject;
    return { ...found, ...(dereference(beside, document) as JsonObject) };
  }
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, dereference(child, document)]));
}

const isObject = (node: Json | undefined): node is JsonObject =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

/**
 * The contract describes codes one by one, as `oneOf` with `const`, and says by `anyOf` where others may come. Checks and
 * serialisers need less: a list of the codes, or where others may come the type alone.
 */
function collapseCodes(node: Json): Json {
  if (Array.isArray(node)) return node.map(collapseCodes);
  if (!isObject(node)) return node;
  const inner = Object.fromEntries(Object.entries(node).map(([key, child]) => [key, collapseCodes(child)]));
  const { oneOf, anyOf, ...rest } = inner;
  if (Array.isArray(oneOf) && oneOf.every((one) => isObject(one) && 'const' in one)) {
    return { ...rest, enum: oneOf.map((one) => (one as JsonObject).const ?? null) };
  }
  const [codes, others] = Array.isArray(anyOf) ? anyOf : [];
  return isObject(codes) && codes.enum && isObject(others) && others.type ? { ...rest, type: others.type } : inner;
}

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: JsonObject };
type Content = { [type: string]: { schema: JsonObject } };
type Operation = Omit<ContractOperation, 'parameters' | 'requestBody' | 'responses'> & {
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: { [status: string]: { content?: Content } };
};

const parametersSchema = (parameters: Parameter[]): JsonObject => ({
  type: 'object',
  required: parameters.filter((one) => one.required).map((one) => one.name),
  properties: Object.fromEntries(parameters.map((one) => [one.name, one.schema])),
});
const firstSchema = (content: Content | undefined) => content && Object.values(content)[0]?.schema;

const needsCustomer = ({ security = [] }: Operation) => security.length === 1 && 'customer' in (security[0] ?? {});
const knowsCustomer = ({ security = [] }: Operation) =>
  security.length > 1 && security.some((one) => 'customer' in one);

/** Live events and pictures have routes and readers of their own. */
const answersJson = ({ responses }: Operation) => responses['200']?.content?.['application/json'] !== undefined;

const union = (operations: readonly Operation[]) =>
  operations.map(({ operationId }) => `'${operationId}'`).join(' | ') || 'never';

/** Types of both sides, request and reply schemas for the provider, compiled checks of both for the facade. */
async function restContract() {
  const types = astToString(await openapiTypes(pathToFileURL(join(root, 'schema/provider/openapi.yaml'))));
  write('server/__generated__/rest.ts', types);
  write('provider/__generated__/rest.ts', types);

  const { paths } = collapseCodes(dereference(contract, contract)) as unknown as {
    paths: { [path: string]: { [method: string]: Operation } };
  };
  const allOperations: Operation[] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
  write('server/__generated__/provider-operations.ts', providerOperations(allOperations));
  const operations = allOperations.filter(answersJson);
  const schemas = operations.map((operation) => {
    const at = (place: Parameter['in']) => (operation.parameters ?? []).filter((one) => one.in === place);
    const body = firstSchema(operation.requestBody?.content);
    const responses = Object.entries(operation.responses).flatMap(([status, { content }]) => {
      const schema = firstSchema(content);
      return schema ? [[status, schema] as const] : [];
    });
    return [
      operation.operationId,
      {
        method: operation.method,
        url: operation.path.replace(/{(\w+)}/g, ':$1'),
        ...(needsCustomer(operation) && { config: { isPrivate: true } }),
        ...(knowsCustomer(operation) && { config: { knowsCustomer: true } }),
        ...(at('path').length > 0 && { params: parametersSchema(at('path')) }),
        ...(at('query').length > 0 && { querystring: parametersSchema(at('query')) }),
        ...(at('header').length > 0 && { headers: parametersSchema(at('header')) }),
        ...(body && { body }),
        response: Object.fromEntries(responses),
      },
    ] as const;
  });
  write('provider/__generated__/rest-schemas.json', JSON.stringify(Object.fromEntries(schemas)));
  write(
    'provider/__generated__/private-operations.ts',
    [
      `export type PrivateOperationId = ${union(operations.filter(needsCustomer))};`,
      '/** Answered to customers and to others. */',
      `export type SemiPrivateOperationId = ${union(operations.filter(knowsCustomer))};`,
      '',
    ].join('\n'),
  );
  for (const name of ['store', 'items']) {
    const path = `schema/store/${name}.schema.json`;
    if (existsSync(join(root, path))) write(`provider/__generated__/${name}-schema.json`, read(path));
  }

  const answering = schemas.filter(([, { response }]) => response['200']);
  const checked = answering.map(([id]) => id);
  const replies = answering.map(([id, { response }]) => [id, response['200']] as const);
  write('server/__generated__/reply-checks.js', compiled(replies));
  recordChecks(replies);
  write(
    'server/__generated__/request-checks.js',
    compiled(answering.map(([id, { querystring: query, body: form }]) => [id, requestSchema(query, form)])),
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
      `import type { operations } from './rest';`,
      `type Reply<O extends keyof operations> = operations[O]['responses'][200]['content']['application/json' & keyof operations[O]['responses'][200]['content']];`,
      ...checked.map((id) => `export const ${id}: ValidateFunction<Reply<'${id}'>>;`),
      '',
    ].join('\n'),
  );
}

/** For each operation the lists whose invalid records are left out, and the check of one record. */
function recordChecks(replies: (readonly [string, JsonObject | undefined])[]) {
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
  const checks = compiled([...names].map(([text, name]) => [name, JSON.parse(text) as JsonObject]));
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

/** What goes out with a call: its query and its form. */
const requestSchema = (query: JsonObject | undefined, form: JsonObject | undefined): JsonObject => ({
  type: 'object',
  properties: { ...(query && { query }), ...(form && { form }) },
});

/** A module of checks by name. */
function compiled(schemas: (readonly [string, JsonObject | undefined])[]): string {
  const ajv = new Ajv({ strict: false, validateFormats: false, code: { source: true, esm: false } });
  for (const [id, schema] of schemas) ajv.addSchema(schema ?? {}, id);
  return standaloneCode(ajv, Object.fromEntries(schemas.map(([id]) => [id, id])));
}

type Token = string | [string, string?, ({ [choice: string]: Token | Token[] } | string)?];

/** Names of the values that a compiled message needs. */
function placeholders(tokens: Token | Token[] | undefined): string[] {
  if (!Array.isArray(tokens)) return [];
  return (tokens as Token[]).flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , choices] = token;
    const inner =
      choices && typeof choices === 'object'
        ? Object.values(choices).flatMap((one) => placeholders(one as Token[]))
        : [];
    return [name, ...inner].filter((one) => one !== '#');
  });
}

/** A catalogue for each language and folder, compiled from ICU, and the type of all keys with the values each needs. */
function messages() {
  const catalogues = glob('src/i18n/**/*.json', { cwd: root });
  const lines: string[] = [];
  for (const path of catalogues) {
    const name = path.slice('src/i18n/'.length, -'.json'.length);
    const depth = name.split('/').length;
    const texts = JSON.parse(read(path)) as Record<string, string>;
    const compiled = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]));
    write(
      `src/__generated__/messages/${name}.ts`,
      `import type { CompiledMessages } from '${'../'.repeat(depth + 1)}i18n/compiled-messages';\nconst messages: CompiledMessages = ${JSON.stringify(compiled)};\n${'export default messages;\n'}`,
    );
    if (!path.endsWith('/id.json')) continue;
    for (const [key, tokens] of Object.entries(compiled)) {
      const names = [...new Set(placeholders(tokens as Token[]))];
      const values = names.map((value) => `${JSON.stringify(value)}: string | number`).join('; ');
      lines.push(`  ${JSON.stringify(key)}: ${names.length > 0 ? `{ ${values} }` : 'undefined'};`);
    }
  }
  write(
    'src/__generated__/messages/keys.ts',
    `export interface MessageValues {\n${lines.join('\n')}\n}\nexport type MessageKey = keyof MessageValues;\n`,
  );
}

/** The drawn statecharts as modules, each loaded by the inspector when it is looked at. */
function charts() {
  const names = glob('docs/statecharts/*.json', { cwd: root })
    .sort()
    .map((path) => basename(path, '.json'));
  const type = `import type { Chart } from '../../inspector/chart/chart';`;
  for (const name of names) {
    const chart = read(`docs/statecharts/${name}.json`);
    write(`src/__generated__/charts/${name}.ts`, `${type}\nexport const chart: Chart = ${chart};\n`);
  }
  const entries = names.map((name) => `  ${name}: () => import('./${name}'),`);
  write(
    'src/__generated__/charts/index.ts',
    `${type}\nexport const charts: { readonly [machine: string]: (() => Promise<{ chart: Chart }>) | undefined } = {\n${entries.join('\n')}\n};\n`,
  );
}

/** Codes whose values, and not only types, a program needs. */
function codes() {
  write('server/__generated__/refusal-codes.ts', enumModule(sdl, 'RefusalCode', 'refusalCodes'));
  write('src/__generated__/error-codes.ts', enumModule(sdl, 'ErrorCode', 'errorCodes'));
}

/** Limits that several programs keep, one constant each: a page loads those that it uses. */
function limits() {
  const entries = Object.entries(JSON.parse(read('schema/limits.json')) as Record<string, string | number>);
  const lines = entries
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, value]) => `export const ${name} = ${value};\n`);
  for (const program of programs) write(`${program}/__generated__/limits.ts`, lines.join(''));
}

async function main() {
  messages();
  charts();
  limits();
  codes();
  await restContract();
  await facadeTypes();
  documentModules();
  for (const program of programs) removeStale(join(root, program, '__generated__'));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

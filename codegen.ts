/**
 * Everything generated, from the contracts in `schema/`, the documents in `src/` and the catalogues in `src/i18n/`:
 * types and persisted documents of the facade, types and JSON Schemas of the provider's REST, compiled reply checks,
 * compiled messages; and the drawn statecharts of `docs/statecharts/` as modules. Nothing of it is committed.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import Ajv from 'ajv';
import standaloneCode from 'ajv/dist/standalone';
import { sync as glob } from 'fast-glob';
import { buildSchema, getOperationAST, parse } from 'graphql';
import openapiTypes, { astToString } from 'openapi-typescript';
import { parse as parseYaml } from 'yaml';
import { isPrivate } from './server/graphql/is-private';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const root = __dirname;
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

const sdl = glob('schema/facade/*.graphql', { cwd: root }).sort().map(read).join('\n');

const scalars = { Rupiah: 'number', MediaPath: 'string', HexColor: 'string', SafeHtml: 'string' };

/** 132 bits of a hash name a document, and add less to each script that asks for it than all 256 would. */
const documentId = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Types of documents for the pages, and of resolvers for the facade. */
async function facadeTypes() {
  write('server/__generated__/sdl.ts', `export const sdl = ${JSON.stringify(sdl)};\n`);
  await generate(
    {
      silent: true,
      schema: sdl,
      generates: {
        [join(root, 'src/__generated__/gql/')]: {
          preset: 'client',
          documents: join(root, 'src/**/*.graphql'),
          presetConfig: { persistedDocuments: { hashAlgorithm: documentId }, fragmentMasking: true },
          config: {
            documentMode: 'string',
            enumsAsTypes: true,
            skipTypename: false,
            nonOptionalTypename: true,
            useTypeImports: true,
            scalars: { ...scalars, SafeHtml: '../../components/safe-html-block#SafeHtml' },
          },
        },
        [join(root, 'server/__generated__/resolvers.ts')]: {
          plugins: ['typescript', 'typescript-resolvers'],
          config: {
            useTypeImports: true,
            enumsAsTypes: true,
            contextType: '../graphql/context#FacadeContext',
            scalars,
            mappers: {
              OpeningHours: '../adapters/item-models#OpeningHoursModel',
              ShopDetails: '../adapters/item-models#ShopModel',
              WebContentDetails: '../adapters/item-models#WebContentModel',
            },
            makeResolverTypeCallable: true,
            resolversNonOptionalTypename: { unionMember: true, interfaceImplementingType: true },
          },
        },
      },
    },
    true,
  );
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

/** The node that a `$ref` of the same file points to, and all inside it likewise. The contracts have no cycles. */
function dereference(node: Json | undefined, document: JsonObject): Json {
  if (Array.isArray(node)) return node.map((child) => dereference(child, document));
  if (node === null || typeof node !== 'object') return node ?? null;
  if (typeof node.$ref === 'string') {
    const target = node.$ref
      .slice(2)
      .split('/')
      .reduce<Json | undefined>((at, key) => (at as JsonObject | undefined)?.[key], document);
    if (target === undefined) throw new Error(`schema/provider/openapi.yaml: ${node.$ref} points nowhere`);
    return dereference(target, document);
  }
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, dereference(child, document)]));
}

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: JsonObject };
type Content = { [type: string]: { schema: JsonObject } };
type Operation = {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  security?: JsonObject[];
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

const union = (operations: Operation[]) =>
  operations.map(({ operationId }) => `'${operationId}'`).join(' | ') || 'never';

/** Types of both sides, request and reply schemas for the provider, compiled checks of both for the facade. */
async function restContract() {
  const types = astToString(await openapiTypes(read('schema/provider/openapi.yaml')));
  write('server/__generated__/rest.ts', types);
  write('provider/__generated__/rest.ts', types);

  const source = parseYaml(read('schema/provider/openapi.yaml')) as JsonObject;
  const { paths } = dereference(source, source) as unknown as {
    paths: { [path: string]: { [method: string]: Operation } };
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
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
  write('server/__generated__/reply-checks.js', compiled(answering.map(([id, { response }]) => [id, response['200']])));
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

/** What goes out with a call: its query and its form. */
const requestSchema = (query: JsonObject | undefined, form: JsonObject | undefined): JsonObject => ({
  type: 'object',
  properties: { ...(query && { query }), ...(form && { form }) },
});

/** A module of checks by name. */
function compiled(schemas: (readonly [string, JsonObject | undefined])[]): string {
  const ajv = new Ajv({ strict: false, code: { source: true, esm: false } });
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

async function main() {
  for (const program of ['src', 'server', 'provider'])
    rmSync(join(root, program, '__generated__'), { recursive: true, force: true });
  messages();
  charts();
  await restContract();
  await facadeTypes();
  documentModules();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

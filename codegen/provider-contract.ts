import { parse as parseYaml } from 'yaml';
import { read } from './files';
import { isObject, type Json, type JsonObject } from './json';
import type { ContractOperation } from './provider-operations';

/** The contracts of the storefront and of the studio, by the names under which they refer to each other. */
export const contractPaths = {
  'openapi.yaml': 'schema/provider/openapi.yaml',
  'studio.yaml': 'schema/provider/studio.yaml',
} as const;

export type ContractName = keyof typeof contractPaths;

export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: JsonObject };
export type Content = { [type: string]: { schema: JsonObject } };
export type Operation = Omit<ContractOperation, 'parameters' | 'requestBody' | 'responses'> & {
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: { [status: string]: { content?: Content } };
};

const documents: Readonly<Record<ContractName, JsonObject>> = {
  'openapi.yaml': parseYaml(read(contractPaths['openapi.yaml'])) as JsonObject,
  'studio.yaml': parseYaml(read(contractPaths['studio.yaml'])) as JsonObject,
};
interface Code<Value> {
  const: Value;
  title?: string;
  description: string;
}

type Schemas<Codes extends string> = { [name in Codes]: { oneOf: Code<string>[] } } & {
  [name: string]: { oneOf?: Code<unknown>[] };
};

const schemasOf = <Codes extends string>(name: ContractName) =>
  (documents[name].components as unknown as { schemas: Schemas<Codes> }).schemas;

const schemas = schemasOf<'RefusalCode'>('openapi.yaml');

export const refusalCodes = schemas.RefusalCode.oneOf;
export const staffRefusalCodes = schemasOf<'StaffRefusalCode'>('studio.yaml').StaffRefusalCode.oneOf;

const isNumbered = (code: Code<unknown>): code is Code<number> & { title: string } =>
  typeof code.const === 'number' && code.title !== undefined;

/** The schemas of the contract that list numbers with their names. */
export const numericCodes = Object.entries(schemas).flatMap(([name, { oneOf = [] }]) =>
  oneOf.length > 0 && oneOf.every(isNumbered) ? [{ name, codes: oneOf }] : [],
);

const isContract = (file: string): file is ContractName => file in documents;

/**
 * Replaces each `$ref` within the contracts by its target, merged with the siblings of the `$ref`, at every level. The
 * contracts have no cycles; references to examples in other files stay.
 */
function dereference(node: Json | undefined, name: ContractName): Json {
  if (Array.isArray(node)) return node.map((child) => dereference(child, name));
  if (node === null || typeof node !== 'object') return node ?? null;
  const { $ref, ...beside } = node;
  const [file = '', pointer = ''] = typeof $ref === 'string' ? $ref.split('#') : [];
  const owner = file === '' ? name : file;
  if (pointer === '' || !isContract(owner)) {
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, dereference(child, name)]));
  }
  const target = pointer
    .slice(1)
    .split('/')
    .reduce<Json | undefined>((at, key) => (at as JsonObject | undefined)?.[key], documents[owner]);
  if (target === undefined) throw new Error(`${contractPaths[name]}: ${$ref as string} points nowhere`);
  return { ...(dereference(target, owner) as JsonObject), ...(dereference(beside, name) as JsonObject) };
}

/**
 * The contract describes each code in a `oneOf` with `const`, and uses `anyOf` where other codes are possible. Checks
 * and serialisers need less: a list of the codes, or only the type where other codes are possible.
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

/** Each operation of a contract, with its `$ref`s resolved. */
export function listOperations(name: ContractName): Operation[] {
  const { paths } = collapseCodes(dereference(documents[name], name)) as unknown as {
    paths: { [path: string]: { [method: string]: Operation } };
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
}

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: Node;
  readonly responses: Readonly<Record<string, Node>>;
  readonly 'x-timeout-ms'?: number;
}

type Node = { readonly [key: string]: unknown };

export interface Code {
  readonly const: number | string;
  readonly title?: string;
  readonly description: string;
}

interface Described {
  readonly at: string;
  readonly description: unknown;
}

export const contract = parse(readFileSync('schema/provider/openapi.yaml', 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Node>> };
  readonly info: { readonly 'x-limits': Readonly<Record<string, number>> };
};

const operationsIn = ({ paths }: Pick<typeof contract, 'paths'>): readonly Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );

export const operations = operationsIn(contract);

export const studioOperations = operationsIn(
  parse(readFileSync('schema/provider/studio.yaml', 'utf8')) as Pick<typeof contract, 'paths'>,
);

/** The codes of a schema; empty if it is not a list of codes. */
export const codesOf = (name: string): readonly Code[] => {
  const { oneOf } = contract.components.schemas[name] ?? {};
  return Array.isArray(oneOf) && oneOf.every((one) => 'const' in (one as Node)) ? (oneOf as Code[]) : [];
};

export const codeSchemas = Object.keys(contract.components.schemas).filter((name) => codesOf(name).length > 0);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every field of an object, every parameter and every code of the contract, with its description. */
export function fieldsOf(root: object) {
  const fields: Described[] = [];
  const parameters: Described[] = [];
  const codes: Described[] = [];
  const walk = (node: unknown, at: string) => {
    if (!isNode(node)) return;
    const { description } = node;
    if ('in' in node && 'name' in node && 'schema' in node) parameters.push({ at, description });
    if ('const' in node) codes.push({ at, description });
    if (isNode(node.properties) && 'type' in node) {
      for (const [name, field] of Object.entries(node.properties)) {
        fields.push({ at: `${at}.${name}`, description: (field as Node).description });
      }
    }
    for (const [key, child] of Object.entries(node)) walk(child, `${at}/${key}`);
  };
  walk(root, '');
  return { fields, parameters, codes };
}

/** The content of a form or a reply by its type; follows references. */
export function contentOf(part: Node): Readonly<Record<string, { readonly examples?: object }>> {
  const [, , kind = '', name = ''] = typeof part.$ref === 'string' ? part.$ref.split('/') : [];
  const shared = (contract.components as Readonly<Record<string, Readonly<Record<string, Node>>>>)[kind]?.[name];
  return ((shared ?? part).content ?? {}) as Readonly<Record<string, { readonly examples?: object }>>;
}

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTypes, { astToString } from 'openapi-typescript';
import { writeChecks } from './checks';
import { root, write } from './files';
import type { JsonObject } from './json';
import { type Content, contractPaths, listOperations, type Operation, type Parameter } from './provider-contract';
import { providerOperations } from './provider-operations';

const parametersSchema = (parameters: Parameter[]): JsonObject => ({
  type: 'object',
  required: parameters.filter((one) => one.required).map((one) => one.name),
  properties: Object.fromEntries(parameters.map((one) => [one.name, one.schema])),
});
const firstSchema = (content: Content | undefined) => content && Object.values(content)[0]?.schema;

const needsCustomer = ({ security = [] }: Operation) => security.length === 1 && 'customer' in (security[0] ?? {});
const knowsCustomer = ({ security = [] }: Operation) =>
  security.length > 1 && security.some((one) => 'customer' in one);

/** Live events and pictures have their own routes and readers. */
const answersJson = ({ responses }: Operation) => responses['200']?.content?.['application/json'] !== undefined;

const needsStaff = ({ security = [] }: Operation) => security.length === 1 && 'staff' in (security[0] ?? {});

const union = (operations: readonly Operation[]) =>
  operations.map(({ operationId }) => `'${operationId}'`).join(' | ') || 'never';

const typesOf = async (path: string) => astToString(await openapiTypes(pathToFileURL(join(root, path))));

/** How the provider serves an operation: its route, who may call it, and the schemas of what it takes and answers. */
function routeOf(operation: Operation) {
  const at = (location: Parameter['in']) => (operation.parameters ?? []).filter((one) => one.in === location);
  const { content } = operation.requestBody ?? {};
  const takesPicture = content?.['image/*'] !== undefined;
  // No schema validates a picture.
  const body = takesPicture ? undefined : firstSchema(content);
  const responses = Object.entries(operation.responses).flatMap(([status, { content }]) => {
    const schema = firstSchema(content);
    return schema ? [[status, schema] as const] : [];
  });
  return {
    method: operation.method,
    url: operation.path.replace(/{(\w+)}/g, ':$1'),
    ...(needsCustomer(operation) && {
      config: {
        isPrivate: true,
        ...(takesPicture && { takesPicture }),
        ...(operation['x-shown-in-previews'] && { isShownInPreviews: true }),
      },
    }),
    ...(knowsCustomer(operation) && { config: { knowsCustomer: true } }),
    ...(needsStaff(operation) && { config: { isOfStaff: true, ...(takesPicture && { takesPicture }) } }),
    ...(at('path').length > 0 && { params: parametersSchema(at('path')) }),
    ...(at('query').length > 0 && { querystring: parametersSchema(at('query')) }),
    ...(at('header').length > 0 && { headers: parametersSchema(at('header')) }),
    ...(body && { body }),
    response: Object.fromEntries(responses),
  };
}

const routesOf = (operations: readonly Operation[]) =>
  operations.map((operation) => [operation.operationId, routeOf(operation)] as const);

/** Types for both sides, request and reply schemas for the provider, and compiled checks of both for the facade. */
export async function writeRestContract() {
  const types = await typesOf(contractPaths['openapi.yaml']);
  const studioTypes = await typesOf(contractPaths['studio.yaml']);
  write('server/__generated__/rest.ts', types);
  write('provider/__generated__/rest.ts', types);
  write('server/__generated__/studio-rest.ts', studioTypes);
  write('provider/__generated__/studio.ts', studioTypes);

  const allOperations = listOperations('openapi.yaml');
  const ofStudio = listOperations('studio.yaml');
  write('server/__generated__/provider-operations.ts', providerOperations([...allOperations, ...ofStudio]));
  const operations = allOperations.filter(answersJson);
  const routes = routesOf([...operations, ...ofStudio]);
  write('provider/__generated__/rest-schemas.json', JSON.stringify(Object.fromEntries(routes)));
  write(
    'provider/__generated__/private-operations.ts',
    [
      `export type PrivateOperationId = ${union(operations.filter(needsCustomer))};`,
      '/** Answered in a preview without a customer too. */',
      `export type PreviewedOperationId = ${union(operations.filter((one) => one['x-shown-in-previews']))};`,
      '/** Answered to customers and to others. */',
      `export type SemiPrivateOperationId = ${union(operations.filter(knowsCustomer))};`,
      '/** Answered to people of stores. */',
      `export type StaffOperationId = ${union(ofStudio.filter(needsStaff))};`,
      '',
    ].join('\n'),
  );
  writeChecks(routes);
}

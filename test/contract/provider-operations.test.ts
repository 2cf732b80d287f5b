import { type ContractOperation, providerOperations } from '../../codegen/provider-operations';
import { operationSpecs } from '../../server/__generated__/provider-operations';
import { operations } from './openapi-contract';

const json = { '200': { content: { 'application/json': {} } } };
const form = { content: { 'application/x-www-form-urlencoded': {} } };
const page = { name: 'page', in: 'query' } as const;
const call = { operationId: 'find', method: 'GET', path: '/x', summary: 'Finds.', responses: json };

test('the client has every call of the facade, by the contract’s method, path and time limit', () => {
  const own = operations.filter(
    ({ operationId, security }) =>
      !security.some((one) => 'adminKey' in one) && !['getMedia', 'streamEvents'].includes(operationId),
  );
  expect(Object.keys(operationSpecs).sort()).toEqual(own.map(({ operationId }) => operationId).sort());
  expect(Object.entries(operationSpecs)).toMatchObject(
    own.map(({ operationId, method, path, 'x-timeout-ms': timeoutMs }) => [
      operationId,
      { method: method.toUpperCase(), path, ...(timeoutMs && { timeoutMs }) },
    ]),
  );
});

test.each<[string, Partial<ContractOperation>, RegExp]>([
  ['a query and a form', { parameters: [page], requestBody: form }, /find: .*not both/],
  ['a body that is no form', { requestBody: { content: { 'application/json': {} } } }, /find: a body is/],
  ['a path and a query of one name', { parameters: [page, { name: 'page', in: 'path' }] }, /find: two parameters/],
])('a call with %s is refused', (_what, more, message) => {
  expect(() => providerOperations([{ ...call, ...more }])).toThrow(message);
});

test('calls of the admin, and pictures, are not the facade’s', () => {
  const text = providerOperations([
    { ...call, operationId: 'listStores', security: [{ adminKey: [] }] },
    { ...call, operationId: 'getMedia', responses: { '200': { content: { 'image/*': {} } } } },
  ]);
  expect(text).not.toMatch(/listStores|getMedia/);
});

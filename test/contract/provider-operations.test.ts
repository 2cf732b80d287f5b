import { type ContractOperation, providerOperations } from '../../codegen/provider-operations';
import { operationSpecs } from '../../server/__generated__/provider-operations';
import { operations, studioOperations } from './openapi-contract';

const json = { '200': { content: { 'application/json': {} } } };
const form = { content: { 'application/x-www-form-urlencoded': {} } };
const page = { name: 'page', in: 'query' } as const;
const call = { operationId: 'find', method: 'GET', path: '/x', summary: 'Finds.', responses: json };

test('the client has every operation of the contracts with the method, path and timeout of the contract', () => {
  const own = [...operations, ...studioOperations].filter(
    ({ operationId, security }) =>
      !security.some((one) => 'adminKey' in one) &&
      ![
        'exportPersonalData',
        'getChatPicture',
        'getFormFile',
        'getInvoiceProof',
        'getMedia',
        'getPhoto',
        'streamEvents',
        'streamStoreEvents',
      ].includes(operationId),
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
  ['a body of an unknown type', { requestBody: { content: { 'text/plain': {} } } }, /find: a body is/],
  ['a path and a query of one name', { parameters: [page, { name: 'page', in: 'path' }] }, /find: two parameters/],
])('rejects a call with %s', (_what, more, message) => {
  expect(() => providerOperations([{ ...call, ...more }])).toThrow(message);
});

test('admin and picture operations are not part of the client', () => {
  const text = providerOperations([
    { ...call, operationId: 'listStores', security: [{ adminKey: [] }] },
    { ...call, operationId: 'getMedia', responses: { '200': { content: { 'image/*': {} } } } },
  ]);
  expect(text).not.toMatch(/listStores|getMedia/);
});

import { execFileSync } from 'node:child_process';
import { contentOf, contract, fieldsOf, type Operation, operations } from './openapi-contract';

test('Redocly’s recommended rules and Spectral’s OpenAPI rules report nothing', () => {
  const printed = execFileSync(process.execPath, ['test/contract/lint-openapi.mjs'], { encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual({ redocly: [], spectral: [] });
});

test.each(operations)('$operationId documents who may call it, what it returns and what it is for', (operation) => {
  expect(operation.security).toBeDefined();
  expect(operation.summary).toMatch(/\.$/);
  expect(operation.description).toMatch(/\.$/);
  expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '5XX']));
  const isPrivate = operation.security.some((one) => 'customer' in one || 'adminKey' in one);
  expect(Object.keys(operation.responses).includes('401')).toBe(isPrivate);
});

/** Bodies without an example. */
const binary = ['image/*', 'application/octet-stream'];
const isOwnCall = ({ path }: Operation) => !path.startsWith('/admin/');

test.each(operations.filter(isOwnCall))(
  '$operationId has an example of its request and of its response',
  (operation) => {
    const parts = [operation.requestBody, operation.responses['200']].filter((part) => part !== undefined);
    const contents = parts.flatMap((part) => Object.entries(contentOf(part)));
    expect(
      contents.filter(([type, { examples }]) => !examples && !binary.includes(type)).map(([type]) => type),
    ).toEqual([]);
  },
);

test('every field, parameter and code is described', () => {
  const { fields, parameters, codes } = fieldsOf(contract);
  expect(fields.length).toBeGreaterThan(600);
  expect([...fields, ...parameters, ...codes].filter(({ description }) => !description)).toEqual([]);
});

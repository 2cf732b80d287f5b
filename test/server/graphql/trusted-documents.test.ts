import { parse, validate } from 'graphql';
import persisted from '../../../server/__generated__/persisted-documents.json';
import { withinLimits } from '../../../server/graphql/document-limits';
import { facadeSchema as schema } from '../../../server/graphql/schema';
import { readPreviousDocuments, readTrustedDocuments } from '../../../server/graphql/trusted-documents';

test('every document of the build is valid and a single operation', () => {
  const documents = [...readTrustedDocuments(schema, persisted).values()];
  expect(documents.length).toBe(Object.keys(persisted).length);
  expect(new Set(documents.map(({ name }) => name)).size).toBe(documents.length);
});

test.each(Object.values(persisted).map((text) => [/(?:query|mutation) (\w+)/.exec(text)?.[1], text] as const))(
  '%s is within the size limit of the development endpoint',
  (_name, text) => {
    expect(validate(schema, parse(text, { maxTokens: 1_000 }), [withinLimits])).toEqual([]);
  },
);

test.each([
  ['a field that the schema lacks', 'query X { nobody }'],
  ['two operations', 'query X { __typename } query Y { __typename }'],
  ['an operation without a name', '{ __typename }'],
  ['no operation', 'fragment F on Query { __typename }'],
])('a build with %s does not start', (_name, text) => {
  expect(() => readTrustedDocuments(schema, { 'sha256:x': text })).toThrow();
});

test('operations of earlier builds are accepted while they are valid', () => {
  const texts = { 'sha256:old': 'query Old { __typename }', 'sha256:gone': 'query Gone { nobody }' };
  expect([...readPreviousDocuments(schema, texts).keys()]).toEqual(['sha256:old']);
});

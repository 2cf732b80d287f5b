import { getNamedType, isObjectType } from 'graphql';
import { facadeSchema as schema } from '../../../server/graphql/schema';
import { anyReply } from '../../support/server/contract-provider';
import { answerCalls } from '../../support/server/answered-calls';
import { trust } from '../../support/server/facade-fixture';

const documents = trust({
  'test:favourites': 'query JustFavourites { customer { favourites { id } } }',
  'test:profile': 'query Profile { customer { id name email phone language verification { emailNeeded } } }',
});

const { fixture, run } = answerCalls(documents);

const callsOf = async (documentId: string) => {
  fixture().provider.intrude(anyReply(1));
  expect((await run(documentId)).errors).toBeUndefined();
  return fixture()
    .provider.asked.map(({ path }) => path)
    .filter((path) => !path.startsWith('/api/v2/app'));
};

test('a document that asks for one field of a customer loads no other', async () => {
  expect(await callsOf('test:favourites')).toEqual([expect.stringMatching(/favourite/)]);
});

test('fields of the profile are loaded by one call', async () => {
  expect(await callsOf('test:profile')).toEqual([expect.stringMatching(/profile/)]);
});

test('a customer is reached by private fields alone', () => {
  const leading = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields())
          .filter((field) => getNamedType(field.type).name === 'Customer')
          .map((field) => ({ type: type.name, field: field.name, directives: field.astNode?.directives ?? [] }))
      : [],
  );
  expect(leading.map(({ type, field }) => `${type}.${field}`).sort()).toEqual([
    'Query.customer',
    'SavedProfile.customer',
    'SignedIn.customer',
  ]);
  // Fields of a mutation's result are private like the mutation.
  const root = leading.find(({ type }) => type === 'Query');
  expect(root?.directives.map(({ name }) => name.value)).toEqual(['private']);
});

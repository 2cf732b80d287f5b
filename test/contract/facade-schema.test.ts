import { readdirSync, readFileSync } from 'node:fs';
import { sync as glob } from 'fast-glob';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  GraphQLID,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  isInterfaceType,
  isListType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { publishedSchema } from '../../codegen/published-schema';
import { sdl } from '../../server/__generated__/sdl';

const published = readFileSync('docs/schema.graphql', 'utf8');

test('docs/schema.graphql equals the current schema (run `npm run codegen` if not)', () => {
  expect(published === publishedSchema(sdl)).toBe(true);
});

test('the published schema has every type and operation of the facade', () => {
  const [ours, theirs] = [sdl, published].map((text) => buildSchema(text));
  expect(Object.keys(theirs?.getTypeMap() ?? {}).sort()).toEqual(Object.keys(ours?.getTypeMap() ?? {}).sort());
  for (const name of ['Query', 'Mutation', 'Subscription'] as const) {
    const fields = [ours, theirs].map((schema) => schema?.[`get${name}Type`]()?.getFields() ?? {});
    expect(Object.keys(fields[1] ?? {}).sort()).toEqual(Object.keys(fields[0] ?? {}).sort());
    expect(Object.keys(fields[1] ?? {})).not.toEqual([]);
  }
});

test('each file is named by a domain of the server, or belongs to none', () => {
  const words = [...readdirSync('server/domains'), 'action', 'common', 'error'];
  const files = glob('**/*.graphql', { cwd: 'schema/facade' });
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !words.includes(file.split(/[/.]/)[0] ?? ''))).toEqual([]);
});

const schema = buildSchema(sdl);

/** Whether clients identify the result of a field by its `id`; a refusal in the same union has none. */
function hasId(type: GraphQLNamedType): boolean {
  if (isUnionType(type)) return type.getTypes().every((member) => member.name === 'Refusal' || hasId(member));
  return (isObjectType(type) || isInterfaceType(type)) && 'id' in type.getFields();
}

test('an argument that holds an id ends in Id or Ids, unless it is the id of what the field returns', () => {
  const isListOf = (type: GraphQLOutputType | GraphQLInputType) => isListType(getNullableType(type));
  const isNamed = (field: GraphQLField<unknown, unknown>, { name, type }: GraphQLArgument) => {
    const ending = isListOf(type) ? 's' : '';
    const isOwn = hasId(getNamedType(field.type)) && isListOf(field.type) === isListOf(type);
    return name.endsWith(`Id${ending}`) || (isOwn && name === `id${ending}`);
  };
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()));
  const misnamed = fields.flatMap((field) =>
    field.args
      .filter((argument) => getNamedType(argument.type) === GraphQLID && !isNamed(field, argument))
      .map(({ name }) => `${field.name}(${name}:)`),
  );
  expect(misnamed).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { sync as glob } from 'fast-glob';
import { buildSchema } from 'graphql';
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

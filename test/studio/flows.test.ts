import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const machines = readdirSync('machines/studio').flatMap((file) =>
  [...readFileSync(join('machines/studio', file), 'utf8').matchAll(/^export const (\w+Machine)\b/gm)].map(
    ([, name = '']) => name,
  ),
);

const sources = readdirSync('studio', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('__generated__'))
  .map((path) => ({ path, text: readFileSync(join('studio', path), 'utf8') }));

const starts = /\b(createActor|useActor|useActorRef|useMachine)\(/;
/** `useFlow` announces the actor that it starts. */
const announces = /\b(useFlow|announce)\(/;

test.each(machines)('the inspector sees the %s of the studio', (machine) => {
  const starters = sources.filter(({ text }) => text.includes(`${machine}.provide(`));
  expect(starters).not.toEqual([]);
  expect(starters.filter(({ text }) => !announces.test(text)).map(({ path }) => path)).toEqual([]);
});

test('nothing in the studio starts a flow that the inspector does not see', () =>
  expect(sources.filter(({ text }) => starts.test(text) && !announces.test(text)).map(({ path }) => path)).toEqual([]));

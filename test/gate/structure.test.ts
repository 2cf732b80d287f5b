import { limits, structureFaults, structureLine, structureOf } from './structure';

const file = (path: string, lines: number, text = 'const one = 1;') => ({
  path,
  text: `${Array.from({ length: lines }, () => text).join('\n')}\n`,
});

const small = Array.from({ length: 20 }, (_, at) => file(`src/room-${at % 4}/file-${at}.ts`, 40));

test('reports nothing within the limits', () => {
  const numbers = structureOf(small);
  expect(structureFaults(numbers)).toEqual([]);
  expect(structureLine(numbers)).toContain('20 files, median 40 lines, p95 40');
});

test('reports a file over the limit', () => {
  expect(structureFaults(structureOf([...small, file('src/long.ts', limits.largestLines + 1)]))[0]).toContain(
    'src/long.ts has 301 lines',
  );
});

test('reports many long files even if none is over the limit of one', () => {
  const long = Array.from({ length: 20 }, (_, at) => file(`src/long-${at}.ts`, limits.p95Lines + 1));
  expect(structureFaults(structureOf(long))).toEqual([expect.stringContaining('95th percentile')]);
});

test('reports the fullest folder, including its subfolders, without a limit', () => {
  const crowded = Array.from({ length: 40 }, (_, at) =>
    file(at === 0 ? 'src/crowd/sub/one.ts' : `src/crowd/file-${at}.ts`, 40),
  );
  expect(structureFaults(structureOf(crowded))).toEqual([]);
  expect(structureLine(structureOf(crowded))).toContain('fullest folder 40 (src/crowd)');
});

test('reports the share of comments, without a limit', () => {
  const numbers = structureOf([...small, file('src/told.ts', 200, '// Says what the code says.')]);
  expect(structureFaults(numbers)).toEqual([]);
  expect(structureLine(numbers)).toContain('comments 20.0 %');
});

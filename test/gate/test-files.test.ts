import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { heaviest, suiteTimes } from './suite-times';
import { unrunFiles } from './test-files';

const newFolder = () => mkdtempSync(join(tmpdir(), 'test-files-'));

function rootWith(files: readonly string[], report: (root: string) => object) {
  const root = newFolder();
  for (const file of files) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  const reportFile = join(newFolder(), 'report.json');
  writeFileSync(reportFile, JSON.stringify(report(root)));
  return { root, reportFile };
}

const files = [
  'test/a.test.ts',
  'test/new-folder/b.test.tsx',
  'src/screens/c.spec.ts',
  'test/e2e/d.test.ts',
  'test/support/programs/until.ts',
  'node_modules/x/e.test.js',
];

const jestReport = (root: string) => ({
  testResults: [{ name: join(root, 'test/a.test.ts'), startTime: 1_000, endTime: 3_500, assertionResults: [{}, {}] }],
});

const playwrightReport = (root: string) => ({
  config: { rootDir: join(root, 'test/e2e') },
  suites: [
    {
      file: 'd.test.ts',
      specs: [{ tests: [{ results: [{ duration: 400 }] }] }],
      suites: [{ file: 'd.test.ts', specs: [{ tests: [{ results: [{ duration: 100 }, { duration: 500 }] }] }] }],
    },
  ],
});

test('reports a test file that Jest did not run, in any folder', () => {
  const { root, reportFile } = rootWith(files, jestReport);
  expect(unrunFiles('jest', reportFile, root).sort()).toEqual(['src/screens/c.spec.ts', 'test/new-folder/b.test.tsx']);
});

test('reports a browser test that Playwright did not run', () => {
  const { root, reportFile } = rootWith([...files, 'test/e2e/journeys/f.test.ts'], playwrightReport);
  expect(unrunFiles('playwright', reportFile, root)).toEqual(['test/e2e/journeys/f.test.ts']);
});

test('a suite’s time is that of its file in Jest, and of all attempts of its tests in Playwright', () => {
  expect(suiteTimes('jest', jestReport('/root'), '/root')).toEqual([
    { file: 'test/a.test.ts', seconds: 2.5, tests: 2 },
  ]);
  expect(suiteTimes('playwright', playwrightReport('/root'), '/root')).toEqual([
    { file: 'test/e2e/d.test.ts', seconds: 1, tests: 2 },
  ]);
});

test('the slowest suites come first', () => {
  const times = [1, 3, 2].map((seconds) => ({ file: `${seconds}.test.ts`, seconds, tests: 1 }));
  expect(heaviest(times, 2).split('\n').slice(1)).toEqual([
    '     3.0 s     1 tests  3.test.ts',
    '     2.0 s     1 tests  2.test.ts',
  ]);
});

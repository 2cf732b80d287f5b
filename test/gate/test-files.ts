import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Runner, suiteTimes } from './suite-times';

const skippedFolders = new Set(['node_modules', 'dist', '.data', '.git', 'test-results']);
const browserTests = 'test/e2e/';

function testFilesBelow(root: string, folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : testFilesBelow(root, path);
    return /\.(test|spec)\.[cm]?[jt]sx?$/.test(entry.name) ? [relative(root, path)] : [];
  });
}

/** The test files of the repository that a runner has to run. */
const filesOf = (runner: Runner, root: string) =>
  testFilesBelow(root).filter((file) => file.startsWith(browserTests) === (runner === 'playwright'));

/** Test files on disk that are not in the runner's report: a pattern of its configuration leaves them out. */
export function unrunFiles(runner: Runner, reportFile: string, root: string): string[] {
  const report: unknown = JSON.parse(readFileSync(reportFile, 'utf8'));
  const ran = new Set(suiteTimes(runner, report, root).map(({ file }) => file));
  return filesOf(runner, root).filter((file) => !ran.has(file));
}

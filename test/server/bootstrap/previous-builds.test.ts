import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readPreviousBuilds } from '../../../server/http/rendering/page-renderer';

const archive = (directory: string) =>
  execFileSync(process.execPath, [
    '--input-type=module',
    '-e',
    `import { archiveBuild } from ${JSON.stringify(pathToFileURL(join(__dirname, '../../../server/bootstrap/previous-builds.mjs')).href)};
     archiveBuild(${JSON.stringify(directory)});`,
  ]);

/** The files that webpack and the build write there. */
function build(directory: string, number: number) {
  const client = join(directory, 'client');
  rmSync(client, { recursive: true, force: true });
  mkdirSync(client, { recursive: true });
  writeFileSync(join(client, `main.${number}.js`), '');
  writeFileSync(join(client, 'manifest.json'), '{}');
  utimesSync(join(client, 'manifest.json'), number, number);
  for (const [name, query] of [
    ['documents.json', 'Q'],
    ['studio-documents.json', 'S'],
  ])
    writeFileSync(
      join(directory, name ?? ''),
      JSON.stringify({ [`sha256:${number}`]: `query ${query}${number} { x }` }),
    );
}

test('keeps the files and operations of at most three builds', () => {
  const directory = mkdtempSync(join(tmpdir(), 'builds-'));
  archive(directory);
  expect(readPreviousBuilds(directory)).toEqual({ clientDirectories: [], documents: {}, studioDocuments: {} });
  for (const number of [1, 2, 3, 4]) {
    archive(directory);
    build(directory, number);
  }
  const { clientDirectories, documents, studioDocuments } = readPreviousBuilds(directory);
  expect(clientDirectories.flatMap((folder) => readdirSync(folder).sort())).toEqual([
    'main.3.js',
    'manifest.json',
    'main.2.js',
    'manifest.json',
  ]);
  expect(documents).toEqual({ 'sha256:3': 'query Q3 { x }', 'sha256:2': 'query Q2 { x }' });
  expect(studioDocuments).toEqual({ 'sha256:3': 'query S3 { x }', 'sha256:2': 'query S2 { x }' });
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cleanUp } from '../../support/programs/cleanup';
import { temporaryFolder } from '../../support/programs/temporary-folder';

afterAll(cleanUp);

const moduleUrl = pathToFileURL(join(__dirname, '../../../server/bootstrap/missing-packages.mjs')).href;

/** Runs the module directly in Node, because it is loaded before any TypeScript loader. */
const missingIn = (folder: string): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { missingPackages } = await import('${moduleUrl}'); console.log(JSON.stringify(missingPackages('${folder}')))`,
      ],
      { encoding: 'utf8', env: {} },
    ),
  );

const lock = {
  packages: {
    '': { name: 'shop' },
    'node_modules/one': { version: '1.0.0' },
    'node_modules/one/node_modules/two': { version: '2.0.0' },
    'node_modules/here': { version: '3.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
    'node_modules/anywhere': { version: '3.0.0', optional: true },
    'node_modules/elsewhere': { version: '3.0.0', optional: true, os: [`!${process.platform}`] },
    'node_modules/other-processor': { version: '3.0.0', optional: true, cpu: ['none'] },
    'node_modules/other-library': { version: '3.0.0', optional: true, os: [process.platform], libc: ['none'] },
  },
};
const present = ['node_modules/one', 'node_modules/one/node_modules/two', 'node_modules/here'] as const;

function installed(record: unknown): string {
  const folder = temporaryFolder('packages');
  const write = (path: string, content: unknown) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(content));
  };
  write('package-lock.json', lock);
  for (const path of present) write(`${path}/package.json`, {});
  if (record) write('node_modules/.package-lock.json', record);
  return folder;
}

const record = { packages: Object.fromEntries(present.map((path) => [path, lock.packages[path]])) };

test('finds nothing even after a manual install', () => {
  expect(missingIn(installed(record))).toEqual([]);
});

test('finds nothing in the installation that runs this', () => {
  expect(missingIn(join(__dirname, '../../..'))).toEqual([]);
});

test('finds every package while no install was completed', () => {
  expect(missingIn(installed(null))).toEqual([...present]);
});

test('finds a package of another version', () => {
  const old = { packages: { ...record.packages, 'node_modules/one': { version: '0.9.0' } } };
  expect(missingIn(installed(old))).toEqual(['node_modules/one']);
});

test('finds the package of this platform after an install on another platform', () => {
  const { [present[2]]: _here, ...packages } = record.packages;
  expect(missingIn(installed({ packages }))).toEqual(['node_modules/here']);
});

test('finds a folder that was deleted', () => {
  const folder = installed(record);
  rmSync(join(folder, 'node_modules/one/node_modules'), { recursive: true });
  expect(missingIn(folder)).toEqual(['node_modules/one/node_modules/two']);
});

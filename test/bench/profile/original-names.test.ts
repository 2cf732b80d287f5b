import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { repository } from '../../support/programs/programs';
import { originalNames } from './original-names';

const folder = mkdtempSync(join(tmpdir(), 'names-'));
const at = (name: string) => join(folder, name);

/** Where V8 says that a function of a file begins: at its parameters. */
function frameOf(file: string, text: string, functionName: string) {
  const lines = text.split('\n');
  const lineNumber = lines.findIndex((line) => line.includes(`function ${functionName}(`));
  const columnNumber = (lines[lineNumber] ?? '').indexOf('(');
  return { functionName, url: pathToFileURL(file).href, lineNumber, columnNumber };
}

test('a function that the bundler renamed has the name and the line of its source', () => {
  writeFileSync(at('other.ts'), 'export function priceOf(): number {\n  return 1;\n}\n');
  writeFileSync(
    at('entry.ts'),
    "import { priceOf as other } from './other';\n\nfunction priceOf(): number {\n  return 2;\n}\nconsole.log(other(), priceOf());\n",
  );
  const outputs = buildSync({
    entryPoints: [at('entry.ts')],
    outfile: at('bundle.js'),
    bundle: true,
    sourcemap: true,
    write: true,
    metafile: true,
  });
  expect(outputs.errors).toEqual([]);
  const text = buildSync({ entryPoints: [at('entry.ts')], bundle: true, write: false }).outputFiles[0]?.text ?? '';
  const original = originalNames()(frameOf(at('bundle.js'), text, 'priceOf2'));
  expect(original).toMatchObject({ name: 'priceOf', place: `${relative(repository, at('entry.ts'))}:3` });
});

test('packages, Node and what V8 does itself are named', () => {
  const nameOf = originalNames();
  const frame = { functionName: 'run', lineNumber: 4, columnNumber: 2 };
  const inPackage = pathToFileURL(join(repository, 'node_modules/@scope/name/lib/a.js')).href;
  expect(nameOf({ ...frame, url: inPackage })).toEqual({
    name: 'run',
    place: 'node_modules/@scope/name/lib/a.js:5',
    part: '@scope/name',
  });
  expect(nameOf({ ...frame, url: 'node:net' })).toEqual({ name: 'run', place: 'node:net:5', part: 'node' });
  expect(nameOf({ ...frame, functionName: '(garbage collector)', url: '' })).toMatchObject({
    place: '',
    part: '(garbage collector)',
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { coveringParts, parts, unseen } from '../../../src/ui-page/registry';

const root = 'src/ui';
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
const shown = [parts, coveringParts, unseen].flatMap((table) => Object.keys(table));

const kebab = (name: string) => name.replace(/\B([A-Z])/g, '-$1').toLowerCase();

/** A file's path without extension, and the paths of further exported parts. */
function partsIn(file: string) {
  const exported = readFileSync(join(root, file), 'utf8').matchAll(/^export (?:const|function) ([A-Z]\w+)/gm);
  return {
    path: file.replace(/\.tsx?$/, ''),
    exported: [...exported].map(([, name = '']) => join(dirname(file), kebab(name))),
  };
}

test.each(files.filter((file) => file.endsWith('.tsx')).map(partsIn))('$path is shown on its page', (part) => {
  if (shown.includes(part.path)) return;
  expect(part.exported).not.toEqual([]);
  expect(part.exported.filter((path) => !shown.includes(path))).toEqual([]);
});

test('the page shows no removed part', () => {
  const known = new Set(files.map(partsIn).flatMap(({ path, exported }) => [path, ...exported]));
  expect(shown.filter((part) => !known.has(part))).toEqual([]);
});

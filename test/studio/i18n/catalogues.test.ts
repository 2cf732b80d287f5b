import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sync as glob } from 'fast-glob';
import pageTexts from '../../../src/__generated__/messages/id';
import customerTexts from '../../../src/__generated__/messages/customer/id';
import serviceTexts from '../../../src/__generated__/messages/services/id';
import en from '../../../studio/__generated__/messages/en';
import id from '../../../studio/__generated__/messages/id';
import partsEn from '../../../studio/__generated__/messages/parts/en';
import parts from '../../../studio/__generated__/messages/parts/id';
import { staffRefusalCodes } from '../../../studio/__generated__/staff-refusal-codes';

const read = (path: string) => readFileSync(path, 'utf8');

test('both languages have the same texts', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(id).sort());
  expect(Object.keys(partsEn).sort()).toEqual(Object.keys(parts).sort());
});

test('every code of a refusal has a sentence', () => {
  const keys = staffRefusalCodes.map((code) => `refusals.${code.toLowerCase().replaceAll('_', '-')}`);
  expect(
    Object.keys(id)
      .filter((key) => key.startsWith('refusals.'))
      .sort(),
  ).toEqual(keys.sort());
});

/** Texts that are looked up by codes, and checked where the codes are. */
const isOfCode = (key: string) => /^(refusals|issue|selling|selling\.why)\.[A-Za-z_-]+$/.test(key);

test('every text is used', () => {
  const code = glob('studio/**/*.{ts,tsx}', { ignore: ['**/__generated__/**'] })
    .map(read)
    .join('\n');
  const composed = [...code.matchAll(/\bm\(\s*`([^`]+)`/g)].map(
    ([, template = '']) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '.+')}$`),
  );
  const isUsed = (key: string) => code.includes(`'${key}'`) || composed.some((pattern) => pattern.test(key));
  expect(Object.keys(id).filter((key) => !isOfCode(key) && !isUsed(key))).toEqual([]);
});

const fileOf = (path: string) => ['.ts', '.tsx', '/index.ts'].map((end) => path + end).find(existsSync);

/** A file and everything of the project that it imports, at once or later. */
function withImports(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, name = ''] of read(path).matchAll(/(?:from|import\([^'"]*)\s*'(\.[^']+)'/g)) {
    const imported = fileOf(join(dirname(path), name));
    if (imported && !imported.includes('__generated__')) withImports(imported, found);
  }
  return found;
}

test('every text of the shared parts is loaded', () => {
  const shared = [...withImports('studio/entry.tsx')].filter((path) => path.startsWith('src/'));
  expect(shared).toContain('src/ui/dialog/sheet.tsx');
  const code = shared.map(read).join('\n');
  const keys = Object.keys({ ...pageTexts, ...customerTexts, ...serviceTexts });
  expect(keys.filter((key) => code.includes(`'${key}'`) && !Object.hasOwn(parts, key))).toEqual([]);
});

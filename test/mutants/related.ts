import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sync as glob } from 'fast-glob';
import { fromRoot, root } from '../../server/bootstrap/root.mjs';

const imported = /(?:from|import|import\()\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'/g;

/** The importing files of each file. */
function importers(): Map<string, string[]> {
  const files = glob('{src,server,provider,shared,machines,test}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    ignore: ['test/e2e/**'],
  });
  const known = new Set(files);
  const found = new Map<string, string[]>();
  for (const file of files) {
    for (const [, path = ''] of readFileSync(fromRoot(file), 'utf8').matchAll(imported)) {
      const base = join(dirname(file), path);
      const target = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((one) => known.has(one));
      if (target) found.set(target, [...(found.get(target) ?? []), file]);
    }
  }
  return found;
}

const isSuite = (file: string) => /\.test\.tsx?$/.test(file) && !file.startsWith('test/server/system/');

const wordsOf = (file: string) => new Set(file.split(/[/.-]/).filter((word) => word.length > 2));

/** The number of words that the paths of two files have in common. */
const likeness = (file: string, other: string) => [...wordsOf(file)].filter((word) => wordsOf(other).has(word)).length;

/** The suites that import a file: direct importers first, then those with the most similar paths. */
export function createRelated() {
  const of = importers();
  return (file: string): string[] => {
    const distance = new Map([[file, 0]]);
    const queue = [file];
    for (const at of queue) {
      for (const importer of of.get(at) ?? []) {
        if (distance.has(importer)) continue;
        distance.set(importer, (distance.get(at) ?? 0) + 1);
        queue.push(importer);
      }
    }
    const rank = (suite: string) => {
      const steps = distance.get(suite) ?? 0;
      return (steps === 1 ? 1000 : 0) + likeness(suite, file) * 10 - steps;
    };
    return queue.filter(isSuite).sort((one, other) => rank(other) - rank(one));
  };
}

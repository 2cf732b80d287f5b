import { readFileSync } from 'node:fs';
import { sync as glob } from 'fast-glob';
import { fromRoot, root } from '../../server/bootstrap/root.mjs';

const kinds = ['guard', 'limit', 'query', 'label'] as const;

/** A mutant: one small fault in the product. */
export interface Mutant {
  kind: (typeof kinds)[number];
  file: string;
  /** From 1. */
  line: number;
  find: string;
  replace: string;
}

interface Operator {
  kind: Mutant['kind'];
  files: readonly string[];
  /** The kinds of faults. */
  pattern: RegExp;
  replace(found: readonly string[]): string;
}

const next = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' } as const;
const isComparison = (sign: string): sign is keyof typeof next => sign in next;

const operators: readonly Operator[] = [
  { kind: 'guard', files: ['machines/**/*.ts'], pattern: /\bguard: (?:'\w+'|\w+), /g, replace: () => '' },
  {
    kind: 'guard',
    files: ['provider/modules/**/*.ts'],
    pattern: /\bif \((.+)\) (throw new Refused)/g,
    replace: ([, condition, refusal]) => `if (false && (${condition})) ${refusal}`,
  },
  {
    kind: 'limit',
    files: ['machines/**/*.ts', 'provider/modules/**/*.ts', 'server/domains/**/*.ts'],
    pattern: /(?<=[\w)]) (<|<=|>|>=) (?=[\w(][\w.( ]*)(?!.*=>)/g,
    replace: ([, sign = '']) => ` ${isComparison(sign) ? next[sign] : sign} `,
  },
  {
    kind: 'query',
    files: ['provider/modules/**/*.ts'],
    pattern: /(?<!set )\b((?:\w+\.)?(?:store_id|customer_id) = \$\d)/g,
    replace: ([, condition]) => `(${condition} or true)`,
  },
  {
    kind: 'label',
    files: ['src/features/**/*.tsx', 'src/screens/**/*.tsx', 'src/renderers/**/*.tsx'],
    pattern: /\bm\('([\w.-]+)'/g,
    replace: ([, key]) => `m('${key === 'action.ok' ? 'action.cancel' : 'action.ok'}'`,
  },
];

/** A generator of random numbers from 0 to 1; the same seed gives the same numbers. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function mutantsOf({ kind, files, pattern, replace }: Operator): Mutant[] {
  return glob([...files], { cwd: root, ignore: ['**/__generated__/**'] })
    .sort()
    .flatMap((file) =>
      readFileSync(fromRoot(file), 'utf8')
        .split('\n')
        .flatMap((text, at) =>
          [...text.matchAll(pattern)].map((found) => ({
            kind,
            file,
            line: at + 1,
            find: found[0],
            replace: replace(found),
          })),
        ),
    );
}

/** A random sample of mutants: this many of each kind, at most one per file; the same seed gives the same sample. */
export function sampleMutants(ofEachKind: number, seed: number): Mutant[] {
  const random = randomFrom(seed);
  const pools = kinds.map((kind) => operators.filter((one) => one.kind === kind).flatMap(mutantsOf));
  const chosen = new Map<string, Mutant>();
  const choose = (pool: Mutant[]) => {
    while (pool.length > 0) {
      const [mutant] = pool.splice(Math.floor(random() * pool.length), 1);
      if (mutant && !chosen.has(mutant.file)) return chosen.set(mutant.file, mutant);
    }
    return chosen;
  };
  for (let round = 0; round < ofEachKind; round += 1) pools.forEach(choose);
  return [...chosen.values()];
}

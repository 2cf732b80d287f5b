import { basename } from 'node:path';
import { listFiles, read, write } from './files';

/** The drawn statecharts as modules, which the inspector loads on demand. */
export function writeCharts() {
  const names = listFiles('docs/statecharts/*.json')
    .sort()
    .map((path) => basename(path, '.json'));
  const type = `import type { Chart } from '../../inspector/chart/chart';`;
  for (const name of names) {
    const chart = read(`docs/statecharts/${name}.json`);
    write(`src/__generated__/charts/${name}.ts`, `${type}\nexport const chart: Chart = ${chart};\n`);
  }
  const entries = names.map((name) => `  ${name}: () => import('./${name}'),`);
  write(
    'src/__generated__/charts/index.ts',
    `${type}\nexport const charts: { readonly [machine: string]: (() => Promise<{ chart: Chart }>) | undefined } = {\n${entries.join('\n')}\n};\n`,
  );
}

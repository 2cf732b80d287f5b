import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { fromRoot } from '../../webpack/build';
import { RefuseLeftOut } from '../../webpack/refuse-left-out';

const folder = mkdtempSync(join(tmpdir(), 'refuse-left-out-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The errors of a build of a page with one file of code. */
async function errorsOf(code: string): Promise<string[]> {
  const entry = join(folder, 'page.js');
  writeFileSync(entry, code);
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        context: folder,
        entry,
        output: { path: join(folder, 'out') },
        resolve: { modules: [fromRoot('node_modules')] },
        optimization: {
          splitChunks: {
            cacheGroups: { react: { test: /node_modules/, name: 'react', chunks: 'initial', enforce: true } },
          },
        },
        plugins: [new RefuseLeftOut()],
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    ),
  );
  return (stats?.compilation.errors ?? []).map(({ message }) => message);
}

test('a page that uses a hook which is left out stops the build, with the cure', async () => {
  const [error, ...others] = await errorsOf(
    "import { useState, useDeferredValue } from 'react'; export const useTyped = () => useDeferredValue(useState(''));\nconsole.log(useTyped);",
  );
  expect(others).toEqual([]);
  expect(error).toContain('main.js uses useDeferredValue, which webpack/lean-react-dom.ts leaves out of react-dom');
  expect(error).toContain('keep it there, or do without');
  expect(error).toContain(join(folder, 'page.js'));
});

test('code that is left out of the page itself may use it', async () => {
  const unused = 'const useUnused = () => useDeferredValue(1);';
  expect(
    await errorsOf(
      `import { useState, useDeferredValue } from 'react'; ${unused} export const use = () => useState('');\nconsole.log(use);`,
    ),
  ).toEqual([]);
});

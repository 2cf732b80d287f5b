import { copyFileSync, existsSync } from 'node:fs';
import { ensurePrograms } from './ensure-programs.mjs';
import { fingerprint } from './fingerprint.mjs';
import { archiveBuild } from './previous-builds.mjs';
import { fromRoot } from './root.mjs';
import { mustRun } from './run-command.mjs';
import { stampAt } from './stamp.mjs';

const folders = { production: 'dist', development: 'dist/dev' };

/** @param {'production' | 'development'} mode */
const stampOf = (mode) => stampAt(`${folders[mode]}/.build-stamp`);

const inputs = () =>
  fingerprint([
    'src',
    'studio',
    'shared',
    'machines',
    'webpack',
    'webpack.config.ts',
    'tsconfig.json',
    'package-lock.json',
  ]);

/**
 * Builds the programs and the bundles of the browser, the pages and the inspector if their sources changed since the
 * last build.
 *
 * @param {'production' | 'development'} mode
 */
export async function ensureBuilt(mode) {
  await ensurePrograms();
  const stamp = stampOf(mode);
  const wanted = inputs();
  const outputs = [
    'client/manifest.json',
    'server/entry-server.js',
    'early/main.js',
    'inspector/page.js',
    'studio/page.js',
  ];
  outputs.push(mode === 'development' ? 'ui/page.js' : 'worker/sw.js');
  if (stamp.matches(wanted) && outputs.every((path) => existsSync(fromRoot(folders[mode], path)))) return;
  stamp.clear();
  if (mode === 'production') archiveBuild(fromRoot(folders[mode]));
  await mustRun({
    title: `Building for ${mode}`,
    command: process.execPath,
    args: [fromRoot('node_modules/webpack/bin/webpack.js'), '--config', 'webpack.config.ts', '--mode', mode],
    env: { NODE_ENV: mode },
  });
  // The operations that `server/` trusts. These copies let the server of a later build still accept them.
  copyFileSync(fromRoot('server/__generated__/persisted-documents.json'), fromRoot(folders[mode], 'documents.json'));
  copyFileSync(
    fromRoot('server/__generated__/studio-documents.json'),
    fromRoot(folders[mode], 'studio-documents.json'),
  );
  stamp.write(wanted);
}

/** Records that another process now writes to this mode's folder. */
export const forgetBuild = (/** @type {'production' | 'development'} */ mode) => stampOf(mode).clear();

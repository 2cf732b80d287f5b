import { existsSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { fromRoot } from './root.mjs';
import { mustRun } from './run-command.mjs';
import { stampAt } from './stamp.mjs';

const folders = { production: 'dist', development: 'dist/dev' };

/** @param {'production' | 'development'} mode */
const stampOf = (mode) => stampAt(`${folders[mode]}/.build-stamp`);

const inputs = () => fingerprint(['src', 'machines', 'webpack.config.ts', 'tsconfig.json', 'package-lock.json']);

/**
 * Builds the browser's, the server's and the inspector's bundle, where their sources changed since the last time.
 *
 * @param {'production' | 'development'} mode
 */
export async function ensureBuilt(mode) {
  const stamp = stampOf(mode);
  const wanted = inputs();
  const outputs = ['client/manifest.json', 'server/entry-server.js', 'inspector/page.js'];
  if (stamp.matches(wanted) && outputs.every((path) => existsSync(fromRoot(folders[mode], path)))) return;
  stamp.clear();
  await mustRun({
    title: `Building for ${mode}`,
    command: process.execPath,
    args: [fromRoot('node_modules/webpack/bin/webpack.js'), '--config', 'webpack.config.ts', '--mode', mode],
    env: { NODE_ENV: mode },
  });
  stamp.write(wanted);
}

/** Says that somebody else now writes to this mode's folder. */
export const forgetBuild = (/** @type {'production' | 'development'} */ mode) => stampOf(mode).clear();

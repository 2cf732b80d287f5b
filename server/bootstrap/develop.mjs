import { spawn } from 'node:child_process';
import { existsSync, rmSync, watch } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { forgetBuild } from './ensure-built.mjs';
import { ensureGenerated } from './ensure-generated.mjs';
import { fromRoot, root } from './root.mjs';
import { exitCodeOf, onStop, spawnServer } from './serve.mjs';

const CALM_MS = 200;
const bundles = ['dist/dev/client/manifest.json', 'dist/dev/server/entry-server.js'];

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });

/** @param {string[]} args */
const spawnWebpack = (args) =>
  spawn(
    process.execPath,
    [
      fromRoot('node_modules/webpack/bin/webpack.js'),
      ...args,
      '--config',
      'webpack.config.ts',
      '--mode',
      'development',
    ],
    { cwd: root, env: { ...process.env, NODE_ENV: 'development' }, stdio: ['ignore', 'inherit', 'inherit'] },
  );

/**
 * Calls back once a burst of changes below a folder is over.
 *
 * @param {string} folder
 * @param {(path: string) => boolean} concerns
 * @param {() => void} changed
 */
function onChange(folder, concerns, changed) {
  /** @type {NodeJS.Timeout | undefined} */
  let calm;
  watch(fromRoot(folder), { recursive: true }, (_event, path) => {
    if (path === null || !concerns(path)) return;
    clearTimeout(calm);
    calm = setTimeout(changed, CALM_MS);
  });
}

/**
 * Watches, builds and serves: modules of the pages are replaced in the browser and on the server; for a change of the
 * server, the provider or the contracts, these start anew.
 */
export async function develop() {
  forgetBuild('development');
  bundles.forEach((path) => rmSync(fromRoot(path), { force: true }));
  const port = await freePort();
  const builders = [
    spawnWebpack(['serve', '--config-name', 'client', '--port', String(port)]),
    spawnWebpack(['watch', '--config-name', 'server', '--config-name', 'inspector']),
  ];
  const endBuilders = () => builders.forEach((builder) => builder.kill());
  onStop(endBuilders);
  while (!bundles.every((path) => existsSync(fromRoot(path)))) {
    if (builders.some(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null)) {
      endBuilders();
      return 1;
    }
    await sleep(CALM_MS);
  }

  const start = () => spawnServer({ NODE_ENV: 'development', DEV_ASSETS: `http://127.0.0.1:${port}` });
  let server = start();
  let restarts = Promise.resolve();
  const restart = () => {
    restarts = restarts.then(async () => {
      server.kill('SIGTERM');
      await exitCodeOf(server);
      server = start();
    });
  };
  const isProgram = (/** @type {string} */ path) => /\.(ts|yaml|sql)$/.test(path) && !path.includes('__generated__');
  onChange('server', isProgram, restart);
  onChange('provider', isProgram, restart);

  const regenerate = () =>
    void ensureGenerated().then(restart, (/** @type {Error} */ error) => console.error(error.message));
  onChange('schema', () => true, regenerate);
  onChange('src', (path) => path.endsWith('.graphql'), regenerate);

  onStop((signal) => {
    if (signal) server.kill(signal);
    // The watchers would keep this process alive.
    void exitCodeOf(server).then((code) => process.exit(code));
  });
  return undefined;
}

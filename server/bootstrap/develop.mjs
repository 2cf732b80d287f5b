import { spawn } from 'node:child_process';
import { existsSync, rmSync, watch } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { forgetBuild } from './ensure-built.mjs';
import { bundlePrograms, ensurePrograms } from './ensure-programs.mjs';
import { ensureGenerated } from './ensure-generated.mjs';
import { exitCodeOf } from './exit-code.mjs';
import { fromRoot, root } from './root.mjs';
import { onStop, spawnServer } from './serve.mjs';

const CALM_MS = 200;
const bundles = ['dist/dev/client/manifest.json', 'dist/dev/server/entry-server.js'];

/** @param {string} text */
const say = (text) => console.error(`dev: ${text}`);

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
 * @param {(path: string) => void} changed is told the last of them
 */
function onChange(folder, concerns, changed) {
  /** @type {NodeJS.Timeout | undefined} */
  let calm;
  const watcher = watch(fromRoot(folder), { recursive: true }, (_event, path) => {
    if (path === null || !concerns(path)) return;
    clearTimeout(calm);
    calm = setTimeout(() => changed(`${folder}/${path}`), CALM_MS);
  });
  // A folder that was removed while it was looked through.
  watcher.on('error', (error) => say(error.message));
}

/**
 * Watches, builds and serves: modules of the pages are replaced in the browser and on the server; for a change of the
 * server, the provider or the contracts, these start anew. A changed machine reloads the page: its actors run on otherwise.
 */
export async function develop() {
  const startedAt = Date.now();
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
  say('building the pages and the programs …');
  forgetBuild('development');
  bundles.forEach((path) => rmSync(fromRoot(path), { force: true }));
  const port = await freePort();
  const builders = [
    spawnWebpack(['serve', '--config-name', 'client', '--port', String(port)]),
    spawnWebpack(['watch', '--config-name', 'server', '--config-name', 'inspector', '--config-name', 'ui']),
  ];
  const endBuilders = () => builders.forEach((builder) => builder.kill());
  onStop(endBuilders);
  await ensurePrograms();
  say(`the programs are built (${seconds()}); starting the server beside the pages …`);
  const start = () => spawnServer({ NODE_ENV: 'development', DEV_ASSETS: `http://127.0.0.1:${port}` });
  let server = start();
  server.once('message', () => say(`ready in ${seconds()}`));
  onStop((signal) => {
    if (signal) server.kill(signal);
    // The watchers would keep this process alive.
    void exitCodeOf(server).then((code) => process.exit(code));
  });
  while (!bundles.every((path) => existsSync(fromRoot(path)))) {
    if (builders.some(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null)) {
      endBuilders();
      server.kill('SIGTERM');
      return 1;
    }
    await sleep(CALM_MS);
  }
  say(`the pages are built (${seconds()})`);

  let restarts = Promise.resolve();
  const restart = (/** @type {string} */ path) => {
    restarts = restarts.then(async () => {
      await bundlePrograms();
      say(`${path} changed: restarting the server …`);
      server.kill('SIGTERM');
      await exitCodeOf(server);
      server = start();
      server.once('message', () => say('the server is back'));
    });
    restarts = restarts.catch((/** @type {Error} */ error) => console.error(error.message));
  };
  const isProgram = (/** @type {string} */ path) => /\.(ts|yaml|sql)$/.test(path) && !path.includes('__generated__');
  onChange('server', isProgram, restart);
  onChange('shared', isProgram, restart);
  onChange('provider', isProgram, restart);

  const isMachine = (/** @type {string} */ path) => path.endsWith('.ts') && !path.includes('__generated__');
  onChange('machines', isMachine, (path) => say(`${path} changed: the pages reload, their actors start anew`));

  const report = (/** @type {Error} */ error) => console.error(error.message);
  const regenerate = (/** @type {string} */ path) => void ensureGenerated().then(() => restart(path), report);
  onChange('schema', () => true, regenerate);
  onChange('src', (path) => path.endsWith('.graphql'), regenerate);
  // The pages' builders watch what is generated from the texts.
  onChange(
    'src/i18n',
    (path) => path.endsWith('.json'),
    () => void ensureGenerated().catch(report),
  );

  return undefined;
}

import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { forgetBuild } from './ensure-built.mjs';
import { bundlePrograms, ensurePrograms } from './ensure-programs.mjs';
import { ensureGenerated } from './ensure-generated.mjs';
import { exitCodeOf } from './exit-code.mjs';
import { fromRoot, root } from './root.mjs';
import { onStop, spawnServer } from './serve.mjs';

const CALM_MS = 200;
const bundles = ['dist/dev/client/manifest.json', 'dist/dev/server/entry-server.js', 'dist/dev/early/main.js'];

/** @param {string} text */
const log = (text) => console.error(`dev: ${text}`);

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
    { cwd: root, env: { ...process.env, NODE_ENV: 'development' }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );

/**
 * Calls back after a burst of changes below a folder. `fs.watch` loses a file that an editor replaces as a whole.
 *
 * @param {string} folder
 * @param {RegExp} concerns
 * @param {(path: string) => void} changed gets the path of the last change
 */
async function onChange(folder, concerns, changed) {
  const { watch } = await import('chokidar');
  /** @type {NodeJS.Timeout | undefined} */
  let calm;
  watch(fromRoot(folder), { ignored: /__generated__/, ignoreInitial: true }).on('all', (_event, path) => {
    if (!concerns.test(path)) return;
    clearTimeout(calm);
    calm = setTimeout(() => changed(relative(root, path)), CALM_MS);
  });
}

/**
 * Watches, builds and serves. Changed modules of the pages are replaced in the browser and on the server. A change of
 * the server, the provider or the contracts restarts the programs. A changed machine reloads the page, because its
 * actors would otherwise continue with the old one.
 */
export async function develop() {
  const startedAt = Date.now();
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
  log('building the pages and the programs …');
  forgetBuild('development');
  bundles.forEach((path) => rmSync(fromRoot(path), { force: true }));
  const port = await freePort();
  const client = spawnWebpack(['serve', '--config-name', 'client', '--port', String(port)]);
  const builders = [
    client,
    spawnWebpack([
      'watch',
      '--config-name',
      'server',
      '--config-name',
      'early',
      '--config-name',
      'inspector',
      '--config-name',
      'studio',
      '--config-name',
      'ui',
    ]),
  ];
  const endBuilders = () => builders.forEach((builder) => builder.kill());
  onStop(endBuilders);
  await ensurePrograms();
  log(`the programs are built (${seconds()}); starting the server beside the pages …`);
  const start = () => spawnServer({ NODE_ENV: 'development', DEV_ASSETS: `http://127.0.0.1:${port}` });
  let server = start();
  server.once('message', () => log(`ready in ${seconds()}`));
  onStop((signal) => {
    if (signal) server.kill(signal);
    // Otherwise the watchers would keep this process alive.
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
  log(`the pages are built (${seconds()})`);

  let jobs = Promise.resolve();
  /**
   * Runs one job after another; an error is shown in the terminal and over the open pages. @param {() => Promise<void>}
   * job
   */
  const inTurn = (job) => {
    jobs = jobs.then(job).catch((/** @type {Error} */ { message }) => {
      console.error(message);
      if (client.connected) client.send(message);
    });
  };
  const restart = async (/** @type {string} */ path) => {
    await bundlePrograms();
    log(`${path} changed: restarting the server …`);
    server.kill('SIGTERM');
    await exitCodeOf(server);
    server = start();
    server.once('message', () => log('the server is back'));
  };
  const regenerate = (/** @type {string} */ path) =>
    inTurn(async () => {
      await ensureGenerated();
      await restart(path);
    });
  const program = /[.](ts|yaml|sql)$/;
  await Promise.all([
    ...['server', 'shared', 'provider'].map((folder) =>
      onChange(folder, program, (path) => inTurn(() => restart(path))),
    ),
    onChange('machines', /[.]ts$/, (path) => log(`${path} changed: the pages reload, and their actors restart`)),
    onChange('schema', /./, regenerate),
    onChange('src', /[.]graphql$/, regenerate),
    // The builds of the pages watch the files generated from the texts.
    onChange('src/i18n', /[.]json$/, () => inTurn(ensureGenerated)),
  ]);
  return undefined;
}

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from '../../server/bootstrap/run-command.mjs';
import { chromiumProgram, hasFastChromium, hasWholeChromium } from '../support/programs/chromium-options';
import { nginxProgram } from '../support/programs/nginx';
import { varnishProgram } from '../support/programs/varnish';

const postgresVersions = '/usr/lib/postgresql';
const opensslProgram = '/usr/bin/openssl';

/** The folder with the programs of the newest installed server, which Debian does not add to PATH. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(postgresVersions)) return undefined;
  return readdirSync(postgresVersions)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(postgresVersions, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/** `suffices`: whether the tests can run without the package itself. */
const needed = [
  {
    name: 'chromium-headless-shell',
    present: hasFastChromium,
    suffices: () => chromiumProgram() !== undefined,
  },
  { name: 'chromium', present: hasWholeChromium, suffices: () => true },
  {
    name: 'postgresql',
    present: () => postgresPrograms() !== undefined,
    suffices: () => postgresPrograms() !== undefined,
  },
  {
    name: 'nginx',
    present: () => nginxProgram() !== undefined,
    suffices: () => nginxProgram() !== undefined,
  },
  {
    name: 'varnish',
    present: () => varnishProgram() !== undefined,
    suffices: () => varnishProgram() !== undefined,
  },
  {
    name: 'openssl',
    present: () => existsSync(opensslProgram),
    suffices: () => existsSync(opensslProgram),
  },
];

/** Installs the browser, the database server and the proxy for the tests, if they are missing. */
export async function ensureDebianPackages() {
  const missing = needed.filter(({ present }) => !present()).map(({ name }) => name);
  if (missing.length === 0) return;
  const asRoot = process.getuid?.() === 0;
  const byHand = `The tests need Debian's ${missing.join(' and ')}: run "apt-get install ${missing.join(' ')}" as root.`;
  const apt = (title: string, args: string[]) =>
    mustRun({
      title,
      command: asRoot ? 'apt-get' : 'sudo',
      args: asRoot ? args : ['-n', 'apt-get', ...args],
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    await apt('Reading the list of Debian packages', ['update']);
    await apt(`Installing ${missing.join(' and ')}`, ['install', '-y', '--no-install-recommends', ...missing]);
  } catch (error) {
    if (needed.every(({ suffices }) => suffices())) return;
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${byHand}`, { cause: error });
  }
  if (needed.some(({ suffices }) => !suffices())) throw new Error(byHand);
}

import { missingPackages } from './missing-packages.mjs';
import { root } from './root.mjs';
import { runCommand } from './run-command.mjs';

const title = 'Installing packages';

const [npm = 'npm', ...npmArguments] = process.env.npm_execpath?.endsWith('npm-cli.js')
  ? [process.execPath, process.env.npm_execpath]
  : [];

const noNetwork = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED/;

/** @param {string} output */
const fix = (output) =>
  noNetwork.test(output)
    ? 'npm could not reach a registry: connect to the network, or set its proxy (npm config set https-proxy URL), and start again.'
    : 'npm printed the cause above. Fix it, and start again.';

/** Installs the packages of the lock file if node_modules does not match it. */
export async function ensureInstalled() {
  if (missingPackages(root).length === 0) return;
  console.error(`${title} …`);
  const { ok, output, seconds } = await runCommand({
    title,
    command: npm,
    args: [...npmArguments, 'ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'],
  });
  if (!ok) throw new Error(`${output}\n${title} failed after ${seconds} s. ${fix(output)}`);
  console.error(`${title}: done in ${seconds} s.`);
}

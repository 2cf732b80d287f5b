import { existsSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { fromRoot } from './root.mjs';
import { mustRun } from './run-command.mjs';
import { stampAt } from './stamp.mjs';

const stamp = stampAt('node_modules/.cache/generated.stamp');
const outputs = ['src', 'server', 'provider', 'machines', 'studio'].map((program) => `${program}/__generated__`);

/** @param {string} path */
const isInput = (path) =>
  !path.includes('__generated__') &&
  (!path.startsWith('src/') || path.endsWith('.graphql') || path.startsWith('src/i18n/'));

const inputs = () =>
  fingerprint(
    [
      'codegen.ts',
      'codegen',
      'provider/store-check/json-schema.ts',
      'provider/store-check/message-text.ts',
      'server/graphql/is-private.ts',
      'schema',
      'docs/statecharts',
      'src',
      'package-lock.json',
    ],
    { only: isInput },
  );

/** Generates types and documents from the schemas if they are missing or older than the schemas. */
export async function ensureGenerated() {
  const wanted = inputs();
  if (stamp.matches(wanted) && outputs.every((folder) => existsSync(fromRoot(folder)))) return;
  await mustRun({
    title: 'Generating types',
    command: process.execPath,
    args: ['--import', 'tsx', 'codegen.ts'],
  });
  stamp.write(wanted);
}

import { join } from 'node:path';

export const repository = join(__dirname, '../../..');

/** The programs are bundled by `server/bootstrap/ensure-programs.mjs`, which the runners' global setups call. */
export type Program = 'server' | 'provider' | 'store' | 'seed' | 'conformance';

export const programFile = (name: Program) => join(repository, 'dist/programs', `${name}.js`);

import { parseArgs } from 'node:util';
import { benchPages } from '../first-loads';

type ProgramName = 'server' | 'provider';
const programs: readonly ProgramName[] = ['server', 'provider'];

export interface ProfileOptions {
  /** From the root, with the store. */
  path: string;
  /** Whether pages and data may come from the server's caches. */
  isCached: boolean;
  requests: number;
  program: ProgramName;
}

const usage = `npm run bench -- profile ROUTE [--cached] [--requests 400] [--program server|provider]
  ROUTE: a path such as /kebunara/m/sayur-sayur, or one of ${benchPages.map(({ name }) => name).join(', ')}`;

/** @param args after `profile` */
export function readProfileArguments(args: readonly string[]): ProfileOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      cached: { type: 'boolean', default: false },
      requests: { type: 'string', default: '400' },
      program: { type: 'string', default: 'server' },
    },
  });
  const [route = ''] = positionals;
  const path = benchPages.find(({ name }) => name === route)?.path ?? route;
  const program = programs.find((one) => one === values.program);
  const requests = Number(values.requests);
  if (!path.startsWith('/') || !program || !(requests > 0)) throw new Error(usage);
  return { path, isCached: values.cached, requests, program };
}

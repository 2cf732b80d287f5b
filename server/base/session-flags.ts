import type { FastifyRequest } from 'fastify';

const prefix = 'at.';

/** The name of a cookie that scripts may read. Its value names the browser's session at a store. */
export const flagName = (codename: string, session: string) => `${prefix}${codename}.${session}`;

/** The names of a browser's sessions at one store or at all. */
export function flaggedSessions(cookies: FastifyRequest['cookies'], codename?: string): string[] {
  const start = codename === undefined ? prefix : flagName(codename, '');
  return Object.keys(cookies)
    .filter((name) => name.startsWith(start))
    .map((name) => name.slice(name.lastIndexOf('.') + 1));
}

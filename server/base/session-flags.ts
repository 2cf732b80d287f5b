import type { FastifyRequest } from 'fastify';

const prefix = 'at.';

/** A cookie that scripts may read: its name says which session the browser has at a store. */
export const flagName = (codename: string, session: string) => `${prefix}${codename}.${session}`;

/** The names of the sessions that a browser has, of one store or of all. */
export function flaggedSessions(cookies: FastifyRequest['cookies'], codename?: string): string[] {
  const start = codename === undefined ? prefix : flagName(codename, '');
  return Object.keys(cookies)
    .filter((name) => name.startsWith(start))
    .map((name) => name.slice(name.lastIndexOf('.') + 1));
}

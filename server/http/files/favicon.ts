import type { FastifyInstance } from 'fastify';
import type { PagesOptions } from '../pages/pages';
import { storeOfHost } from '../../facade/store-reference';

const daySeconds = 86_400;
const minuteSeconds = 60;

/** The icon of the host's store, or a neutral one if the host has many stores or none. */
export function favicon(app: FastifyInstance, { settings, facade }: Pick<PagesOptions, 'settings' | 'facade'>) {
  app.get('/favicon.ico', async (request, reply) => {
    const record = settings.MULTI_TENANT
      ? null
      : await facade.storeRecord(storeOfHost(request, settings)).catch(() => null);
    const icon = record?.store.icon;
    // A store that fails now, or has no icon yet, may soon have one.
    const isFinal = settings.MULTI_TENANT || Boolean(icon);
    return reply
      .header('cache-control', `public, max-age=${isFinal ? daySeconds : minuteSeconds}`)
      .redirect(icon ? `/images/96/${icon}` : '/favicon.svg', 302);
  });
}

import type { FastifyInstance } from 'fastify';
import type { TrustedProxies } from '../../trusted-proxies';

/** What proxies tell of whom they speak for. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Says once when a peer that nobody trusts forwards requests: most likely a proxy that was not named. */
export function warnOfForwardedHeaders(app: FastifyInstance, proxies: TrustedProxies) {
  let isSaid = false;
  app.addHook('onRequest', async ({ headers, socket: { remoteAddress }, log }) => {
    if (isSaid || proxies.trusts(remoteAddress)) return;
    const names = forwarding.filter((name) => headers[name] !== undefined);
    if (names.length === 0) return;
    isSaid = true;
    log.warn(
      { peer: remoteAddress, headers: names },
      'Forwarded headers are ignored: TRUSTED_PROXIES does not name their sender. Behind a proxy, set it',
    );
  });
}

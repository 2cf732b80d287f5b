import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings';
import { isLoopback } from './loopback';

/** What proxies add to the requests that they pass on. */
const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Proxies speak it to what is behind them where nobody told them otherwise; browsers never do. */
const proxiesVersion = '1.0';

/** To a proxy on this machine every visitor owes a loopback address; so that alone says little. */
const isFromHere = ({ host, headers, raw }: FastifyRequest, { HOST, PUBLIC_URL }: Settings) =>
  (HOST === '::1' || isLoopback(HOST)) &&
  !PUBLIC_URL &&
  isLoopback(host) &&
  raw.httpVersion !== proxiesVersion &&
  forwarding.every((name) => headers[name] === undefined);

/** The key, as programs send it, or as the password that a browser asks for. */
function keyOf(authorization = ''): string {
  if (!authorization.startsWith('Basic ')) return authorization.replace(/^Bearer /, '');
  const pair = Buffer.from(authorization.slice('Basic '.length), 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}

/** From anywhere but this machine, the operator's key is asked for. */
export function mayOperate(request: FastifyRequest, settings: Settings): boolean {
  if (isFromHere(request, settings)) return true;
  const given = Buffer.from(keyOf(request.headers.authorization));
  const asked = Buffer.from(settings.OPERATOR_KEY);
  return given.length === asked.length && timingSafeEqual(given, asked);
}

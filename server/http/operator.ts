import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings';

const isLoopback = (host: string) => host === '127.0.0.1' || host === 'localhost' || host === '::1';

/** The key, as programs send it, or as the password that a browser asks for. */
function keyOf(authorization = ''): string {
  if (!authorization.startsWith('Basic ')) return authorization.replace(/^Bearer /, '');
  const pair = Buffer.from(authorization.slice('Basic '.length), 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}

/** On a host that others can reach, the operator's key is asked for. */
export function mayOperate(request: FastifyRequest, { HOST, OPERATOR_KEY }: Settings): boolean {
  if (isLoopback(HOST)) return true;
  const given = Buffer.from(keyOf(request.headers.authorization));
  const asked = Buffer.from(OPERATOR_KEY);
  return given.length === asked.length && timingSafeEqual(given, asked);
}

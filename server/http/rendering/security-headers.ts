import type { FastifyReply } from 'fastify';
import type { Settings } from '../../base/settings';
import { policyReportsPath } from './policy-reports';
import { isHttps } from '../../base/public-origin';

const tileOrigin = ({ TILE_URL }: Settings) => (TILE_URL ? ` ${new URL(TILE_URL.replace(/[{}]/g, '')).origin}` : '');

/** Scripts and style elements by nonce; nothing from other origins but the configured map tiles. */
export const pagePolicy = (nonce: string, settings: Settings) =>
  [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:${tileOrigin(settings)}`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `frame-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `report-uri ${policyReportsPath}`,
  ].join('; ');

export function setSecurityHeaders(reply: FastifyReply, settings: Settings) {
  reply.headers({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps(reply.request, settings) && { 'strict-transport-security': 'max-age=31536000' }),
  });
}

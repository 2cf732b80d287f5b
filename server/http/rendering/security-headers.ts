import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { withoutAccess } from '../../base/request-log';
import { isHttps } from '../../base/public-origin';
import type { Settings } from '../../base/settings';
import type { InlineSources } from './inline-sources';

const policyReportsPath = '/csp-reports';

interface Report {
  'csp-report': { 'document-uri': string; 'effective-directive': string; 'blocked-uri': string };
}

const uri = { type: 'string', maxLength: 4_000, default: '' };
const body = {
  type: 'object',
  required: ['csp-report'],
  properties: {
    'csp-report': {
      type: 'object',
      properties: {
        'document-uri': uri,
        'effective-directive': { type: 'string', pattern: '^[a-z-]{0,40}$', default: '' },
        'blocked-uri': uri,
      },
    },
  },
};

/** The parts that may be logged: the page's path, and the blocked resource's origin or its kind. */
const partOf = (uri: string, part: 'pathname' | 'origin') =>
  URL.canParse(uri) ? new URL(uri)[part] : /^[a-z-]{0,40}$/.exec(uri)?.[0];

export function policyReports(app: FastifyInstance) {
  return app.register(async (scope) => {
    await scope.register(rateLimit, { global: false });
    const parser = scope.getDefaultJsonParser('error', 'error');
    scope.addContentTypeParser('application/csp-report', { parseAs: 'string' }, parser);
    scope.post<{ Body: Report }>(
      policyReportsPath,
      { bodyLimit: 16 * 1024, schema: { body }, config: { rateLimit: { max: 20, timeWindow: 60_000 } } },
      async ({ body: { 'csp-report': report }, log }, reply) => {
        const violation = {
          directive: report['effective-directive'],
          page: withoutAccess(partOf(report['document-uri'], 'pathname') ?? ''),
          blocked: partOf(report['blocked-uri'], 'origin'),
        };
        log.warn({ violation }, 'A browser reported a policy violation');
        return reply.code(204).send();
      },
    );
  });
}

const tileOrigin = ({ TILE_URL }: Settings) => (TILE_URL ? ` ${new URL(TILE_URL.replace(/[{}]/g, '')).origin}` : '');

/**
 * Allows nothing from other origins except the configured map tiles.
 *
 * @param ancestors which pages may have it in a frame
 */
export const pagePolicy = ({ scripts, styles }: InlineSources, settings: Settings, ancestors = `'none'`) =>
  [
    `default-src 'none'`,
    `script-src ${scripts}`,
    `style-src ${styles}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:${tileOrigin(settings)}`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `frame-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${ancestors}`,
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

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

export const policyReportsPath = '/csp-reports';

interface Report {
  'csp-report': { 'document-uri': string; 'effective-directive': string; 'blocked-uri': string };
}

const address = { type: 'string', maxLength: 4_000, default: '' };
const body = {
  type: 'object',
  required: ['csp-report'],
  properties: {
    'csp-report': {
      type: 'object',
      properties: {
        'document-uri': address,
        'effective-directive': { type: 'string', pattern: '^[a-z-]{0,40}$', default: '' },
        'blocked-uri': address,
      },
    },
  },
};

/** Only what may be logged: the page's path, and the blocked resource's origin or its kind. */
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
          page: partOf(report['document-uri'], 'pathname'),
          blocked: partOf(report['blocked-uri'], 'origin'),
        };
        log.warn({ violation }, 'A browser reported a policy violation');
        return reply.code(204).send();
      },
    );
  });
}

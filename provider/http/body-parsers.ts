import type { FastifyInstance, FastifyRequest } from 'fastify';

const wantsText = ({ routeOptions }: FastifyRequest) =>
  (routeOptions.schema?.body as { type?: string } | undefined)?.type === 'string';

const isForm = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

/** Parses forms. A call whose body is a text gets it as sent, also JSON, so that errors can name its lines. */
export function addBodyParsers(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (wantsText(request)) done(null, body);
    else void parseJson(request, body, done);
  });
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addContentTypeParser('application/yaml', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  // An empty form never reaches its parser.
  app.addHook('preValidation', async (request) => {
    if (isForm(request)) request.body ??= {};
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body: string, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body))),
  );
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decodeFile } from '../store-check/decode-file';

const wantsText = ({ routeOptions }: FastifyRequest) =>
  (routeOptions.schema?.body as { type?: string } | undefined)?.type === 'string';

const isForm = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

/** Reads a tenant's file in the same way as the command line. @throws SourceRefused */
function fileText({ query }: FastifyRequest, body: Buffer): string {
  const { file } = query as { file?: unknown };
  return decodeFile(body, typeof file === 'string' ? file : 'document');
}

const textTypes = ['application/yaml', 'text/plain', 'text/csv'];

/** Parses forms. A call that takes a text gets it as sent, even JSON, so that errors can name its lines. */
export function addBodyParsers(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!wantsText(request)) return void parseJson(request, body.toString('utf8'), done);
    try {
      return done(null, fileText(request, body));
    } catch (error) {
      return done(error as Error);
    }
  });
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addContentTypeParser(textTypes, { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) =>
    wantsText(request) ? fileText(request, body) : body.toString('utf8'),
  );
  // An empty form never reaches its parser.
  app.addHook('preValidation', async (request) => {
    if (isForm(request)) request.body ??= {};
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body: string, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body))),
  );
}

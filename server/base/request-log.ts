import { type FastifyRequest, LogController } from 'fastify';

/** The sealed part of a preview's URL and the token of an invitation give access. */
export const withoutAccess = (path: string) => path.replace(/^(\/(?:preview|frame|studio\/invitations)\/)[^/]+/, '$1…');

/** The URL without what a visitor typed, search words and the values of query parameters, and without what gives access. */
export function loggedUrl(url: string): string {
  const [pathname = '', query] = url.split(/\?(.*)/s);
  const path = withoutAccess(pathname).replace(/(\/search\/).*/s, '$1');
  if (!query) return path;
  const names = query.split('&').map((parameter) => parameter.split('=', 1)[0]);
  return `${path}?${names.join('&')}`;
}

export const requestFacts = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: loggedUrl(url),
  host,
  remoteAddress: ip,
});

export class RequestLog extends LogController {
  constructor(level: string) {
    super({ disableRequestLogging: level !== 'debug' });
  }

  override routeNotFound(request: FastifyRequest) {
    if (!this.isLogDisabled(request)) request.log.info({ req: request }, 'The route does not exist');
  }
}

import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Dispatcher, request } from 'undici';
import type { FacadeOptions } from '../../../server/graphql/facade';
import { namedBy } from './carried-session';
import { documentId, type Fixture, settings, startFacade } from './facade-fixture';

export const ownOrigin = settings.PUBLIC_URL;

export interface Call {
  method?: Dispatcher.HttpMethod;
  url?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  payload?: string | Buffer;
}

export interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** The body as JSON. */
  json: unknown;
}

export interface Endpoint extends Fixture {
  app: FastifyInstance;
  url: string;
  /** What the server wrote to its log. */
  lines: string[];
  call(call: Call): Promise<Reply>;
  /** A known query by GET. */
  ask(name: string, variables?: object, more?: Call): Promise<Reply>;
  /** A known mutation by POST, as our pages send it. */
  send(name: string, variables?: object, more?: Call): Promise<Reply>;
}

/** The server's `/graphql`, in production or as the development endpoint. */
export async function startEndpoint(
  environment: 'production' | 'development' = 'production',
  options: Partial<FacadeOptions> = {},
): Promise<Endpoint> {
  const fixture = await startFacade({ settings: { ...settings, NODE_ENV: environment }, ...options });
  const lines: string[] = [];
  const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
  const app = Fastify({ forceCloseConnections: true, logger });
  await app.register(fastifyCookie);
  await app.register(fixture.facade.plugin);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });

  async function call({ method = 'GET', url = '/graphql', query = {}, headers = {}, payload }: Call): Promise<Reply> {
    const target = new URL(url, origin);
    for (const [name, value] of Object.entries(query)) target.searchParams.append(name, value);
    const named = target.searchParams.has('session') ? {} : namedBy(headers.cookie);
    const answer = await request(target, { method, headers: { ...named, ...headers }, body: payload ?? null });
    const text = await answer.body.text();
    const isJson =
      !answer.headers['content-encoding'] &&
      String(answer.headers['content-type']).startsWith('application/json') &&
      text !== '';
    return { status: answer.statusCode, headers: answer.headers, text, json: isJson ? JSON.parse(text) : undefined };
  }

  return {
    ...fixture,
    app,
    url: origin,
    lines,
    call,
    ask: (name, variables = {}, more = {}) =>
      call({
        query: { documentId: documentId(name), variables: JSON.stringify(variables), store: 'warung', lang: 'id' },
        ...more,
      }),
    send: (name, variables = {}, more = {}) =>
      call({
        method: 'POST',
        url: '/graphql?store=warung&lang=id',
        headers: { 'content-type': 'application/json', origin: ownOrigin },
        payload: JSON.stringify({ documentId: documentId(name), variables }),
        ...more,
      }),
    async close() {
      await app.close();
      await fixture.close();
    },
  };
}

export const click = { path: '/', deviceId: 'device-1', component: 'sayur', action: 'cta1', value: '' };

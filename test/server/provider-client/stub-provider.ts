import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { components } from '../../../server/__generated__/rest';
import { content, item, page, reply } from '../adapters/rest-examples';

type Rest = components['schemas'];

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Answers in place of the stub; false leaves the answer to it. */
export type Intruder = (asked: Asked, response: ServerResponse) => boolean;

export interface StubProvider {
  baseUrl: string;
  /** All that was asked for, in order. */
  asked: Asked[];
  /** Stores by codename; change them and the next answer has it. */
  apps: Map<string, Rest['App']>;
  /** Items of product lists by store and component: `codename/component`. */
  items: Map<string, Rest['Item'][]>;
  intrude(intruder: Intruder | null): void;
  forget(): void;
  close(): Promise<void>;
}

const send = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
};

const missing = { success: false, message: 'There is none' };

/** A provider on loopback that answers by the contract from what tests give it. */
export async function startStubProvider(): Promise<StubProvider> {
  const apps: StubProvider['apps'] = new Map();
  const items: StubProvider['items'] = new Map();
  const asked: Asked[] = [];
  let intruder: Intruder | null = null;

  const contentOf = (app: Rest['App'], uid: string, pageNumber: number) => {
    const component = app.components.find(({ view_uid }) => view_uid === uid);
    const own = items.get(`${app.codename}/${uid}`) ?? [item({ app_view_uid: app.view_uid })];
    return component && content({ ...component, lists: page(own, pageNumber, 3) });
  };

  function sendApp(request: Asked, response: ServerResponse, app: Rest['App'] | undefined) {
    if (!app) return send(response, 404, missing);
    const etag = `"${app.revision}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
    return send(response, 200, reply(app), { etag });
  }

  function answer(request: Asked, response: ServerResponse) {
    const [, , , area, ...rest] = request.path.split('/').map(decodeURIComponent);
    const app = apps.get(request.query.get('codename') ?? '');
    if (area === 'apps') return send(response, 200, reply([...apps.values()]));
    if (area === 'app' && rest[0] !== undefined) return sendApp(request, response, apps.get(rest[0]));
    if (area === 'app') {
      return sendApp(
        request,
        response,
        [...apps.values()].find(({ domains }) => domains.includes(request.query.get('host') ?? '')),
      );
    }
    const [kind, id, more] = rest;
    if (kind === 'track') return send(response, 200, { success: true, message: '' });
    if (more === 'compile-html') return send(response, 200, reply(`<p>${id} ${request.body}</p>`));
    if (kind === 'components') {
      const uids = (request.query.get('view_uids') ?? '').split(',');
      return send(response, 200, reply(uids.flatMap((uid) => (app && contentOf(app, uid, 1)) ?? [])));
    }
    if (kind === 'component') {
      const found = app && contentOf(app, id ?? '', Number(request.query.get('page') ?? 1));
      return found ? send(response, 200, reply(found)) : send(response, 404, missing);
    }
    const found = app && (items.get(`${app.codename}/items`) ?? []).find(({ view_uid }) => view_uid === id);
    return found ? send(response, 200, reply(found)) : send(response, 404, missing);
  }

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://stub');
    const one: Asked = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    };
    asked.push(one);
    if (!intruder?.(one, response)) answer(one, response);
  }

  // A request that its caller gave up has nobody to answer to.
  const server = createServer((request, response) => void receive(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    apps,
    items,
    intrude: (next) => {
      intruder = next;
    },
    forget: () => void asked.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

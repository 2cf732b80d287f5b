import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { components } from '../../../server/__generated__/rest';
import { content, foundItem, item, page, reply, review } from './rest-examples';

type Rest = components['schemas'];

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Answers instead of the stub, unless it returns false. */
export type Intruder = (asked: Asked, response: ServerResponse) => boolean;

export interface StubProvider {
  baseUrl: string;
  /** All requests, in order. */
  asked: Asked[];
  /** Stores by codename; a change affects the next answer. */
  apps: Map<string, Rest['App']>;
  /** Headers of the answers with configurations. */
  appHeaders: Record<string, string>;
  /** Items of product lists by store and component: `codename/component`. */
  items: Map<string, Rest['Item'][]>;
  /** Items with their pages by store. */
  details: Map<string, Rest['ItemDetail'][]>;
  /** The results of every search in a store. */
  found: Map<string, Rest['FoundItem'][]>;
  intrude(intruder: Intruder | null): void;
  forget(): void;
  close(): Promise<void>;
}

const send = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
};

const missing = { success: false, message: 'There is none' };

/** A provider on loopback that answers by the contract with data of the tests. */
export async function startStubProvider(): Promise<StubProvider> {
  const apps: StubProvider['apps'] = new Map();
  const items: StubProvider['items'] = new Map();
  const details: StubProvider['details'] = new Map();
  const found: StubProvider['found'] = new Map();
  const asked: Asked[] = [];
  let intruder: Intruder | null = null;

  const contentOf = (app: Rest['App'], uid: string, pageNumber: number) => {
    const component = app.components.find(({ view_uid }) => view_uid === uid);
    const own = items.get(`${app.codename}/${uid}`) ?? [item({ app_view_uid: app.view_uid })];
    return component && content({ ...component, lists: page(own, pageNumber, 3) });
  };

  function sendApp(request: Asked, response: ServerResponse, app: Rest['App'] | undefined) {
    if (!app) return send(response, 404, missing);
    const headers = { etag: `"${app.revision}"`, ...stub.appHeaders };
    if (request.headers['if-none-match'] === headers.etag) return void response.writeHead(304, headers).end();
    return send(response, 200, reply(app), headers);
  }

  /** Answers the calls about items; null if the store has none of that id. */
  function aboutItems({ path, query }: Asked): unknown {
    const [, , , , kind, id = '', more] = path.split('/').map(decodeURIComponent);
    const app = [...apps.values()].find(({ codename, view_uid }) =>
      [codename, view_uid].includes(query.get('codename') ?? query.get('app_view_uid') ?? ''),
    );
    if (!app) return null;
    const app_view_uid = app.view_uid;
    const own = details.get(app.codename) ?? [];
    if (kind === 'list' && id === 'search') {
      return {
        data: found.get(app.codename) ?? [foundItem({ app_view_uid })],
        current_page: Number(query.get('page') ?? 1),
        next_page_url: null,
      };
    }
    if (kind === 'sitemap') return { data: own.map(({ view_uid, title }) => ({ view_uid, title })), last_page: 1 };
    if (kind === 'lists') return [item({ app_view_uid })];
    const one = own.find(({ view_uid }) => view_uid === (kind === 'related-list' ? query.get('view_uid') : id));
    if (!one) return null;
    if (kind === 'related-list') return [item({ app_view_uid })];
    if (kind === 'list') return { lists: page([item({ app_view_uid })], Number(query.get('page') ?? 1), 3) };
    if (more === 'slots') return { style: 3, timezone: 'Asia/Jakarta', slot_minutes: 60, max_days: 30, days: [] };
    return more === 'reviews' ? { data: [review()], current_page: 1, last_page: 1, total: 1 } : one;
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
    const data = aboutItems(request);
    return data ? send(response, 200, reply(data)) : send(response, 404, missing);
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

  // An aborted request needs no answer.
  const server = createServer((request, response) => void receive(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stub: StubProvider = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    apps,
    appHeaders: {},
    items,
    details,
    found,
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
  return stub;
}

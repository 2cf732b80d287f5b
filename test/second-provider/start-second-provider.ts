import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { operations } from '../contract/openapi-contract';
import { createAccounts } from './accounts';
import { createCarts } from './cart';
import { type FaultKind, spoil } from './faults';
import { createOrders } from './orders';
import { readCalls } from './read-calls';
import { type Answer, type Call, failed, type Rest } from './rest';
import { createRides } from './rides';
import { createWallet } from './wallet';

export interface SecondProvider {
  readonly url: string;
  stop(): Promise<void>;
}

interface Route {
  readonly operationId: string;
  readonly isPrivate: boolean;
  readonly pattern: RegExp;
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#c96"/></svg>';
const slowMs = 2_300;

const routes = operations
  .filter(({ path }) => !path.startsWith('/admin/'))
  .map(
    ({ operationId, method, path, security }): Route => ({
      operationId,
      isPrivate: security.length === 1,
      pattern: new RegExp(`^${method.toUpperCase()} ${path.replace(/{(\w+)}/g, '(?<$1>[^/]+)')}$`),
    }),
  )
  // A path without parameters comes before one that would also match it.
  .sort((one, other) => Number(one.pattern.source.includes('(?<')) - Number(other.pattern.source.includes('(?<')));

async function textOf(message: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of message.setEncoding('utf8') as AsyncIterable<string>) text += chunk;
  return text;
}

/**
 * A provider that shares only the contract with the reference provider: plain Node, with all data in memory.
 * @param kind its fault
 */
export async function startSecondProvider(kind: FaultKind | null = null): Promise<SecondProvider> {
  const streams = new Map<ServerResponse, string>();
  const accounts = createAccounts(kind);
  const carts = createCarts();
  const onChange = (owner: string, { unique_id, order_no, order_status, revision }: Rest['Order']) => {
    const data = JSON.stringify({ unique_id, order_no, order_status, revision });
    for (const [stream, customer] of streams) if (customer === owner) stream.write(`event: order\ndata: ${data}\n\n`);
  };
  const orders = createOrders({ basketOf: carts.basketOf, fault: kind, onChange });
  const calls: Readonly<Record<string, (call: Call) => Answer>> = {
    ...readCalls,
    ...accounts.calls,
    ...carts.calls,
    ...orders,
    ...createRides(),
    ...createWallet(kind),
  };

  function answerOf(operationId: string, isPrivate: boolean, call: Call): Answer {
    const isOpen = kind === 'open-cart' && operationId === 'showCart';
    if (isPrivate && !call.customer && !isOpen) return failed(401, 'Masuk dulu');
    const work = calls[operationId];
    if (!work) return failed(404, 'Tidak ada');
    const answer = work(call);
    return kind ? spoil(kind, operationId, call, answer) : answer;
  }

  function send(
    response: ServerResponse,
    operationId: string,
    { path, fields }: Call,
    { status, body, headers }: Answer,
  ) {
    const text = body ? JSON.stringify(body) : '';
    if (kind === 'html-reply' && operationId === 'listRelated' && fields.view_uid === 'serundeng_kelapa')
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sebentar</h1>');
    const isBroken = kind === 'broken-json' && operationId === 'listReviews' && path.view_uid === 'serundeng_kelapa';
    return response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
      .end(isBroken ? text.slice(0, text.length / 2) : text);
  }

  function openStream(response: ServerResponse, customer: string) {
    streams.set(response, customer);
    response.on('close', () => streams.delete(response));
    response
      .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      .write(': listening\n\n');
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://second.invalid');
    const asked = `${request.method} ${pathname}`;
    const body = await textOf(request);
    const route = routes.find(({ pattern }) => pattern.test(asked));
    if (!route) return send(response, '', emptyCall, failed(404, 'Tidak ada'));
    const { operationId, isPrivate, pattern } = route;
    const path = { ...pattern.exec(asked)?.groups };
    if (operationId === 'getMedia') {
      if (path.file === 'hilang.svg') return response.writeHead(404).end();
      return response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture);
    }
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const customer = accounts.customerOf(token);
    if (operationId === 'streamEvents' && customer && kind !== 'no-events') return openStream(response, customer.id);
    const fields = Object.fromEntries([...searchParams, ...new URLSearchParams(body)]);
    const isIgnored = kind === 'etag-ignored' && path.codename === 'kedaisenja';
    const etag = isIgnored ? undefined : request.headers['if-none-match'];
    const call: Call = { path, fields, customer, token, etag };
    if (kind === 'slow-item' && operationId === 'getItem' && path.view_uid === 'abon_sapi') await pause(slowMs);
    return send(response, operationId, call, answerOf(operationId, isPrivate, call));
  }

  const server = createServer((request, response) => void handle(request, response).catch(() => response.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const emptyCall: Call = { path: {}, fields: {}, customer: null, token: '', etag: undefined };

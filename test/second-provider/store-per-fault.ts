import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FaultKind } from './faults';
import { startSecondProvider } from './start-second-provider';

const idOf = (kind: string) => kind.replaceAll('-', '_');

async function bodyOf(message: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of message.setEncoding('utf8') as AsyncIterable<string>) text += chunk;
  return text;
}

/**
 * One provider with a store for each fault, so that one server can be tested with all. For each fault it starts a
 * second provider, whose store `kedaisenja` it serves under the fault's name.
 */
export async function startStorePerFault(kinds: readonly FaultKind[]) {
  const providers = new Map<string, Awaited<ReturnType<typeof startSecondProvider>>>();
  for (const kind of kinds) providers.set(kind, await startSecondProvider(kind));

  const kindIn = (text: string) => kinds.find((kind) => text.includes(kind) || text.includes(idOf(kind)));

  async function pass(request: IncomingMessage, response: ServerResponse) {
    const body = await bodyOf(request);
    const kind = kindIn(`${request.url} ${body}`) ?? kinds[0] ?? '';
    const toOwn = (text: string) => text.replaceAll(idOf(kind), 'kedai_senja').replaceAll(kind, 'kedaisenja');
    const answer = await fetch(`${providers.get(kind)?.url}${toOwn(request.url ?? '/')}`, {
      method: request.method ?? 'GET',
      headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
      ...(body && { body: toOwn(body) }),
    });
    const type = answer.headers.get('content-type') ?? '';
    if (type.startsWith('image/')) {
      response.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const text = (await answer.text()).replaceAll('kedai_senja', idOf(kind)).replaceAll('kedaisenja', kind);
    response.writeHead(answer.status, { 'content-type': type, etag: answer.headers.get('etag') ?? '' }).end(text);
  }

  const server = createServer((request, response) => void pass(request, response).catch(() => response.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      for (const provider of providers.values()) await provider.stop();
    },
  };
}

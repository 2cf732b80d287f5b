import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Unreliability {
  /** The share of answers that are lost after the work was done. */
  lost: number;
  /** The share of requests that arrive twice. */
  doubled: number;
  /** Returns numbers from 0 to 1, like `Math.random`. */
  random: () => number;
}

const withoutBody = new Set(['GET', 'HEAD']);
const ownHeaders = new Set(['connection', 'content-length', 'transfer-encoding', 'keep-alive', 'content-encoding']);

/** A proxy between a server and its provider that loses answers and repeats requests of writing calls. */
export async function startUnreliableProxy(first: string, { lost, doubled, random }: Unreliability) {
  let target = first;
  let isCalm = true;
  let losses = 0;
  let repeats = 0;

  async function pass(request: IncomingMessage, reply: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const method = request.method ?? 'GET';
    const isWriting = !withoutBody.has(method);
    const headers = Object.entries(request.headers).filter(([name]) => !ownHeaders.has(name) && name !== 'host');
    const send = () =>
      fetch(new URL(request.url ?? '/', target), {
        method,
        headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
        ...(isWriting && { body: Buffer.concat(chunks) }),
        redirect: 'manual',
      });
    const isRepeated = isWriting && !isCalm && random() < doubled;
    const isLost = isWriting && !isCalm && random() < lost;
    if (isRepeated) repeats += 1;
    const [answer] = await Promise.all(isRepeated ? [send(), send()] : [send()]);
    const body = Buffer.from(await answer.arrayBuffer());
    if (isLost) {
      losses += 1;
      reply.destroy();
      return;
    }
    const passed = [...answer.headers].filter(([name]) => !ownHeaders.has(name));
    reply.writeHead(answer.status, Object.fromEntries(passed)).end(body);
  }

  const server = createServer((request, reply) => void pass(request, reply).catch(() => reply.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Starts losing answers and repeating requests, until `calm`. */
    storm: () => {
      isCalm = false;
    },
    calm: () => {
      isCalm = true;
    },
    /** Sets another URL of the provider. */
    moveTo: (url: string) => {
      target = url;
    },
    counts: () => ({ losses, repeats }),
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export type UnreliableProxy = Awaited<ReturnType<typeof startUnreliableProxy>>;

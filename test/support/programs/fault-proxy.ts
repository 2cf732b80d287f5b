import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Failures between the server and its provider. */
export const faults = [
  'reset',
  'hang',
  'error',
  'truncated',
  'malformed',
  'wrong-shape',
  'wrong-type',
  'html',
  'empty',
] as const;
export type Fault = (typeof faults)[number];

export interface FaultProxy {
  readonly url: string;
  /** Calls with a matching path fail until the returned function is called; the newest fault wins. */
  fault(pattern: RegExp, fault: Fault): () => void;
  /** Delays every call by this many milliseconds. */
  delay(milliseconds: () => number): void;
  /** Removes all faults. */
  clearFaults(): void;
  /** Nobody listens on the port. */
  down(): Promise<void>;
  up(): Promise<void>;
  /** Calls since the start or the last `forget`, such as `GET /path?query`. */
  calls(pattern?: RegExp): string[];
  /** The provider's counts of database statements, one for each call. */
  statements(): number[];
  forget(): void;
  stop(): Promise<void>;
}

const json = { 'content-type': 'application/json' };

const misbehave: { readonly [F in Exclude<Fault, 'truncated' | 'wrong-type'>]: (reply: ServerResponse) => void } = {
  reset: (reply) => reply.destroy(),
  // The caller's deadline ends the call.
  hang: () => undefined,
  error: (reply) => reply.writeHead(500, json).end('{"success":false,"message":"broken"}'),
  malformed: (reply) => reply.writeHead(200, json).end('{"success":true,"message":"","data":{"co'),
  'wrong-shape': (reply) => reply.writeHead(200, json).end('{"done":"yes","data":{"surprise":[null]}}'),
  html: (reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  empty: (reply) => reply.writeHead(200, json).end(),
};

async function wholeBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Turns every number into a text and every text into a number: correct keys with invalid values. */
const swapTypes = (text: string) =>
  JSON.stringify(JSON.parse(text), (key, value: unknown) => {
    if (key === 'success') return value;
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' ? value.length : value;
  });

/** A proxy between the server and a provider, which makes chosen calls fail. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true });
  let broken: { pattern: RegExp; fault: Fault }[] = [];
  let latency = () => 0;
  let seen: string[] = [];
  let statements: number[] = [];

  async function pass(request: IncomingMessage, reply: ServerResponse, fault: Fault | undefined) {
    const upstream = ask(new URL(request.url ?? '/', target), {
      agent,
      method: request.method ?? 'GET',
      headers: { ...request.headers, host: new URL(target).host },
    });
    // The call may fail while nothing awaits it, for example when the proxy is stopped.
    upstream.on('error', () => reply.destroy());
    upstream.end(await wholeBody(request));
    const [answer] = (await once(upstream, 'response')) as [IncomingMessage];
    if (answer.headers['content-type'] === 'text/event-stream') {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      reply.on('close', () => answer.destroy());
      answer.pipe(reply);
      return;
    }
    const body = await wholeBody(answer);
    const count = answer.headers['x-db-statements'];
    if (count !== undefined) statements.push(Number(count));
    const status = answer.statusCode ?? 502;
    if (fault === 'truncated') {
      reply.writeHead(status, { ...answer.headers, 'content-length': String(body.length + 100) });
      reply.write(body.subarray(0, Math.floor(body.length / 2)), () => reply.destroy());
      return;
    }
    if (fault === 'wrong-type' && body.length > 0) {
      reply.writeHead(status, json).end(swapTypes(body.toString()));
      return;
    }
    reply.writeHead(status, answer.headers).end(body);
  }

  const server = createServer((request, reply) => {
    const path = request.url ?? '/';
    seen.push(`${request.method} ${path}`);
    const fault = broken.findLast(({ pattern }) => pattern.test(path))?.fault;
    if (fault && fault !== 'truncated' && fault !== 'wrong-type') {
      misbehave[fault](reply);
      return;
    }
    setTimeout(() => void pass(request, reply, fault).catch(() => reply.destroy()), latency());
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const down = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };

  return {
    url: `http://127.0.0.1:${port}`,
    fault: (pattern, fault) => {
      const one = { pattern, fault };
      broken = [...broken, one];
      return () => {
        broken = broken.filter((other) => other !== one);
      };
    },
    delay: (milliseconds) => {
      latency = milliseconds;
    },
    clearFaults: () => {
      broken = [];
      latency = () => 0;
    },
    down,
    async up() {
      if (!server.listening) await listen(port);
    },
    calls: (pattern = /^/) => seen.filter((call) => pattern.test(call)),
    statements: () => statements,
    forget: () => {
      seen = [];
      statements = [];
    },
    async stop() {
      await down();
      agent.destroy();
    },
  };
}

import fastify, { type FastifyInstance } from 'fastify';
import { watchCalls } from '../../../provider/http/watch-calls';

let app: FastifyInstance;
let time: number;
let isQuiet: () => boolean;
beforeEach(() => {
  time = 0;
  app = fastify();
  isQuiet = watchCalls(app, () => time);
  for (const path of ['/healthz', '/readyz', '/api/cart']) app.get(path, async () => 'ok');
});
afterEach(() => app.close());

test('is quiet two minutes after the last call', async () => {
  expect(isQuiet()).toBe(false);
  time = 120_000;
  expect(isQuiet()).toBe(true);
  await app.inject('/api/cart');
  expect(isQuiet()).toBe(false);
});

test.each(['/healthz', '/readyz'])('%s does not count', async (path) => {
  time = 120_000;
  await app.inject(path);
  expect(isQuiet()).toBe(true);
});

test('is not quiet while a stream is open', async () => {
  app.get('/events', (_request, reply) => {
    reply.hijack();
    reply.raw.write(': open\n\n');
  });
  const streaming = new AbortController();
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await fetch(`${origin}/events`, { signal: streaming.signal });
  time = 600_000;
  expect(isQuiet()).toBe(false);
  streaming.abort();
});

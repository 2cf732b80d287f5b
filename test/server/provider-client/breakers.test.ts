import { createBreakers } from '../../../server/provider-client/breakers';
import { createProviderClient } from '../../../server/provider-client/provider-client';
import type { ProviderError } from '../../../server/provider-client/provider-error';
import { answered, fakeTransport, ok, scope } from '../../support/server/fake-transport';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const down = new Error('connect ECONNREFUSED');

function start(...answers: Parameters<typeof fakeTransport>) {
  const wire = fakeTransport(...answers);
  const breakers = createBreakers();
  const client = createProviderClient({
    baseUrl: 'http://provider.test',
    transport: wire.transport,
    breakers,
    random: () => 0,
  });
  const call = async (store = 'warung') => {
    const settled = client
      .forRequest({ ...scope, store })
      .health({}, { orNull: true })
      .then(
        () => 'ok',
        (error: ProviderError) => error.kind,
      );
    await jest.advanceTimersByTimeAsync(5);
    return settled;
  };
  /** Calls until the breaker is open. @returns the number of calls to the provider */
  const exhaust = async () => {
    for (let calls = 0; calls < 20; calls += 1) if ((await call()) === 'open') break;
    return wire.sent.length;
  };
  return { wire, call, exhaust, close: () => client.close() };
}

test('a provider that keeps failing is no longer called', async () => {
  const { wire, call, exhaust, close } = start(down);
  expect(await exhaust()).toBeLessThanOrEqual(20);
  const asked = wire.sent.length;
  expect(await call()).toBe('open');
  expect(wire.sent).toHaveLength(asked);
  await close();
});

test('failures of one store do not affect the others', async () => {
  const { wire, call, exhaust, close } = start(down);
  await exhaust();
  wire.answers.splice(0, wire.answers.length, ok());
  expect(await call('warung')).toBe('open');
  expect(await call('lain')).toBe('ok');
  await close();
});

test('after a pause one trial call is made, and its success closes the breaker', async () => {
  const { wire, call, exhaust, close } = start(down);
  await exhaust();
  wire.answers.splice(0, wire.answers.length, ok());
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await call()).toBe('ok');
  expect(await call()).toBe('ok');
  await close();
});

test('during a trial call the others fail at once', async () => {
  const { wire, call, exhaust, close } = start(down);
  await exhaust();
  wire.answers.splice(0, wire.answers.length, 'silence');
  await jest.advanceTimersByTimeAsync(3_000);
  const trying = call();
  await jest.advanceTimersByTimeAsync(10);
  expect(await call()).toBe('open');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await trying).toBe('timeout');
  await close();
});

test('a failed trial opens the breaker again', async () => {
  const { wire, call, exhaust, close } = start(down);
  const asked = await exhaust();
  await jest.advanceTimersByTimeAsync(3_000);
  await call();
  expect(wire.sent).toHaveLength(asked + 1);
  expect(await call()).toBe('open');
  await close();
});

test.each([
  ['garbage', answered(200, 'x', 'text/html')],
  ['errors', answered(500)],
])('%s counts as a failure', async (_name, answer) => {
  const { call, exhaust, close } = start(answer);
  await exhaust();
  expect(await call()).toBe('open');
  await close();
});

test.each([
  ['an unknown record', answered(404, '{"success":false,"message":""}'), 'ok'],
  ['a refusal', answered(403), 'status'],
  ['a reply of a wrong shape', answered(200, '{"success":"yes"}'), 'shape'],
])('%s does not count as a failure', async (_name, answer, kind) => {
  const { call, close } = start(answer);
  for (let calls = 0; calls < 30; calls += 1) expect(await call()).toBe(kind);
  await close();
});

test('occasional failures do not open the breaker', async () => {
  const { call, close } = start(...Array.from({ length: 300 }, (_, index) => (index % 10 === 9 ? down : ok())));
  for (let calls = 0; calls < 200; calls += 1) expect(await call()).toBe('ok');
  await close();
});

import { createConcurrencyLimit } from '../../../server/provider-client/concurrency';

/** Work that the test completes. */
function work() {
  let done = () => {};
  const finished = new Promise<void>((resolve) => {
    done = resolve;
  });
  const run = jest.fn(() => finished);
  return { run, done };
}
const settled = () => new Promise(setImmediate);
const { signal } = new AbortController();

test('a store’s calls over its limit are queued in order', async () => {
  const turns = createConcurrencyLimit(2);
  const [first, second, third, fourth] = [work(), work(), work(), work()];
  for (const { run } of [first, second, third, fourth]) void turns('lambat', signal, run);
  await settled();
  expect([first, second, third, fourth].map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0, 0]);
  second.done();
  await settled();
  expect([third, fourth].map(({ run }) => run.mock.calls.length)).toEqual([1, 0]);
});

test('another store is not affected by the queue', async () => {
  const turns = createConcurrencyLimit(1);
  void turns('lambat', signal, work().run);
  expect(await turns('lancar', signal, async () => 'done')).toBe('done');
});

test('a failed call frees its slot', async () => {
  const turns = createConcurrencyLimit(1);
  const failed = turns('lambat', signal, () => Promise.reject(new Error('down')));
  const next = turns('lambat', signal, async () => 'done');
  await expect(failed).rejects.toThrow('down');
  expect(await next).toBe('done');
  expect(await turns('lambat', signal, async () => 'done again')).toBe('done again');
});

test('an aborted call leaves the queue without using a slot', async () => {
  const turns = createConcurrencyLimit(1);
  const first = work();
  const impatient = new AbortController();
  const given = work();
  void turns('lambat', signal, first.run);
  const up = turns('lambat', impatient.signal, given.run);
  const next = turns('lambat', signal, async () => 'done');
  impatient.abort(new Error('too long'));
  await expect(up).rejects.toThrow('too long');
  first.done();
  expect(await next).toBe('done');
  expect(given.run).not.toHaveBeenCalled();
});

import { createQueue } from '../../../shared/queues/create-queue';

const busy = { name: 'Busy', statusCode: 503 };

/** Work that the test completes. */
function heldWork(name: string, started: string[]) {
  let end = () => {};
  const ended = new Promise<string>((resolve) => {
    end = () => resolve(name);
  });
  const work = () => {
    started.push(name);
    return ended;
  };
  return { work, end: () => end() };
}

test('runs jobs up to its limit at once, and the rest in order of arrival', async () => {
  const queue = createQueue('Drawing', { atOnce: 2, maxWaiting: 5, maxWaitMs: 60_000 });
  const started: string[] = [];
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => heldWork(name, started));
  const all = [a, b, c, d].map((one) => queue(one?.work ?? (async () => '')));
  expect(started).toEqual(['a', 'b']);
  b?.end();
  await all[1];
  await Promise.resolve();
  expect(started).toEqual(['a', 'b', 'c']);
  for (const one of [a, c, d]) one?.end();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('a failed job makes room for the next', async () => {
  const queue = createQueue('Drawing', { atOnce: 1, maxWaiting: 1, maxWaitMs: 60_000 });
  const failing = queue(() => Promise.reject(new Error('No ink')));
  const next = queue(async () => 'drawn');
  await expect(failing).rejects.toThrow('No ink');
  expect(await next).toBe('drawn');
  expect(await queue(async () => 'again')).toBe('again');
});

test('is busy if too many jobs wait', async () => {
  const queue = createQueue('Drawing', { atOnce: 1, maxWaiting: 1, maxWaitMs: 60_000 });
  const first = heldWork('first', []);
  const all = [queue(first.work), queue(async () => 'second')];
  await expect(queue(async () => 'third')).rejects.toMatchObject({ ...busy, message: 'Drawing: 1 wait already' });
  first.end();
  expect(await Promise.all(all)).toEqual(['first', 'second']);
});

test('is busy for a job that waited too long, which then never starts', async () => {
  jest.useFakeTimers();
  const queue = createQueue('Drawing', { atOnce: 1, maxWaiting: 5, maxWaitMs: 1_000 });
  const started: string[] = [];
  const first = heldWork('first', started);
  const running = queue(first.work);
  const late = expect(queue(heldWork('late', started).work)).rejects.toMatchObject(busy);
  jest.advanceTimersByTime(1_000);
  jest.useRealTimers();
  await late;
  first.end();
  await running;
  expect(started).toEqual(['first']);
});

import { eventStream } from '../../../server/graphql/event-stream';

const onBreak = jest.fn();

/** Results without end; counts those that were taken, and whether it was told to stop. */
function endless() {
  const told = { taken: 0, hasStopped: false };
  async function* results() {
    try {
      for (;;) {
        told.taken += 1;
        yield { data: { text: 'x'.repeat(1_000) } };
      }
    } finally {
      told.hasStopped = true;
    }
  }
  return { told, results: results() };
}

test('destroys a stream that is not read before its buffer grows, and drops further results', async () => {
  const { told, results } = endless();
  const stream = eventStream(results, onBreak);
  await new Promise((done) => stream.once('close', done));
  expect(told).toEqual({ taken: expect.any(Number) as number, hasStopped: true });
  expect(told.taken).toBeLessThan(100);
  expect(onBreak).not.toHaveBeenCalled();
});

test('continues a stream that is read', async () => {
  const { told, results } = endless();
  const stream = eventStream(results, onBreak).setEncoding('utf8');
  let bytes = 0;
  for await (const piece of stream as AsyncIterable<string>) {
    bytes += piece.length;
    if (bytes > 1_000_000) break;
  }
  expect(told.taken).toBeGreaterThan(900);
  expect(onBreak).not.toHaveBeenCalled();
});

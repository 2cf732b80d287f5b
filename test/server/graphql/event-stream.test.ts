import { eventStream } from '../../../server/graphql/event-stream';

const onBreak = jest.fn();

/** Endless results; counts those that were read, and records whether the stream was stopped. */
function endless() {
  const consumed = { taken: 0, hasStopped: false };
  async function* results() {
    try {
      for (;;) {
        consumed.taken += 1;
        yield { data: { text: 'x'.repeat(1_000) } };
      }
    } finally {
      consumed.hasStopped = true;
    }
  }
  return { consumed, results: results() };
}

test('destroys a stream that is not read before its buffer grows, and drops further results', async () => {
  const { consumed, results } = endless();
  const stream = eventStream(results, onBreak);
  await new Promise((done) => stream.once('close', done));
  expect(consumed).toEqual({ taken: expect.any(Number) as number, hasStopped: true });
  expect(consumed.taken).toBeLessThan(100);
  expect(onBreak).not.toHaveBeenCalled();
});

test('continues a stream that is read', async () => {
  const { consumed, results } = endless();
  const stream = eventStream(results, onBreak).setEncoding('utf8');
  let bytes = 0;
  for await (const piece of stream as AsyncIterable<string>) {
    bytes += piece.length;
    if (bytes > 1_000_000) break;
  }
  expect(consumed.taken).toBeGreaterThan(900);
  expect(onBreak).not.toHaveBeenCalled();
});

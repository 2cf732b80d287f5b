import { Pool } from 'undici';
import { ProviderError, type ProviderFailure, toProviderError } from './provider-error';

export interface StreamedEvent {
  readonly name: string;
  readonly data: string;
}

export interface EventStreams {
  /** Resolves once the provider begins to answer. The events throw `ProviderError` on loss; the signal ends both. */
  open(
    path: string,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<AsyncIterable<StreamedEvent>>;
  close(): Promise<void>;
}

/**
 * Streams share no connections with calls. The provider sends a heartbeat every 25 s, so it is never silent for this
 * long.
 */
const limits = {
  connections: 2_000,
  pipelining: 1,
  connect: { timeout: 1_000 },
  headersTimeout: 5_000,
  bodyTimeout: 60_000,
};

const maxEventLength = 16_000;

const failures: Readonly<Partial<Record<number, ProviderFailure>>> = {
  401: 'unauthorized',
  404: 'unsupported',
  501: 'unsupported',
};

export function createEventStreams(baseUrl: string): EventStreams {
  const base = new URL(baseUrl);
  const prefix = base.pathname.replace(/\/$/, '');
  let pool: Pool | undefined;
  return {
    async open(path, headers, signal) {
      try {
        const { statusCode: status, body } = await (pool ??= new Pool(base.origin, limits)).request({
          method: 'GET',
          path: prefix + path,
          headers,
          signal,
        });
        if (status === 200) return eventsOf(path, body.setEncoding('utf8'), signal);
        await body.dump();
        throw new ProviderError(failures[status] ?? 'status', path, { status });
      } catch (error) {
        throw toProviderError(error, path, signal);
      }
    },
    close: async () => pool?.destroy(),
  };
}

async function* eventsOf(
  path: string,
  pieces: AsyncIterable<string>,
  signal: AbortSignal,
): AsyncGenerator<StreamedEvent> {
  let unfinished = '';
  try {
    for await (const piece of pieces) {
      const blocks = (unfinished + piece).split(/\r?\n\r?\n/);
      unfinished = blocks.pop() ?? '';
      if (unfinished.length > maxEventLength)
        throw new ProviderError('shape', path, { detail: 'an event is too long' });
      for (const block of blocks) {
        const event = readEvent(block);
        if (event) yield event;
      }
    }
  } catch (error) {
    throw toProviderError(error, path, signal);
  }
}

/** Null for a comment. */
function readEvent(block: string): StreamedEvent | null {
  const fields = block.split(/\r?\n/);
  const valuesOf = (name: string) =>
    fields.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).trim());
  const data = valuesOf('data');
  return data.length > 0 ? { name: valuesOf('event').at(-1) ?? 'message', data: data.join('\n') } : null;
}

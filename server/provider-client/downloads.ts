import type { Readable } from 'node:stream';
import { Pool } from 'undici';
import { ProviderError, toProviderError } from './provider-error';
import { statusFailure } from './status-failure';

export interface Downloads {
  /**
   * Null if the customer requested too many. The caller reads the response to its end or destroys it. @throws
   * ProviderError
   */
  open(path: string, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Readable | null>;
  close(): Promise<void>;
}

const limits = {
  connections: 4,
  pipelining: 1,
  connect: { timeout: 1_000 },
  headersTimeout: 5_000,
  bodyTimeout: 10_000,
};

/** Answers of any length, streamed to the caller. */
export function createDownloads(baseUrl: string): Downloads {
  const base = new URL(baseUrl);
  const prefix = base.pathname.replace(/\/$/, '');
  let pool: Pool | undefined;
  return {
    async open(path, headers, signal) {
      try {
        pool ??= new Pool(base.origin, limits);
        const { statusCode: status, body } = await pool.request({
          method: 'GET',
          path: prefix + path,
          headers,
          signal,
        });
        if (status === 200) return body;
        await body.dump();
        if (status === 429) return null;
        throw status === 401 ? new ProviderError('unauthorized', path, { status }) : statusFailure(path, { status });
      } catch (error) {
        throw toProviderError(error, path, signal);
      }
    },
    close: async () => pool?.destroy(),
  };
}

import { Pool } from 'undici';
import { replyBytes } from '../__generated__/limits';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Exchange {
  readonly status: number;
  readonly contentType: string;
  readonly etag: string | null;
  readonly catalogueVersion?: string | null;
  readonly expires?: string | null;
  readonly retryAfter?: string | null;
  readonly text: string;
}

export interface ExchangeRequest {
  readonly method: Method;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly signal: AbortSignal;
}

export interface Transport {
  send(request: ExchangeRequest): Promise<Exchange>;
  close(): Promise<void>;
}

const poolOptions = {
  connections: 256,
  pipelining: 1,
  keepAliveTimeout: 30_000,
  connect: { timeout: 1_000 },
  headersTimeout: 9_000,
  bodyTimeout: 9_000,
  maxResponseSize: replyBytes,
};

/** Keep-alive connections to one provider. Redirects are not followed. */
export function createTransport(baseUrl: string): Transport {
  const base = new URL(baseUrl);
  const prefix = base.pathname.replace(/\/$/, '');
  const pool = new Pool(base.origin, poolOptions);
  return {
    async send({ method, target, headers, body, signal }) {
      const answer = await pool.request({ method, path: prefix + target, headers, body: body ?? null, signal });
      return {
        status: answer.statusCode,
        contentType: header(answer.headers['content-type']) ?? '',
        etag: header(answer.headers.etag),
        catalogueVersion: header(answer.headers['catalogue-version']),
        expires: header(answer.headers.expires),
        retryAfter: header(answer.headers['retry-after']),
        text: await answer.body.text(),
      };
    },
    close: () => pool.close(),
  };
}

const header = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? null;

import { Pool } from 'undici';
import { uploadBytes } from '../__generated__/limits';
import { ProviderError, toProviderError } from './provider-error';
import { statusFailure } from './status-failure';

export interface PrivatePicture {
  readonly type: string;
  readonly body: Buffer;
}

export interface PrivatePictures {
  /** Null for the contract's 404. @throws ProviderError */
  find(path: string, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<PrivatePicture | null>;
  close(): Promise<void>;
}

const limits = {
  connections: 8,
  pipelining: 1,
  connect: { timeout: 1_000 },
  headersTimeout: 5_000,
  bodyTimeout: 5_000,
  maxResponseSize: uploadBytes,
};

const types: readonly string[] = ['image/webp', 'image/png', 'image/jpeg'];

/** Pictures share no connections with calls, which are small. */
export function createPrivatePictures(baseUrl: string): PrivatePictures {
  const base = new URL(baseUrl);
  const prefix = base.pathname.replace(/\/$/, '');
  let pool: Pool | undefined;
  return {
    async find(path, headers, signal) {
      try {
        pool ??= new Pool(base.origin, limits);
        const answer = await pool.request({ method: 'GET', path: prefix + path, headers, signal });
        const { statusCode: status } = answer;
        if (status === 200) {
          const type = String(answer.headers['content-type']);
          if (!types.includes(type)) throw new ProviderError('unreadable', path, { status, detail: `type "${type}"` });
          return { type, body: Buffer.from(await answer.body.arrayBuffer()) };
        }
        await answer.body.dump();
        if (status === 404) return null;
        throw status === 401 ? new ProviderError('unauthorized', path, { status }) : statusFailure(path, { status });
      } catch (error) {
        throw toProviderError(error, path, signal);
      }
    },
    close: async () => pool?.destroy(),
  };
}

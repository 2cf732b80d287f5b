import type { ValidateFunction } from 'ajv';
import { withDeadline } from '../provider-client/deadline';
import { ProviderError, toProviderError } from '../provider-client/provider-error';
import type { Transport } from '../provider-client/transport';

const deadline = 2_000;
const headers = { accept: 'application/json', 'user-agent': 'storefront' };

/** Errors name only the path, because the query reveals the visitor's position. */
export const readJson = <Reply>(
  transport: Transport,
  path: string,
  query: Readonly<Record<string, string>>,
  check: ValidateFunction<Reply>,
): Promise<Reply> =>
  withDeadline(deadline, undefined, async (signal) => {
    try {
      const target = `${path}?${new URLSearchParams(query)}`;
      const { status, text } = await transport.send({ method: 'GET', target, headers, signal });
      if (status !== 200) throw new ProviderError('status', path, { status });
      const reply = parsed(text);
      if (!check(reply)) throw new ProviderError('shape', path, { status, detail: 'not the expected JSON' });
      return reply;
    } catch (error) {
      throw toProviderError(error, path, signal);
    }
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON, so it fails the shape check.
    return undefined;
  }
}

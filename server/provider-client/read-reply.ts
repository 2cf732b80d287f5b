import { checkReply, type Operation, type Reply } from './operation';
import { ProviderError } from './provider-error';
import type { Exchange } from './transport';

/** What an exchange says by the contract; null is its 404. Anything outside the contract is a `ProviderError`. */
export function readReply<O extends Operation>(operation: O, path: string, exchange: Exchange): Reply<O> | null {
  const { status } = exchange;
  if (status === 409) throw new ProviderError('conflict', path, { status });
  if (status !== 200 && status !== 404) throw new ProviderError('status', path, { status });
  const body = parseJson(path, exchange);
  const checked = status === 200 ? checkReply(operation, body) : checkReply('health', body);
  if ('wrong' in checked) throw new ProviderError('shape', path, { status, detail: checked.wrong });
  return status === 200 ? (checked.reply as Reply<O>) : null;
}

function parseJson(path: string, { status, contentType, text }: Exchange): unknown {
  if (!/^application\/json\s*(;|$)/i.test(contentType)) {
    throw new ProviderError('shape', path, { status, detail: `content type "${contentType.slice(0, 60)}"` });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderError('shape', path, { status, detail: 'not JSON', cause });
  }
}

import type { InvalidRecord } from './drop-invalid-records';
import { checkReply, type Operation, type Reply } from './operation';
import { ProviderError } from './provider-error';
import { statusFailure } from './status-failure';
import type { Exchange } from './transport';

/** A lone surrogate in JSON can only be an escape, as the text was decoded from UTF-8. */
const surrogateEscape = /\\ud[89a-f]/i;

/** Null for the contract's 404; drops invalid records where allowed. @throws ProviderError for other violations */
export function readReply<O extends Operation>(
  operation: O,
  path: string,
  exchange: Exchange,
  onInvalidRecord: (record: InvalidRecord) => void,
): Reply<O> | null {
  const { status } = exchange;
  if (status !== 200 && status !== 404) throw statusFailure(path, exchange);
  const body = parseJson(path, exchange);
  const checked = status === 200 ? checkReply(operation, body) : checkReply('health', body);
  if ('violation' in checked) throw new ProviderError('shape', path, { status, detail: checked.violation });
  checked.dropped.forEach(onInvalidRecord);
  return status === 200 ? (checked.reply as Reply<O>) : null;
}

function parseJson(path: string, { status, contentType, text }: Exchange): unknown {
  if (!/^application\/json\s*(;|$)/i.test(contentType)) {
    throw new ProviderError('unreadable', path, { status, detail: `content type "${contentType.slice(0, 60)}"` });
  }
  try {
    return surrogateEscape.test(text) ? JSON.parse(text, repairText) : JSON.parse(text);
  } catch (cause) {
    throw new ProviderError('unreadable', path, { status, detail: 'not JSON', cause });
  }
}

/** Half of a surrogate pair becomes U+FFFD, because no encoder accepts it. */
const repairText = (_key: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);

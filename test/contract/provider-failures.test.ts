import { publicError } from '../../server/facade/error-model';
import { operationSpecs, type ProviderOperations } from '../../server/__generated__/provider-operations';
import { readReply } from '../../server/provider-client/read-reply';
import { memoryLog } from '../support/server/facade-fixture';

const failure = JSON.stringify({ success: false, message: 'The quantity must be at least 1' });

/** The error that clients get for each of the contract's replies, and its log level. */
const statuses = {
  400: ['BAD_INPUT', 'info'],
  409: ['CONFLICT', 'info'],
  413: ['BAD_INPUT', 'info'],
  415: ['BAD_INPUT', 'info'],
  422: ['BAD_INPUT', 'info'],
  429: ['PROVIDER_UNAVAILABLE', 'warn'],
  500: ['PROVIDER_UNAVAILABLE', 'error'],
  503: ['PROVIDER_UNAVAILABLE', 'warn'],
} as const;

const operations = Object.keys(operationSpecs) as (keyof ProviderOperations)[];

function learnt(operation: keyof ProviderOperations, status: number) {
  const log = memoryLog();
  const exchange = { status, contentType: 'application/json', etag: null, retryAfter: '5', text: failure };
  try {
    readReply(operation, '/api/v2', exchange, () => undefined);
  } catch (error) {
    const { extensions, message } = publicError(error, { requestId: 'request-1', log });
    return { code: extensions.code, level: log.lines[0]?.level, isSilent: !message.includes('quantity') };
  }
  return null;
}

test.each(Object.entries(statuses))('%s is the same for every operation', (status, [code, level]) => {
  for (const operation of operations) {
    expect({ operation, ...learnt(operation, Number(status)) }).toEqual({ operation, code, level, isSilent: true });
  }
});

test('404 of the contract is nothing, for every operation', () => {
  for (const operation of operations)
    expect({ operation, told: learnt(operation, 404) }).toEqual({ operation, told: null });
});

import { ProviderError, type ProviderFailure } from './provider-error';

const failures: Readonly<Record<number, ProviderFailure>> = {
  400: 'rejected',
  409: 'conflict',
  413: 'rejected',
  415: 'rejected',
  422: 'rejected',
  429: 'busy',
};

interface FailedReply {
  readonly status: number;
  readonly retryAfter?: string | null;
}

export function statusFailure(path: string, { status, retryAfter }: FailedReply): ProviderError {
  const isBusy = status === 503 && Boolean(retryAfter);
  return new ProviderError(isBusy ? 'busy' : (failures[status] ?? 'status'), path, { status });
}

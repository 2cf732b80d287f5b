import { ProviderError } from './provider-error';

/** Maximum milliseconds before the second and third attempt; the delay is random. */
const maxDelaysMs = [80, 240];

/** Retries at most twice if a retry may help and the deadline has not passed. */
export async function withRetries<T>(signal: AbortSignal, attempt: () => Promise<T>, random = Math.random): Promise<T> {
  for (const maxDelayMs of maxDelaysMs) {
    try {
      return await attempt();
    } catch (error) {
      if (!mayHelp(error) || signal.aborted) throw error;
    }
    await pause(maxDelayMs * random(), signal);
  }
  return attempt();
}

function mayHelp(error: unknown): boolean {
  if (!(error instanceof ProviderError)) return false;
  return error.kind === 'down' || (error.kind === 'status' && error.status !== null && error.status >= 500);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}

import autocannon from 'autocannon';

const connections = 16;
const seconds = 4;

/** Requests per second at 16 connections for 4 s. @param paths asked for in turn; a function makes each one new. */
export async function requestsPerSecond(origin: string, path: string | (() => string)): Promise<number> {
  const nextPath = typeof path === 'function' ? path : () => path;
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'GET',
        path: nextPath(),
        headers: { 'accept-encoding': 'br' },
        setupRequest: (request) => ({ ...request, path: nextPath() }),
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} answers were no answers`);
  return result.requests.average;
}

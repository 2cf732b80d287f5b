import type { Execute } from './execute';

/** Loads the client, which the first document needs; again after a failure. */
export const loadClient = () => import(/* webpackChunkName: "execute" */ './browser-execute');

/** Runs documents with the client. If its code cannot be loaded, there is no answer. @param endpoint see there */
export const createLazyExecute = (endpoint: string): Execute => {
  let client: Execute | undefined;
  return async (document, variables, signal) => {
    try {
      client ??= (await loadClient()).createBrowserExecute(endpoint);
    } catch {
      return { ok: false, code: 'OFFLINE', requestId: '' };
    }
    return client(document, variables, signal);
  };
};

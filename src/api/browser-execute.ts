import { ClientError, GraphQLClient } from 'graphql-request';
import { storedValue } from '../storage/stored-value';
import type { DocumentRef, Execute } from './execute';
import { type Loaded, toLoaded } from './loaded';
import { noteSession } from './signed-in';

const intervalMs = 5 * 60_000;

/** Loads the page anew from a build that has replaced its own; not again within 5 minutes, should that not help. */
export function reloadOnce() {
  const reloadedAt = storedValue('session/device/reloaded-at');
  if (Date.now() - Number(reloadedAt.read()) < intervalMs) return;
  // Without storage it could reload forever.
  if (reloadedAt.write(String(Date.now()))) location.reload();
}

/** A script of the page that is gone from the server was of an earlier build; offline, or while the server fails, it is not gone. */
export const reloadForLostScripts = () =>
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement)
        void fetch(target.src, { method: 'HEAD' }).then(({ status }) => status === 404 && reloadOnce(), String);
    },
    true,
  );

const deadline = 8_000;

/** The address of a query: its hash and variables, so that a cache in between may keep the answer. */
const queryAddress = (endpoint: string, id: string, variables: object) => {
  const address = new URL(endpoint);
  address.searchParams.set('documentId', id);
  address.searchParams.set('variables', JSON.stringify(variables));
  return address;
};

const fetchFor =
  (endpoint: string, document: DocumentRef<unknown, never>, variables: object): typeof fetch =>
  (_, init) =>
    document.kind === 'query' && !document.private
      ? fetch(queryAddress(endpoint, document.id, variables), { ...init, method: 'GET', body: null })
      : fetch(endpoint, { ...init, body: JSON.stringify({ documentId: document.id, variables }) });

/** @param endpoint the facade's whole address, with the store and the language in its query. */
export const createBrowserExecute =
  (endpoint: string): Execute =>
  async <Data, Variables extends object>(
    document: DocumentRef<Data, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ) => {
    const limit = AbortSignal.timeout(deadline);
    const client = new GraphQLClient(endpoint, {
      fetch: fetchFor(endpoint, document, variables),
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    });
    try {
      const data = await client.request<Data>({
        document: document.id,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
      return { ok: true, data };
    } catch (error) {
      if (error instanceof ClientError) {
        const { errors = [] } = error.response;
        if (errors[0]?.extensions.code === 'UNKNOWN_OPERATION') reloadOnce();
        return toLoaded<Data>({ errors });
      }
      return { ok: false, code: 'OFFLINE', requestId: '' } satisfies Loaded<Data>;
    } finally {
      if (document.private || document.kind === 'mutation') noteSession();
    }
  };

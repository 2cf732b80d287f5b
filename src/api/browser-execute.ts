import { ClientError, GraphQLClient } from 'graphql-request';
import type { DocumentRef } from './document-ref';
import type { Execute } from './execute';
import { type Loaded, toLoaded } from './loaded';
import { reloadOnce } from './reload-once';
import { noteSession } from './signed-in';

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

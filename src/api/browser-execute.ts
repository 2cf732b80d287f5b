import { ClientError, GraphQLClient } from 'graphql-request';
import { pageAnswerMs } from '../__generated__/limits';
import type { DocumentRef, Execute } from './execute';
import { type Failure, toLoaded } from './loaded';
import { reloadOnce } from './lost-scripts';
import { beginSession, noteAnswer, sessionHeaders } from './signed-in';
import { codeOfCut, codeOfStatus, retryAfterOf } from './transport-code';

/** The URL of a query, with its hash and variables, so that HTTP caches can store the answer. */
const queryUrl = (endpoint: string, id: string, variables: object) => {
  const url = new URL(endpoint);
  url.searchParams.set('documentId', id);
  url.searchParams.set('variables', JSON.stringify(variables));
  return url;
};

const isPublic = ({ kind, private: isPrivate }: DocumentRef<unknown, never>) => kind === 'query' && !isPrivate;

async function send(endpoint: string, document: DocumentRef<unknown, never>, variables: object, init?: RequestInit) {
  if (isPublic(document))
    return fetch(queryUrl(endpoint, document.id, variables), { ...init, method: 'GET', body: null });
  const answer = await fetch(endpoint, { ...init, body: JSON.stringify({ documentId: document.id, variables }) });
  const session = answer.headers.get('x-session');
  if (session !== null) beginSession(session);
  return answer;
}

/** @param answer null if not even its headers arrived */
function failureOf(error: unknown, answer: Response | null, isTimeUp: boolean): Failure {
  const failed = { ok: false, requestId: '' } as const;
  if (isTimeUp) return { ...failed, code: 'SLOW' };
  if (!answer) return { ...failed, code: 'OFFLINE' };
  const { status, headers } = answer;
  const retryAfter = retryAfterOf(headers);
  const code = codeOfStatus(status);
  if (code === 'BUSY') return { ...failed, code, ...(retryAfter !== undefined && { retryAfter }) };
  if (!(error instanceof ClientError)) return { ...failed, code: codeOfCut(status) };
  const { errors } = error.response;
  if (!errors?.length) return { ...failed, code };
  if (errors[0]?.extensions?.code === 'UNKNOWN_OPERATION') reloadOnce();
  const answered = toLoaded({ errors });
  return answered.ok ? { ...failed, code } : answered;
}

/** @param endpoint the facade's absolute URL, with the store and the language in its query. */
export const createBrowserExecute =
  (endpoint: string): Execute =>
  async <Data, Variables extends object>(
    document: DocumentRef<Data, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ) => {
    const limit = AbortSignal.timeout(pageAnswerMs);
    const within = signal ? AbortSignal.any([signal, limit]) : limit;
    let answer: Response | null = null;
    const client = new GraphQLClient(endpoint, {
      fetch: async (_, init) => {
        answer = await send(endpoint, document, variables, init);
        return answer;
      },
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(!isPublic(document) && sessionHeaders()),
      },
    });
    let code: string | undefined;
    try {
      const data = await client.request<Data>({ document: document.id, signal: within });
      if (data) return { ok: true, data };
      return failureOf(null, answer, false);
    } catch (error) {
      const failure = failureOf(error, answer, within.aborted);
      code = failure.code;
      return failure;
    } finally {
      if (!isPublic(document)) noteAnswer(code);
    }
  };

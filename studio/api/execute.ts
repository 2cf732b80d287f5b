import type { DocumentRef, Execute } from '../../src/api/execute';
import { type Loaded, toLoaded } from '../../src/api/loaded';
import { codeOfCut, codeOfStatus, retryAfterOf } from '../../src/api/transport-code';

const endpoint = '/studio/graphql';
const answerMs = 20_000;

/** Sends a trusted document to the studio's facade. Never throws: a failure is part of the answer. */
export const executeInStudio: Execute = async <Data, Variables extends object>(
  { id }: DocumentRef<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Loaded<Data>> => {
  const limit = AbortSignal.timeout(answerMs);
  const failed = { ok: false, requestId: '' } as const;
  let status = 0;
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ documentId: id, variables }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    ({ status } = answer);
    const retryAfter = retryAfterOf(answer.headers);
    const body = (await answer.json().catch(() => null)) as Parameters<typeof toLoaded<Data>>[0] | null;
    if (body && ('data' in body || 'errors' in body)) return toLoaded(body);
    const code = status === 200 ? codeOfCut(status) : codeOfStatus(status);
    return { ...failed, code, ...(code === 'BUSY' && retryAfter !== undefined && { retryAfter }) };
  } catch {
    return { ...failed, code: limit.aborted ? 'SLOW' : codeOfCut(status) };
  }
};

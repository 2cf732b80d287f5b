import { useState } from 'react';
import { type DocumentRef, useExecute } from '../../src/api/execute';
import type { NotDone } from '../i18n/use-refusal-sentence';

interface Refusal {
  __typename: 'Refusal';
  code: string;
  message: string;
}

type Result = { __typename: string };

/** Sends one mutation at a time, and keeps why the last one was not done. */
export function useSend() {
  const execute = useExecute();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<NotDone | null>(null);

  /** @returns the result; null if it was refused, failed, or is ignored because another one is being sent */
  async function send<Data, Variables extends object, R extends Result>(
    document: DocumentRef<Data, Variables>,
    variables: Variables,
    resultOf: (data: Data) => R | Refusal,
  ): Promise<Exclude<R, Refusal> | null> {
    if (busy) return null;
    setBusy(true);
    setError(null);
    const answer = await execute(document, variables);
    setBusy(false);
    const result = answer.ok ? resultOf(answer.data) : answer;
    if ('__typename' in result && result.__typename !== 'Refusal') return result as Exclude<R, Refusal>;
    setError(result as NotDone);
    return null;
  }

  return { send, busy, error, clearError: () => setError(null) };
}

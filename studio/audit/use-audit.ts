import { useCallback, useEffect, useState } from 'react';
import { useExecute } from '../../src/api/execute';
import { AuditDocument } from '../__generated__/documents/audit';
import type { NotDone } from '../i18n/use-refusal-sentence';
import type { AuditEntry } from './use-audit-sentence';

const missing: NotDone = { code: 'NOT_FOUND' };

/** The entries of a store's audit, page by page. */
export function useAudit(codename: string) {
  const execute = useExecute();
  const [entries, setEntries] = useState<readonly AuditEntry[] | null>(null);
  const [next, setNext] = useState<number | null>(null);
  const [error, setError] = useState<NotDone | null>(null);
  const [busy, setBusy] = useState(false);

  const load = useCallback(
    async (before: number | null, signal?: AbortSignal) => {
      setBusy(true);
      setError(null);
      const answer = await execute(AuditDocument, { codename, before }, signal);
      if (signal?.aborted) return;
      setBusy(false);
      const page = answer.ok ? answer.data.store?.audit : answer;
      if (!page || !('entries' in page)) {
        setError(page ?? missing);
        return;
      }
      setEntries((shown) => [...(before === null ? [] : (shown ?? [])), ...page.entries]);
      setNext(page.next ?? null);
    },
    [codename, execute],
  );

  useEffect(() => {
    const abort = new AbortController();
    void load(null, abort.signal);
    return () => abort.abort();
  }, [load]);

  return { entries, error, busy, hasMore: next !== null, loadMore: () => void load(next) };
}

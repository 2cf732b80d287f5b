import { useEffect, useState } from 'react';
import { useExecute } from '../../../src/api/execute';
import { PreviewDocument } from '../../__generated__/documents/preview';

/** A path works for an hour. */
const renewMs = 50 * 60_000;

/**
 * The base of the preview of a revision; until a new one is known, the one before.
 *
 * @param revision null loads nothing
 * @param attempt another number loads it again
 */
export function usePreview(codename: string, revision: number | null, attempt: number) {
  const execute = useExecute();
  const [path, setPath] = useState<string | null>(null);
  const [failure, setFailure] = useState<'failed' | 'unavailable' | null>(null);
  const [renewals, setRenewals] = useState(0);
  useEffect(() => {
    if (revision === null) return;
    const controller = new AbortController();
    void execute(PreviewDocument, { codename, revision }, controller.signal).then((answer) => {
      if (controller.signal.aborted) return;
      const store = answer.ok ? answer.data.store : null;
      if (!store) return setFailure('failed');
      setFailure(store.preview ? null : 'unavailable');
      setPath(store.preview?.path ?? null);
    });
    const timer = setTimeout(() => setRenewals((count) => count + 1), renewMs);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [execute, codename, revision, attempt, renewals]);
  return { path, failure };
}

import { useEffect, useState } from 'react';
import { useExecute } from '../../../src/api/execute';
import { PreviewDocument } from '../../__generated__/documents/preview';

/** A path works for an hour. */
const renewMs = 50 * 60_000;

interface Found {
  readonly revision: number;
  readonly path: string;
}

/**
 * The base of the preview of a revision; until a new one is known, the one before.
 *
 * @param attempt another number loads it again
 */
export function usePreview(codename: string, revision: number, attempt: number) {
  const execute = useExecute();
  const [found, setFound] = useState<Found | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [renewals, setRenewals] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    void execute(PreviewDocument, { codename, revision }, controller.signal).then((answer) => {
      if (controller.signal.aborted) return;
      const preview = answer.ok ? answer.data.store?.preview : undefined;
      setHasFailed(!preview);
      if (preview) setFound({ revision, path: preview.path });
    });
    const timer = setTimeout(() => setRenewals((count) => count + 1), renewMs);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [execute, codename, revision, attempt, renewals]);
  return { path: found?.path ?? null, hasFailed };
}

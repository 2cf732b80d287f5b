import { useEffect, useState } from 'react';
import { useExecute } from '../../../src/api/execute';
import { PreviewDocument } from '../../__generated__/documents/preview';
import type { PreviewViewer } from '../../__generated__/gql/graphql';

/** A path works for an hour. */
const renewMs = 50 * 60_000;

export interface ShownPreview {
  readonly codename: string;
  /** Null loads nothing. */
  readonly revision: number | null;
  readonly viewer: PreviewViewer;
  /** Another number loads it again. */
  readonly attempt: number;
}

/** The base of the preview of a revision; until a new one is known, the one before. */
export function usePreview({ codename, revision, viewer, attempt }: ShownPreview) {
  const execute = useExecute();
  const [path, setPath] = useState<string | null>(null);
  const [failure, setFailure] = useState<'failed' | 'unavailable' | null>(null);
  const [renewals, setRenewals] = useState(0);
  useEffect(() => {
    if (revision === null) return;
    const controller = new AbortController();
    void execute(PreviewDocument, { codename, revision, viewer }, controller.signal).then((answer) => {
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
  }, [execute, codename, revision, viewer, attempt, renewals]);
  return { path, failure };
}

import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { type Execute, useExecute } from '../../src/api/execute';
import type { Loaded } from '../../src/api/loaded';
import { ErrorState } from '../../src/ui/feedback/error-state';
import { MessageSkeleton } from '../../src/ui/skeleton/skeletons';
import type { MeQuery } from '../__generated__/gql/graphql';
import { MeDocument } from '../__generated__/documents/me';
import { MeContext } from './me';

const loadMe = (execute: Execute, signal?: AbortSignal) => execute(MeDocument, {}, signal);

interface MeProviderProps {
  children: ReactNode;
}

/** Loads the signed-in person once; `reload` of `useMeState` loads them again. */
export function MeProvider({ children }: MeProviderProps) {
  const execute = useExecute();
  const [loaded, setLoaded] = useState<Loaded<MeQuery> | null>(null);
  const reload = useCallback(async () => {
    const answer = await loadMe(execute);
    // The rooms stay, with what was typed in them, if only reloading has failed.
    setLoaded((last) => (answer.ok || !last?.ok ? answer : last));
  }, [execute]);
  useEffect(() => {
    const abort = new AbortController();
    void loadMe(execute, abort.signal).then((answer) => !abort.signal.aborted && setLoaded(answer));
    return () => abort.abort();
  }, [execute]);
  const state = useMemo(() => loaded?.ok && { me: loaded.data.me ?? null, reload }, [loaded, reload]);
  if (state) return <MeContext value={state}>{children}</MeContext>;
  if (!loaded) return <MessageSkeleton />;
  const retry = () => {
    setLoaded(null);
    void reload();
  };
  return <ErrorState as="h1" failure={loaded.ok ? undefined : loaded} onRetry={retry} />;
}

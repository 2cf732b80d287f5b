import { useCallback, useMemo } from 'react';
import { usePersisted } from '../../actors/use-persisted';
import { useStore } from '../../api/store-context';
import { useHydrated } from '../../lazy/use-hydrated';
import { text } from '../../storage/shape';
import type { CodeKey } from '../../storage/storage-table';
import { timedValue } from '../../storage/timed-value';

/** The session code of an attempt that was open when the page was closed; null while hydrating. */
export function useStoredCode(key: CodeKey, customer: string, subject?: string) {
  const { codename } = useStore();
  const hydrated = useHydrated();
  const stored = useMemo(
    () => timedValue(key, text, codename, { customer, ...(subject && { subject }) }),
    [key, codename, customer, subject],
  );
  const code = useMemo(() => (hydrated ? stored.read() : null), [hydrated, stored]);
  const store = useCallback((value: string | null) => hydrated && stored.write(value), [hydrated, stored]);
  return { code, store };
}

type AttemptFlow = Parameters<
  typeof usePersisted<{ context: { attempt: { sessionCode: string | null } } }, unknown>
>[0];

/** Stores the session code of a flow's attempt over a reload. */
export const usePersistedCode = (flow: AttemptFlow, store: (code: string | null) => void) =>
  usePersisted(flow, ({ context }) => context.attempt.sessionCode, store);

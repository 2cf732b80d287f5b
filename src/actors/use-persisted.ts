import { useEffect, useEffectEvent } from 'react';

interface Flow<Snapshot> {
  getSnapshot: () => Snapshot;
  subscribe: (listener: (snapshot: Snapshot) => void) => { unsubscribe: () => void };
}

/**
 * Stores a value of a flow whenever it changes, so that it outlives the page.
 * @param write of a stored value; gets null if there is nothing to store
 */
export function usePersisted<Snapshot, Value>(
  flow: Flow<Snapshot>,
  select: (snapshot: Snapshot) => Value,
  write: (value: Value) => void,
) {
  const selectNow = useEffectEvent(select);
  const store = useEffectEvent(write);
  useEffect(() => {
    let last = selectNow(flow.getSnapshot());
    const subscription = flow.subscribe((snapshot) => {
      const value = selectNow(snapshot);
      if (Object.is(value, last)) return;
      last = value;
      store(value);
    });
    return () => subscription.unsubscribe();
  }, [flow]);
}

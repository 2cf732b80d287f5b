import { useEffect, useEffectEvent } from 'react';

const occasions = ['online', 'pointerdown'] as const;

/** Stands for a part whose code could not be loaded, until the network is back or the page is touched. */
export function RetryLater({ onRetry }: { onRetry: () => void }) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const controller = new AbortController();
    for (const name of occasions) addEventListener(name, () => retry(), { once: true, signal: controller.signal });
    return () => controller.abort();
  }, []);
  return null;
}

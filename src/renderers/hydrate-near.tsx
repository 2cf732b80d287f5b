import { type ReactNode, Suspense, use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const reach = '300px';
const neverChanges = () => () => undefined;
const isHydrating = () => true;
const isHydrated = () => false;

interface Signal {
  came: Promise<void>;
  come: () => void;
}

function createSignal(): Signal {
  let come = () => {};
  const came = new Promise<void>((resolve) => (come = resolve));
  return { came, come };
}

/** While hydrating, suspends until the part is near, so that React leaves the server's HTML alone. */
function Gate({ came, firstKey, children }: { came: Promise<void>; firstKey: string; children: ReactNode }) {
  const hydrating = useSyncExternalStore(neverChanges, isHydrated, isHydrating);
  // Once the visitor has gone on, React wants every part at once, and would fall back where one suspends.
  const isFirstPage = useLocation().key === firstKey;
  if (hydrating && isFirstPage && typeof IntersectionObserver !== 'undefined') use(came);
  return children;
}

export interface HydrateNearProps {
  /** Hydrates at load: parts that are seen without scrolling. */
  atOnce: boolean;
  /** As high as the part. */
  fallback: ReactNode;
  /** Kept from the first render: a new element would make React hydrate the part early. */
  children: ReactNode;
}

/** A part of the page whose HTML comes from the server and whose code comes when the part nears the viewport. */
export function HydrateNear({ atOnce, fallback, children }: HydrateNearProps) {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [{ came, come }] = useState(createSignal);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (atOnce || !place.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) come();
      },
      { rootMargin: reach },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [atOnce, come]);
  const part = useMemo(
    () => (
      <Suspense fallback={fallback}>
        {atOnce ? (
          children
        ) : (
          <Gate came={came} firstKey={firstKey}>
            {children}
          </Gate>
        )}
      </Suspense>
    ),
    [atOnce, came, children, fallback, firstKey],
  );
  return <div ref={place}>{part}</div>;
}

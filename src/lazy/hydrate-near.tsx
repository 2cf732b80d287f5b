import { type ReactNode, startTransition, Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import { isInUse, onFirstUse } from './first-use';
import { useHydrated } from './use-hydrated';

/**
 * Milliseconds after which a page is at rest: its first work is done, and automatic movement, which begins after 3 s,
 * has not begun.
 */
export const restFor = 2_500;

const reach = '300px';
const wakes = ['pointerdown', 'focusin', 'keydown'] as const;
/** Elements that may navigate. React does not show a new page while a part of the old one waits to hydrate. */
const departures = ['click', 'popstate'] as const;
const approaches = ['pointerover', 'pointerdown', 'focusin'] as const;
/** React reads its result immediately. */
const ready: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

const canWatch = () => typeof IntersectionObserver !== 'undefined';

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
function Gate({ came, children }: { came: Promise<void>; children: ReactNode }) {
  const hydrated = useHydrated();
  use(!hydrated && canWatch() ? came : ready);
  return children;
}

/**
 * `near`: when it comes near the viewport. `later`: when it is near and the visitor uses the page; its links work
 * before. `asked`: when the visitor reaches for it, or for a button that opens it; it works as plain HTML before.
 */
export type Hydrates = 'near' | 'later' | 'asked';

export interface HydrateNearProps {
  /** Hydrates at load, for parts that are visible without scrolling. */
  atOnce: boolean;
  hydrates: Hydrates;
  /** Loads the part's code. If that fails, the part stays as the server's HTML until it is near or touched again. */
  preload: () => Promise<void>;
  /** As high as the part. */
  fallback: ReactNode;
  children: ReactNode;
}

const leadsOn = ({ target }: Event) => !(target instanceof Element) || target.closest('a, [type=submit]') !== null;

const isWithin = (element: HTMLElement, target: EventTarget | null) =>
  target instanceof Node && element.contains(target);

interface WatchedPart {
  element: HTMLElement;
  hydrates: Hydrates;
  preload: () => Promise<void>;
  come: () => void;
}

/**
 * Calls back when the part's code is loaded, which happens when the part comes near the viewport, or is touched. A part
 * that may come later waits there for the first use of the page, after which it must also have rested there.
 */
function watchPart({ element, hydrates, preload, come }: WatchedPart): () => void {
  let stopWaiting = () => {};
  const load = () => void preload().then(come, () => undefined);
  const observer = new IntersectionObserver(
    (entries) => {
      stopWaiting();
      if (!entries.some((entry) => entry.isIntersecting)) return;
      if (hydrates === 'near') load();
      else if (!isInUse()) stopWaiting = onFirstUse(load);
      else {
        const timer = setTimeout(load, restFor);
        stopWaiting = () => clearTimeout(timer);
      }
    },
    { rootMargin: reach },
  );
  observer.observe(element);
  const controller = new AbortController();
  // React stops events of parts that are not hydrated at its root, so this listens before it.
  const options = { capture: true, passive: true, signal: controller.signal };
  const wake = ({ target }: Event) => {
    if (isWithin(element, target)) load();
  };
  for (const name of wakes) window.addEventListener(name, wake, options);
  for (const name of departures) window.addEventListener(name, come, options);
  return () => {
    observer.disconnect();
    stopWaiting();
    controller.abort();
  };
}

const opens = (element: HTMLElement, target: EventTarget | null) =>
  target instanceof Element && isWithin(element, target.closest('button')?.popoverTargetElement ?? null);

/**
 * Calls back when the part's code is loaded, which happens when the visitor reaches for the part or for a button that
 * opens it; immediately when the visitor leaves the page.
 */
function watchAsked({ element, preload, come }: Omit<WatchedPart, 'hydrates'>): () => void {
  const load = ({ target }: Event) => {
    if (isWithin(element, target) || opens(element, target)) void preload().then(come, () => undefined);
  };
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  for (const name of approaches) window.addEventListener(name, load, options);
  for (const name of departures) window.addEventListener(name, (event) => leadsOn(event) && come(), options);
  return () => controller.abort();
}

/** A part of the page with HTML from the server and code that is loaded when needed. */
export function HydrateNear({ atOnce: isFirst, hydrates, preload, fallback, children }: HydrateNearProps) {
  const atOnce = isFirst && hydrates === 'near';
  const [{ came, come }] = useState(createSignal);
  const fresh = useMemo(() => ({ fallback, children }), [fallback, children]);
  const hydrated = useHydrated();
  // React would hydrate the part as soon as it gets a new element, so it gets the first one until the part is near.
  const [held, setHeld] = useState(hydrated || atOnce || !canWatch() ? null : fresh);
  const content = held ?? fresh;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (atOnce || !element || !canWatch()) return;
    const wake = () => {
      come();
      startTransition(() => setHeld(null));
    };
    const part = { element, hydrates, preload, come: wake };
    return hydrates === 'asked' ? watchAsked(part) : watchPart(part);
  }, [atOnce, come, hydrates, preload]);
  const part = useMemo(
    () => (
      <Suspense fallback={content.fallback}>
        {atOnce ? content.children : <Gate came={came}>{content.children}</Gate>}
      </Suspense>
    ),
    [atOnce, came, content],
  );
  return <div ref={ref}>{part}</div>;
}

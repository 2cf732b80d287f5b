import { type ComponentType, createElement, type FunctionComponent, use } from 'react';
import { earlyReady } from './early-ready';

type Outcome<Value> = { value: Value } | { error: Error; at: number };

/** Imports a module. On the server, it has the module's path, under which the manifest of the build lists its files. */
export type Load<Module> = (() => Promise<Module>) & { module?: string | undefined };

/** Starts loading, once; again after a failure. */
export type LazyValue<Value> = () => Promise<Outcome<Value>>;

/** Milliseconds that a failure is cached, so that rerendering shows it and a later retry reloads. */
const failureTtlMs = 1_000;

/** The content of a separate chunk. */
export function lazyValue<Value>(load: () => Promise<Value>): LazyValue<Value> {
  let outcome: Outcome<Value> | undefined;
  let loading: Promise<Outcome<Value>> | undefined;

  return () => {
    const isStale = outcome && 'error' in outcome && Date.now() - outcome.at > failureTtlMs;
    if (loading && !isStale) return loading;
    outcome = undefined;
    const promise = load()
      .then(
        (value) => earlyReady()?.then(() => ({ value })) ?? { value },
        (cause: unknown) => ({
          error: new Error('A part of the page could not be loaded', { cause }),
          at: Date.now(),
        }),
      )
      .then((result: Outcome<Value>) => {
        outcome = result;
        // With its status set, React reads the promise immediately.
        void Object.assign(promise, { status: 'fulfilled', value: result });
        return result;
      });
    loading = promise;
    return promise;
  };
}

function valueOf<Value>(outcome: Outcome<Value>): Value {
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
}

/** Suspends while it loads; throws the error if loading failed. */
export const useLazy = <Value>(lazy: LazyValue<Value>): Value => valueOf(use(lazy()));

/** Rejects with the error if loading failed. */
export const loadLazy = async <Value>(lazy: LazyValue<Value>): Promise<Value> => valueOf(await lazy());

interface Module<Props> {
  default: ComponentType<Props>;
}

export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Loads the code; a loaded component renders immediately, on the server and while hydrating. */
  preload: () => Promise<void>;
  /** The module's path, see `Load`. */
  module: string | undefined;
};

/** A component in its own chunk. Suspends while the chunk loads; throws the error if loading failed. */
export function lazyComponent<Props extends object>(load: Load<Module<Props>>): LazyComponent<Props> {
  const lazy = lazyValue(load);
  const Lazy = (props: Props) => createElement(useLazy(lazy).default, props);
  const preload = async () => void (await loadLazy(lazy));
  return Object.assign(Lazy, { preload, module: load.module });
}

import { type ComponentType, createElement, type FunctionComponent, use } from 'react';

interface Module<Props> {
  default: ComponentType<Props>;
}

export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Loads the code; a component that is loaded renders at once, on the server and while hydrating. */
  preload(): Promise<void>;
};

/** A failed load is kept for so long, so that rendering again shows the failure and a retry loads anew. */
const failureKept = 1_000;

/** A component in a chunk of its own. Suspends while that loads; throws what kept it from loading. */
export function lazyComponent<Props extends object>(load: () => Promise<Module<Props>>): LazyComponent<Props> {
  let loaded: Module<Props> | undefined;
  let loading: Promise<void> | undefined;
  let failure: { error: Error; at: number } | undefined;

  function begin(): Promise<void> {
    if (loading) return loading;
    const promise = load()
      .then(
        (module) => {
          loaded = module;
        },
        (cause: unknown) => {
          failure = { error: new Error('A part of the page could not be loaded', { cause }), at: Date.now() };
        },
      )
      // With its status on it, React reads the promise at once.
      .then(() => void Object.assign(promise, { status: 'fulfilled', value: undefined }));
    loading = promise;
    return promise;
  }

  /** The component, or nothing while it is not there. */
  function now(): ComponentType<Props> | undefined {
    if (failure && Date.now() - failure.at > failureKept) failure = loading = undefined;
    if (failure) throw failure.error;
    return loaded?.default;
  }

  function Lazy(props: Props) {
    now();
    use(begin());
    const Component = now();
    return Component && createElement(Component, props);
  }

  const preload = async () => {
    await begin();
    now();
  };
  return Object.assign(Lazy, { preload });
}

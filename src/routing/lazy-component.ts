import { type ComponentType, type ExoticComponent, lazy } from 'react';

interface Module<Props> {
  default: ComponentType<Props>;
}

export type LazyComponent<Props> = ExoticComponent<Props> & {
  /** Loads the code; a component that is loaded renders at once, on the server and while hydrating. */
  preload(): Promise<void>;
};

/** A component in a chunk of its own. */
export function lazyComponent<Props>(load: () => Promise<Module<Props>>): LazyComponent<Props> {
  let loaded: Module<Props> | undefined;
  const preload = async () => {
    loaded ??= await load();
  };
  // React takes the value of a thenable that answers at once without suspending.
  const atOnce = (module: Module<Props>) =>
    ({ then: (take: (module: Module<Props>) => void) => take(module) }) as unknown as Promise<Module<Props>>;
  return Object.assign(
    lazy<ComponentType<Props>>(() => (loaded ? atOnce(loaded) : load())),
    { preload },
  );
}

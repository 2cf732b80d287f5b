import { type ComponentType, createElement, type FunctionComponent } from 'react';
import { lazyValue, loadLazy, useLazy } from './lazy-value';

interface Module<Props> {
  default: ComponentType<Props>;
}

export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Loads the code; a component that is loaded renders at once, on the server and while hydrating. */
  preload: () => Promise<void>;
};

/** A component in a chunk of its own. Suspends while that loads; throws what kept it from loading. */
export function lazyComponent<Props extends object>(load: () => Promise<Module<Props>>): LazyComponent<Props> {
  const module = lazyValue(load);
  const Lazy = (props: Props) => createElement(useLazy(module).default, props);
  const preload = async () => void (await loadLazy(module));
  return Object.assign(Lazy, { preload });
}

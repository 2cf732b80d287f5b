import { type ComponentType, createElement, type FunctionComponent } from 'react';
import { lazyValue, type Load, loadLazy, useLazy } from './lazy-value';

interface Module<Props> {
  default: ComponentType<Props>;
}

export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Loads the code; a component that is loaded renders at once, on the server and while hydrating. */
  preload: () => Promise<void>;
  /** What it loads, as `Load` says. */
  module: string | undefined;
};

/** A component in a chunk of its own. Suspends while that loads; throws what kept it from loading. */
export function lazyComponent<Props extends object>(load: Load<Module<Props>>): LazyComponent<Props> {
  const lazy = lazyValue(load);
  const Lazy = (props: Props) => createElement(useLazy(lazy).default, props);
  const preload = async () => void (await loadLazy(lazy));
  return Object.assign(Lazy, { preload, module: load.module });
}

import { useHydrated } from '../../lazy/use-hydrated';
import { prefersStill } from '../carousel/slide-to';

/** Whether the visitor allows motion (`prefers-reduced-motion`); null on the server and while hydrating. */
export function useMotion(): 'wanted' | 'unwanted' | null {
  if (!useHydrated()) return null;
  return prefersStill() ? 'unwanted' : 'wanted';
}

import { useHydrated } from '../../lazy/use-hydrated';
import { prefersStill } from '../carousel/slide-to';

/** Whether a visitor wants things to move; null on the server and while its html is taken over. */
export function useMotion(): 'wanted' | 'unwanted' | null {
  if (!useHydrated()) return null;
  return prefersStill() ? 'unwanted' : 'wanted';
}

import { storeReferrer } from '../overlays/store-referrer';

/** The router's count of the pages that were opened in this tab without a new document. */
const routerIndex = (state: unknown) =>
  typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;

/** True when going back leads to a page of this store. */
export const hasHistory = (base: string) =>
  routerIndex(history.state) > 0 || (history.length > 1 && storeReferrer(base) !== null);

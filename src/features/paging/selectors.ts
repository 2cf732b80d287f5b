import type { PagingFlow } from './start-paging';

export const statusOf = (snapshot: ReturnType<PagingFlow['getSnapshot']>) => {
  if (snapshot.matches('loading')) return 'loading';
  return snapshot.matches('failed') ? 'failed' : 'resting';
};

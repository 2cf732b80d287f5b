import { createTracking } from './queries';
import type { Deps } from '../deps';

export const createTrackingModule = ({ database }: Pick<Deps, 'database'>) => ({
  tracking: createTracking(database),
});

export type Tracking = ReturnType<typeof createTrackingModule>;

import { createTracking } from './queries';

export { createTracking };

export type Tracking = ReturnType<typeof createTracking>;

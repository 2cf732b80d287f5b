import { createAttempts } from './queries';

export { createAttempts };

export type Attempts = ReturnType<typeof createAttempts>;

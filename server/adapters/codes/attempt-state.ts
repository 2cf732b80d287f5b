import type { AttemptState } from '../../__generated__/resolvers';
import type { Rest } from '../models';

export const attemptState = {
  none: 'NONE',
  pending: 'PENDING',
  done: 'DONE',
  refused: 'REFUSED',
} as const satisfies Record<Rest['Attempt']['state'], AttemptState>;

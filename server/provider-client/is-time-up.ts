import { DeadlinePassed } from './deadline';

/** Whether work was given up because its time was up, and not because nobody waits for it any more. */
export const isTimeUp = (reason: unknown): boolean =>
  reason instanceof DeadlinePassed || (reason as { name?: unknown } | null | undefined)?.name === 'TimeoutError';

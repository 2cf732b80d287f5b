import { createMailQueue, createOutbox } from './queries/outbox';
import type { Deps } from '../deps';

export const createMailingModule = ({ database }: Pick<Deps, 'database'>) => ({
  mail: createMailQueue(database),
  outbox: createOutbox(database),
});

export type Mailing = ReturnType<typeof createMailingModule>;

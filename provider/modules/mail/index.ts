import { createMail, createOutbox } from './queries/outbox';
import type { Deps } from '../deps';

/** What is sent to people. */
export const createMailingModule = ({ database }: Pick<Deps, 'database'>) => ({
  mail: createMail(database),
  outbox: createOutbox(database),
});

export type Mailing = ReturnType<typeof createMailingModule>;

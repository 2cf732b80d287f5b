import { useMemo, useState } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { Refusal } from '../../machines/studio/publish';
import { type Move, scheduleMachine, type ScheduleOutcome } from '../../machines/studio/schedule';
import { useFlow } from '../../src/actors/use-flow';
import { useExecute } from '../../src/api/execute';
import { LoadError, unwrap } from '../../src/api/unwrap';
import { CancelScheduledDocument } from '../__generated__/documents/cancel-scheduled';
import { MoveScheduledDocument } from '../__generated__/documents/move-scheduled';
import { StoreScheduleDocument } from '../__generated__/documents/store-schedule';
import { type Plan, plansOf } from './plans';

type Outcome = { __typename: 'Done' } | ({ __typename: 'Refusal' } & Refusal);

const outcomeOf = (answer: Outcome): ScheduleOutcome =>
  answer.__typename === 'Refusal' ? { outcome: 'refused', refusal: answer } : { outcome: 'done' };

/** What is scheduled in a store; the plans are null before the first list is there. */
export function useSchedule(codename: string) {
  const execute = useExecute();
  const [plans, setPlans] = useState<readonly Plan[] | null>(null);
  const machine = useMemo(
    () =>
      scheduleMachine.provide({
        actors: {
          loadPlans: fromPromise<readonly string[], undefined>(async ({ signal }) => {
            const { store } = unwrap(await execute(StoreScheduleDocument, { codename }, signal));
            if (store?.schedule.__typename !== 'Schedule' || store.history.__typename !== 'History')
              throw new LoadError('NOT_FOUND');
            const current = store.history.entries.find(({ isCurrent }) => isCurrent)?.number ?? 0;
            const loaded = plansOf(store.schedule.ends, current);
            setPlans(loaded);
            return loaded.map(({ id }) => id);
          }),
          movePlan: fromPromise<ScheduleOutcome, Move>(async ({ input, signal }) =>
            outcomeOf(
              unwrap(await execute(MoveScheduledDocument, { input: { codename, ...input } }, signal)).moveScheduled,
            ),
          ),
          cancelPlan: fromPromise<ScheduleOutcome, string>(async ({ input: plan, signal }) =>
            outcomeOf(
              unwrap(await execute(CancelScheduledDocument, { input: { codename, plan } }, signal)).cancelScheduled,
            ),
          ),
        },
      }),
    [execute, codename],
  );
  return { flow: useFlow(machine), plans };
}

export type ScheduleFlow = ActorRefFrom<typeof scheduleMachine>;

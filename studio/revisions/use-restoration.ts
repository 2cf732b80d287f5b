import { useMemo } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { PublishAnswer, Restoration } from '../../machines/studio/publish';
import { restorationMachine } from '../../machines/studio/restoration';
import { useFlow } from '../../src/actors/use-flow';
import { useExecute } from '../../src/api/execute';
import { restoreRevision } from './restore';

/** Makes earlier revisions of a store the current one again. */
export function useRestoration(codename: string) {
  const execute = useExecute();
  const machine = useMemo(
    () =>
      restorationMachine.provide({
        actors: {
          restoreRevision: fromPromise<PublishAnswer, Restoration>(({ input, signal }) =>
            restoreRevision(execute, codename, input, signal),
          ),
        },
      }),
    [execute, codename],
  );
  return useFlow(machine);
}

export type RestorationFlow = ActorRefFrom<typeof restorationMachine>;

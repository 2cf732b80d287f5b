import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { type FoundPlace, placeSearchMachine } from '../../../machines/rides/place-search';
import { FindPlacesDocument } from '../../__generated__/documents/find-places';
import { unwrap } from '../../api/unwrap';
import { useExecute } from '../../api/execute';
import { useFlow } from '../../actors/use-flow';

export type { FoundPlace } from '../../../machines/rides/place-search';

/** The flow that searches places by name, those near a position first. */
export function useLocationSearch(near: FoundPlace['position'] | null) {
  const execute = useExecute();
  const machine = useMemo(
    () =>
      placeSearchMachine.provide({
        actors: {
          findPlaces: fromPromise<readonly FoundPlace[], string>(async ({ input: text, signal }) => {
            const answer = await execute(FindPlacesDocument, { text, near }, signal);
            return unwrap(answer).places;
          }),
        },
      }),
    [execute, near],
  );
  return useFlow(machine);
}

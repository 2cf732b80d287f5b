import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { customHtmlMachine, type Located, type Position } from '../../machines/custom-html';
import { OpenCustomHtmlDocument } from '../__generated__/documents/open-custom-html';
import { useExecute } from '../api/use-execute';

const patience = 10_000;

const locate = () =>
  new Promise<Located>((answer) => {
    if (!('geolocation' in navigator)) return answer({ outcome: 'unknown' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => answer({ outcome: 'found', position: { latitude, longitude } }),
      ({ code, PERMISSION_DENIED }) => answer({ outcome: code === PERMISSION_DENIED ? 'denied' : 'unknown' }),
      { timeout: patience, maximumAge: 60_000 },
    );
  });

/** The flow of one custom html component. */
export function useCustomHtml(component: string) {
  const execute = useExecute();
  const machine = useMemo(
    () =>
      customHtmlMachine.provide({
        actors: {
          locate: fromPromise<Located, undefined>(locate),
          openFrame: fromPromise<string, { component: string; position: Position | null }>(
            async ({ input, signal }) => {
              if (!input.position) throw new Error('The frame needs a position');
              const opened = await execute(
                OpenCustomHtmlDocument,
                { component: input.component, position: input.position },
                signal,
              );
              if (!opened.ok) throw new Error(opened.code);
              return opened.data.openCustomHtml.address;
            },
          ),
        },
      }),
    [execute],
  );
  return useActorRef(machine, { input: { component } });
}

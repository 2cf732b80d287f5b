import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { customHtmlMachine, type Located, type Position } from '../../../../machines/catalogue/custom-html';
import { OpenCustomHtmlDocument } from '../../../__generated__/documents/open-custom-html';
import { unwrap } from '../../../api/unwrap';
import { useExecute } from '../../../api/execute';
import { locate } from '../../search/locate';
import { useFlow } from '../../../actors/use-flow';

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
              const answer = await execute(
                OpenCustomHtmlDocument,
                { component: input.component, position: input.position },
                signal,
              );
              return unwrap(answer).openCustomHtml.path;
            },
          ),
        },
      }),
    [execute],
  );
  return useFlow(machine, { input: { component } });
}

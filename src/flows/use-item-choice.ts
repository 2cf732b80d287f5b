import { useActorRef } from '@xstate/react';
import { useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { type Choice, itemChoiceMachine } from '../../machines/item-choice';
import type { ChoosableItem } from '../../machines/item-choice-limits';
import { useStore } from '../api/store-context';
import { keepChoice, keptLines } from './kept-choice';

/**
 * The flow of choosing variants and quantities of an item. What a guest confirms is kept for after signing in.
 * @param signIn leads to the sign-in page, and from there back to the item.
 */
export function useItemChoice(item: ChoosableItem, signIn: () => void) {
  const { codename } = useStore();
  const machine = useMemo(
    () =>
      itemChoiceMachine.provide({
        actors: {
          submit: fromPromise<void, Choice>(async ({ input }) => {
            keepChoice(codename, input);
            signIn();
          }),
        },
      }),
    [codename, signIn],
  );
  const [lines] = useState(() => keptLines(codename, item.viewUid));
  return useActorRef(machine, { input: { item, lines } });
}

export type ItemChoiceFlow = ReturnType<typeof useItemChoice>;

import { useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { type Choice, itemChoiceMachine, type Submitted } from '../../../machines/item-choice';
import { type ChoosableItem, quantityIn } from '../../../machines/item-choice-limits';
import { NotificationsDocument } from '../../__generated__/documents/notifications';
import { clearSession, isSignedIn } from '../../api/signed-in';
import { useStore } from '../../api/store-context';
import { LoadError } from '../../api/unwrap';
import { useExecute } from '../../api/execute';
import { usePageData } from '../../api/use-loaded';
import { removeChoice, storeChoice, storedLines } from './stored-choice';
import { createSubmit } from './submit-choice';
import { useFlow } from '../../actors/use-flow';

/** A customer’s choice goes into the cart; what a guest confirms is stored until after sign-in. */
export function useItemChoice(item: ChoosableItem) {
  const { codename } = useStore();
  const execute = useExecute();
  const pageData = usePageData();
  const machine = useMemo(() => {
    const submit = createSubmit(execute, pageData, codename);
    const store = (choice: Choice): Submitted => {
      storeChoice(codename, choice);
      return { kind: 'stored' };
    };
    return itemChoiceMachine.provide({
      actors: {
        submit: fromPromise<Submitted, Choice>(async ({ input }) => {
          if (!isSignedIn(codename)) return store(input);
          try {
            const submitted = await submit(input);
            removeChoice(codename);
            return submitted;
          } catch (error) {
            if (!(error instanceof LoadError && error.code === 'SIGNED_OUT')) throw error;
            clearSession(codename);
            return store(input);
          } finally {
            pageData.invalidate(NotificationsDocument, {});
          }
        }),
      },
    });
  }, [codename, execute, pageData]);
  const [lines] = useState(() => storedLines(codename, item.id));
  return useFlow(machine, { input: { item, lines } });
}

export type ItemChoiceFlow = ReturnType<typeof useItemChoice>;

/** Confirms what was chosen before signing in; where less of it is left since, the customer decides. */
export function confirmStored(flow: ItemChoiceFlow, codename: string) {
  const { item, lines } = flow.getSnapshot().context;
  const storedOnes = storedLines(codename, item.id);
  const isUnchanged = storedOnes.every(({ id, quantity }) => quantityIn(lines, id) === quantity);
  if (storedOnes.length > 0 && isUnchanged) flow.send({ type: 'choice.confirm' });
}

import { useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { type Choice, itemChoiceMachine, type Submitted } from '../../../machines/item-choice';
import { type ChoosableItem, quantityIn } from '../../../machines/item-choice-limits';
import { NotificationsDocument } from '../../__generated__/documents/notifications';
import { clearSession, isSignedIn } from '../../api/signed-in';
import { useStore } from '../../api/store-context';
import { LoadError } from '../../api/unwrap';
import { useExecute } from '../../api/use-execute';
import { usePageData } from '../../api/use-loaded';
import { forgetChoice, keepChoice, keptLines } from './stored-choice';
import { createSubmit } from './submit-choice';
import { useFlow } from '../../actors/use-flow';

/**
 * The flow of choosing variants and quantities of an item. A customer's choice goes into the cart; what a guest
 * confirms is kept for after signing in.
 */
export function useItemChoice(item: ChoosableItem) {
  const { codename } = useStore();
  const execute = useExecute();
  const pageData = usePageData();
  const machine = useMemo(() => {
    const submit = createSubmit(execute, pageData, codename);
    const keep = (choice: Choice): Submitted => {
      keepChoice(codename, choice);
      return { kind: 'kept' };
    };
    return itemChoiceMachine.provide({
      actors: {
        submit: fromPromise<Submitted, Choice>(async ({ input }) => {
          if (!isSignedIn(codename)) return keep(input);
          try {
            const submitted = await submit(input);
            forgetChoice(codename);
            return submitted;
          } catch (error) {
            if (!(error instanceof LoadError && error.code === 'SIGNED_OUT')) throw error;
            clearSession(codename);
            return keep(input);
          } finally {
            pageData.invalidate(NotificationsDocument, {});
          }
        }),
      },
    });
  }, [codename, execute, pageData]);
  const [lines] = useState(() => keptLines(codename, item.id));
  return useFlow(machine, { input: { item, lines } });
}

export type ItemChoiceFlow = ReturnType<typeof useItemChoice>;

/** Confirms what was chosen before signing in; where less of it is left since, the customer decides. */
export function confirmKept(flow: ItemChoiceFlow, codename: string) {
  const { item, lines } = flow.getSnapshot().context;
  const kept = keptLines(codename, item.id);
  const isLeft = kept.every(({ id, quantity }) => quantityIn(lines, id) === quantity);
  if (kept.length > 0 && isLeft) flow.send({ type: 'choice.confirm' });
}

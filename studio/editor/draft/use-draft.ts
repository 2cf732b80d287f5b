import { useEffect, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type DraftAnswer, draftMachine } from '../../../machines/studio/draft';
import type { Sheet } from '../../../machines/studio/draft-sheet';
import { useFlow } from '../../../src/actors/use-flow';
import { useExecute } from '../../../src/api/execute';
import { useMe } from '../../app/me';
import { draftActors, saveSheet } from './draft-actors';
import { createDraftCopies } from './draft-copies';
import { copyOf, draftRules } from './rules';

export type DraftFlow = ActorRefFrom<typeof draftMachine>;

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

interface OpenDraft {
  readonly flow: DraftFlow;
  /** False if the browser could not store what is not saved yet. */
  readonly isStored: boolean;
}

/** The flow of a store's draft. What it has not saved yet is stored in the browser. */
export function useDraft(codename: string): OpenDraft {
  const execute = useExecute();
  const { id, name } = useMe();
  const [page] = useState(() => crypto.randomUUID());
  const copies = useMemo(() => createDraftCopies(codename, id, page), [codename, id, page]);
  const machine = useMemo(
    () => draftMachine.provide({ actors: draftActors({ execute, codename, person: name, copies }) }),
    [execute, codename, name, copies],
  );
  const flow = useFlow(machine, { input: { rules: draftRules } });

  const [isStored, setIsStored] = useState(true);
  useEffect(() => copies.hold(), [copies]);
  useEffect(() => {
    let last: Sheet | null = flow.getSnapshot().context.sheet;
    const subscription = flow.subscribe(({ context: { sheet, rules } }) => {
      if (sheet === last || !sheet) return;
      last = sheet;
      const isSettled = !rules.isUnsaved(sheet) && sheet.conflicts.length === 0;
      const hasStored = isSettled || copies.write(copyOf(sheet));
      if (isSettled) copies.remove();
      setIsStored(hasStored);
      if (hasStored) removeEventListener('beforeunload', warn);
      else addEventListener('beforeunload', warn);
    });
    return () => {
      subscription.unsubscribe();
      removeEventListener('beforeunload', warn);
      // The flow ends with the page. What is on its way already is settled by the next page.
      const unsent = last && !last.sent && draftRules.isUnsaved(last) ? last : null;
      if (!unsent) return;
      const forget = ({ outcome }: DraftAnswer) => {
        if (outcome === 'saved' && unsent.conflicts.length === 0) copies.remove();
      };
      void saveSheet(execute, codename, unsent).then(forget, () => undefined);
    };
  }, [flow, copies, execute, codename]);
  return { flow, isStored };
}

import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { DraftAnswer, OpenAnswer } from '../../../machines/studio/draft';
import type { DraftIssue, SavedDraft, Sheet } from '../../../machines/studio/draft-sheet';
import type { Execute } from '../../../src/api/execute';
import { unwrap } from '../../../src/api/unwrap';
import type { Fields } from '../../../shared/documents/entries';
import { OpenDraftDocument } from '../../__generated__/documents/open-draft';
import { SaveDraftDocument } from '../../__generated__/documents/save-draft';
import type { SaveDraftMutation } from '../../__generated__/gql/graphql';
import type { DraftCopies } from './draft-copies';
import { copyOf, openedSheet } from './rules';

/** The code of a save that the server could not read. */
export const unreadable = 'BAD_INPUT';

type Answer = SaveDraftMutation['saveDraft'];

function toAnswer(answer: Answer): DraftAnswer {
  if (answer.__typename === 'Refusal') return { outcome: 'refused', refusal: answer };
  const { document, issues, ...draft } = answer;
  return {
    outcome: 'saved',
    draft: { ...draft, document: document as Fields, issues: issues as readonly DraftIssue[] } satisfies SavedDraft,
  };
}

export async function saveSheet(
  execute: Execute,
  codename: string,
  { saved, sent, document, decided }: Sheet,
  signal?: AbortSignal,
): Promise<DraftAnswer> {
  const { version } = saved;
  const input = { codename, version, ...(sent ?? { document, decided }) };
  const answer = await execute(SaveDraftDocument, { input: { ...input, decided: [...input.decided] } }, signal);
  // The server does not read such a document, for example one that is too large: sent again, it would not either.
  if (!answer.ok && answer.code === unreadable)
    return { outcome: 'refused', refusal: { code: unreadable, message: '' } };
  return toAnswer(unwrap(answer).saveDraft);
}

export interface DraftSource {
  readonly execute: Execute;
  readonly codename: string;
  readonly person: string;
  readonly copies: DraftCopies;
}

/** The work of the draft's flow. */
export function draftActors({ execute, codename, person, copies }: DraftSource) {
  const load = async (signal: AbortSignal): Promise<DraftAnswer | null> => {
    const { store } = unwrap(await execute(OpenDraftDocument, { codename }, signal));
    return store && toAnswer(store.draft);
  };

  return {
    openDraft: fromPromise<OpenAnswer, void>(async ({ signal }) => {
      const answer = await load(signal);
      if (!answer) return { outcome: 'denied' };
      if (answer.outcome === 'refused') return answer;
      const left = await copies.left();
      const sheet = openedSheet(person, answer.draft, left.copies);
      if (left.copies.length > 0 && copies.write(copyOf(sheet))) left.remove();
      return { outcome: 'opened', sheet };
    }),

    loadDraft: fromPromise<DraftAnswer, void>(async ({ signal }) => {
      const answer = await load(signal);
      return answer ?? { outcome: 'refused', refusal: { code: 'NOT_ALLOWED', message: '' } };
    }),

    saveDraft: fromPromise<DraftAnswer, Sheet>(({ input, signal }) => saveSheet(execute, codename, input, signal)),

    watchConnection: fromCallback<EventObject>(({ sendBack }) => {
      const restore = () => sendBack({ type: 'network.restore' });
      addEventListener('online', restore);
      return () => removeEventListener('online', restore);
    }),
  };
}

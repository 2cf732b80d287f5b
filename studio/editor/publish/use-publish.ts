import { useMemo } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  type Attempt,
  type PublishAnswer,
  publishMachine,
  type Restoration,
  type Review,
  type SendAnswer,
} from '../../../machines/studio/publish';
import type { Fields } from '../../../shared/documents/entries';
import { useFlow } from '../../../src/actors/use-flow';
import { type Execute, useExecute } from '../../../src/api/execute';
import { LoadError, unwrap } from '../../../src/api/unwrap';
import { DraftToPublishDocument } from '../../__generated__/documents/draft-to-publish';
import { PublishDraftDocument } from '../../__generated__/documents/publish-draft';
import { ScheduleDraftDocument } from '../../__generated__/documents/schedule-draft';
import type { DraftIssue } from '../../../machines/studio/draft-sheet';
import { loadRevision } from '../../revisions/load-revision';
import { restoreRevision } from '../../revisions/restore';

/** A review with what the sheet shows. */
export interface DraftReview extends Review {
  /** Where customers find the store; null if unknown. */
  readonly url: string | null;
  readonly before: Fields;
  readonly after: Fields;
  /** The last version without errors, which previews show. */
  readonly shown: number;
  readonly errors: readonly DraftIssue[];
  /** JSON pointers of the fields to be decided. */
  readonly conflicts: readonly string[];
}

async function loadReview(execute: Execute, codename: string, signal: AbortSignal): Promise<DraftReview> {
  const { store } = unwrap(await execute(DraftToPublishDocument, { codename }, signal));
  if (store?.draft.__typename !== 'Draft') throw new LoadError('NOT_FOUND');
  const { version, base, shown, issues, conflicts, document } = store.draft;
  const after = document as Fields;
  return {
    url: store.url,
    version,
    base,
    shown,
    before: version < 0 ? await loadRevision(execute, codename, base, signal) : after,
    after,
    errors: issues as readonly DraftIssue[],
    conflicts: [...new Set(conflicts.map(({ pointer }) => pointer))],
    isReady: issues.length === 0 && conflicts.length === 0,
  };
}

async function sendDraft(
  execute: Execute,
  codename: string,
  { times, ...draft }: Attempt,
  signal: AbortSignal,
): Promise<SendAnswer> {
  const input = { codename, ...draft };
  if (times) {
    const { scheduleDraft: answer } = unwrap(
      await execute(ScheduleDraftDocument, { input: { ...input, ...times } }, signal),
    );
    return answer.__typename === 'Refusal' ? { outcome: 'refused', refusal: answer } : { outcome: 'scheduled' };
  }
  const { publishDraft: answer } = unwrap(await execute(PublishDraftDocument, { input }, signal));
  return answer.__typename === 'Refusal'
    ? { outcome: 'refused', refusal: answer }
    : { outcome: 'published', revision: answer.revision };
}

const noAttempt: Attempt = { version: 0, message: '', times: null };

const publishActors = (execute: Execute, codename: string) => ({
  loadReview: fromPromise<Review, undefined>(({ signal }) => loadReview(execute, codename, signal)),
  sendDraft: fromPromise<SendAnswer, Attempt | null>(({ input, signal }) =>
    sendDraft(execute, codename, input ?? noAttempt, signal),
  ),
  restoreRevision: fromPromise<PublishAnswer, Restoration>(({ input, signal }) =>
    restoreRevision(execute, codename, input, signal),
  ),
});

/** Publishes the draft of a store. */
export function usePublish(codename: string) {
  const execute = useExecute();
  const machine = useMemo(
    () => publishMachine.provide({ actors: publishActors(execute, codename) }),
    [execute, codename],
  );
  return useFlow(machine);
}

export type PublishFlow = ActorRefFrom<typeof publishMachine>;

import { useMemo } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  type PublishAnswer,
  publishMachine,
  type Restoration,
  type Review,
  type ScheduleAnswer,
  type Times,
} from '../../../machines/studio/publish';
import type { Fields } from '../../../shared/documents/entries';
import { useFlow } from '../../../src/actors/use-flow';
import { type Execute, useExecute } from '../../../src/api/execute';
import { LoadError, unwrap } from '../../../src/api/unwrap';
import { DraftToPublishDocument } from '../../__generated__/documents/draft-to-publish';
import { PublishDraftDocument } from '../../__generated__/documents/publish-draft';
import { ScheduleDraftDocument } from '../../__generated__/documents/schedule-draft';
import type { DraftIssue } from '../editor';
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

interface Attempt {
  version: number;
  message: string;
  times: Times | null;
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

const attemptOf = (attempt: Attempt | null) => attempt ?? { version: 0, message: '', times: null };

const publishActors = (execute: Execute, codename: string) => ({
  loadReview: fromPromise<Review, undefined>(({ signal }) => loadReview(execute, codename, signal)),
  publishDraft: fromPromise<PublishAnswer, Attempt | null>(async ({ input, signal }) => {
    const { version, message } = attemptOf(input);
    const { publishDraft: answer } = unwrap(
      await execute(PublishDraftDocument, { input: { codename, version, message } }, signal),
    );
    return answer.__typename === 'Refusal'
      ? { outcome: 'refused', refusal: answer }
      : { outcome: 'published', revision: answer.revision };
  }),
  scheduleDraft: fromPromise<ScheduleAnswer, Attempt | null>(async ({ input, signal }) => {
    const { version, message, times } = attemptOf(input);
    const { from, until } = times ?? { from: '', until: null };
    const { scheduleDraft: answer } = unwrap(
      await execute(ScheduleDraftDocument, { input: { codename, version, message, from, until } }, signal),
    );
    return answer.__typename === 'Refusal' ? { outcome: 'refused', refusal: answer } : { outcome: 'scheduled' };
  }),
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

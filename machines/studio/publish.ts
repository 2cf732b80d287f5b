import { assign, setup } from 'xstate';
import { type Failure, failureParams, outputParams } from '../params';
import { provided } from '../provided';

/** The draft as the person sees it before it is published. */
export interface Review {
  /** Below 0; otherwise, there is no draft. */
  version: number;
  /** The number of the published revision. */
  base: number;
  /** Whether nothing stops the publication. */
  isReady: boolean;
}

export interface Refusal {
  code: string;
  message: string;
  /** The scheduled change that it is about. */
  schedule?: { at: string; message: string | null } | null;
}

export type PublishAnswer = { outcome: 'published'; revision: number } | { outcome: 'refused'; refusal: Refusal };
export type SendAnswer = PublishAnswer | { outcome: 'scheduled' };

export interface Restoration {
  /** The number of the revision to restore. */
  number: number;
  /** The number of the revision that is current, as far as the person knows. */
  current: number;
}

export interface Times {
  /** In ISO 8601. */
  from: string;
  /** In ISO 8601; null if the change stays. */
  until: string | null;
}

export interface Attempt {
  version: number;
  message: string;
  /** Null to publish now. */
  times: Times | null;
}

interface Context {
  review: Review | null;
  attempt: Attempt | null;
  /** The number of the revision that is current after the publication. */
  revision: number;
  /** The number of the revision that was current before. */
  previous: number;
  /** Why the last attempt was not done. */
  error: Refusal | Failure | null;
}

export type PublishEvent =
  | { type: 'review.load' }
  | { type: 'draft.publish'; message: string }
  | { type: 'draft.schedule'; message: string; times: Times }
  | { type: 'publication.undo' };

const isDraft = ({ version }: Review) => version < 0;

/**
 * Publishes the draft that the person saw, now or at a time, and takes the publication back. An attempt whose answer
 * was lost is looked up, until the look-up has an answer, before it can be repeated.
 */
export const publishMachine = setup({
  types: {} as { context: Context; events: PublishEvent },
  actors: {
    loadReview: provided<Review, undefined>('loadReview'),
    sendDraft: provided<SendAnswer, Attempt | null>('sendDraft'),
    restoreRevision: provided<PublishAnswer, Restoration>('restoreRevision'),
  },
  guards: {
    isReady: ({ context }) => context.review?.isReady === true && isDraft(context.review),
    isPublished: (_, { outcome }: SendAnswer) => outcome === 'published',
    isScheduled: (_, { outcome }: SendAnswer) => outcome === 'scheduled',
    isOutdated: (_, answer: SendAnswer) => answer.outcome === 'refused' && answer.refusal.code === 'DRAFT_CHANGED',
    wasPublished: ({ context: { attempt, review: seen } }, review: Review) =>
      attempt?.times === null && !isDraft(review) && review.base !== seen?.base,
    wasScheduled: ({ context: { attempt } }, review: Review) => attempt?.times !== null && !isDraft(review),
  },
  actions: {
    rememberReview: assign((_, review: Review) => ({ review })),
    rememberAttempt: assign(({ context }, { message, times }: { message: string; times: Times | null }) => ({
      attempt: { version: context.review?.version ?? 0, message: message.trim(), times },
      error: null,
    })),
    rememberPublication: assign(({ context }, answer: SendAnswer) => ({
      revision: answer.outcome === 'published' ? answer.revision : 0,
      previous: context.review?.base ?? 0,
    })),
    rememberCurrent: assign(({ context }, { base }: Review) => ({
      revision: base,
      previous: context.review?.base ?? 0,
      error: null,
    })),
    rememberRefusal: assign((_, answer: SendAnswer) => ({
      error: answer.outcome === 'refused' ? answer.refusal : null,
    })),
    rememberFailure: assign((_, error: Failure) => ({ error })),
    clearError: assign({ error: null }),
  },
}).createMachine({
  id: 'publish',
  meta: { inspectable: ['review.version', 'review.base', 'review.isReady', 'revision', 'error.code'] },
  context: { review: null, attempt: null, revision: 0, previous: 0, error: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadReview',
        onDone: { target: 'reviewing', actions: { type: 'rememberReview', params: outputParams } },
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: failureParams } },
      },
    },
    failed: { on: { 'review.load': { target: 'loading', actions: 'clearError' } } },
    reviewing: {
      on: {
        'review.load': { target: 'loading', actions: 'clearError' },
        'draft.publish': {
          guard: 'isReady',
          target: 'sending',
          actions: { type: 'rememberAttempt', params: ({ event }) => ({ message: event.message, times: null }) },
        },
        'draft.schedule': {
          guard: 'isReady',
          target: 'sending',
          actions: { type: 'rememberAttempt', params: ({ event }) => event },
        },
      },
    },
    sending: {
      initial: 'delivering',
      states: {
        delivering: {
          tags: 'busy',
          invoke: {
            src: 'sendDraft',
            input: ({ context }) => context.attempt,
            onDone: [
              {
                guard: { type: 'isPublished', params: outputParams },
                target: '#publish.live',
                actions: { type: 'rememberPublication', params: outputParams },
              },
              { guard: { type: 'isScheduled', params: outputParams }, target: '#publish.scheduled' },
              {
                guard: { type: 'isOutdated', params: outputParams },
                target: '#publish.loading',
                actions: { type: 'rememberRefusal', params: outputParams },
              },
              { target: '#publish.reviewing', actions: { type: 'rememberRefusal', params: outputParams } },
            ],
            onError: { target: 'confirming', actions: { type: 'rememberFailure', params: failureParams } },
          },
        },
        /** The answer was lost: a draft that was published or scheduled is no draft any more. */
        confirming: {
          tags: 'busy',
          invoke: {
            src: 'loadReview',
            onDone: [
              {
                guard: { type: 'wasPublished', params: outputParams },
                target: '#publish.live',
                actions: { type: 'rememberCurrent', params: outputParams },
              },
              {
                guard: { type: 'wasScheduled', params: outputParams },
                target: '#publish.scheduled',
                actions: 'clearError',
              },
              { target: '#publish.reviewing', actions: { type: 'rememberReview', params: outputParams } },
            ],
            onError: { target: 'unconfirmed', actions: { type: 'rememberFailure', params: failureParams } },
          },
        },
        unconfirmed: { on: { 'review.load': 'confirming' } },
      },
    },
    scheduled: { type: 'final' },
    live: { on: { 'publication.undo': { target: 'undoing', actions: 'clearError' } } },
    undoing: {
      tags: 'busy',
      invoke: {
        src: 'restoreRevision',
        input: ({ context: { previous, revision } }) => ({ number: previous, current: revision }),
        onDone: [
          { guard: { type: 'isPublished', params: outputParams }, target: 'undone' },
          { target: 'live', actions: { type: 'rememberRefusal', params: outputParams } },
        ],
        onError: { target: 'live', actions: { type: 'rememberFailure', params: failureParams } },
      },
    },
    undone: { type: 'final' },
  },
});

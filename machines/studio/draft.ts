import { assign, emit, type EventObject, fromCallback, setup } from 'xstate';
import { failureParams, outputParams } from '../params';
import { provided } from '../provided';
import type { DraftRules, Edit, Edited, SavedDraft, Sheet } from './draft-sheet';

export interface DraftRefusal {
  readonly code: string;
  readonly message: string;
}

/** `sheet` has what this browser has stored of unsaved changes. */
export type OpenAnswer =
  | { outcome: 'opened'; sheet: Sheet }
  | { outcome: 'refused'; refusal: DraftRefusal }
  /** There is no such store for the person. */
  | { outcome: 'denied' };

export type DraftAnswer = { outcome: 'saved'; draft: SavedDraft } | { outcome: 'refused'; refusal: DraftRefusal };

interface Context {
  rules: DraftRules;
  /** Null until the draft is open. */
  sheet: Sheet | null;
  refusal: DraftRefusal | null;
  failure: { code: string } | null;
  /** How many saves in a row failed. */
  failures: number;
}

/** The draft at the provider has this version, and the store this revision. */
export interface DraftMove extends Pick<SavedDraft, 'version' | 'base' | 'savedAt'> {
  readonly type: 'draft.move';
}

export type DraftEvent =
  | { type: 'draft.reload' }
  | { type: 'draft.edit'; edit: Edit }
  /** Saves now, after a failure or a refusal. */
  | { type: 'draft.retry' }
  | DraftMove
  | { type: 'network.restore' };

export type DraftEmitted = { type: 'draft.saved' | 'draft.merged' } | { type: 'edit.done'; outcome: Edited['outcome'] };

const sheetOf = ({ sheet }: Context) => sheet as Sheet;
const editOf = ({ event }: { event: { edit: Edit } }) => event.edit;

const edits = (['emitEdited', 'edit'] as const).map((type) => ({ type, params: editOf }));

const secondMs = 1_000;
const longestPauseMs = 60_000;

/** Edits the draft of a store with others. Each change is saved; what is not saved yet survives every failure. */
export const draftMachine = setup({
  types: {} as { context: Context; events: DraftEvent; emitted: DraftEmitted; input: { rules: DraftRules } },
  actors: {
    openDraft: provided<OpenAnswer, void>('openDraft'),
    loadDraft: provided<DraftAnswer, void>('loadDraft'),
    saveDraft: provided<DraftAnswer, Sheet>('saveDraft'),
    /** Sends `network.restore`. */
    watchConnection: fromCallback<EventObject>(() => undefined),
  },
  delays: {
    saveDelay: 300,
    retryDelay: ({ context }) => Math.min(secondMs * 2 ** context.failures, longestPauseMs),
  },
  guards: {
    isOpened: (_, answer: OpenAnswer) => answer.outcome === 'opened',
    isRefused: (_, answer: DraftAnswer) => answer.outcome === 'refused',
    isVersionGone: (_, answer: DraftAnswer) =>
      answer.outcome === 'refused' && answer.refusal.code === 'DRAFT_VERSION_GONE',
    isSignedOut: (_, failure: { code: string }) => failure.code === 'SIGNED_OUT',
    isOffline: (_, failure: { code: string }) => failure.code === 'OFFLINE',
    isUnsaved: ({ context }) => context.rules.isUnsaved(sheetOf(context)),
    isNewer: ({ context }, { version, base, savedAt }: DraftMove) => {
      const { saved } = sheetOf(context);
      return version !== saved.version || base !== saved.base || savedAt !== saved.savedAt;
    },
  },
  actions: {
    rememberSheet: assign((_, answer: OpenAnswer) => (answer.outcome === 'opened' ? { sheet: answer.sheet } : {})),
    rememberRefusal: assign((_, answer: OpenAnswer | DraftAnswer) => ({
      refusal: answer.outcome === 'refused' ? answer.refusal : null,
    })),
    rememberFailure: assign(({ context }, { code }: { code: string }) => ({
      failure: { code },
      failures: context.failures + 1,
    })),
    dropFailure: assign({ failure: null, failures: 0, refusal: null }),
    edit: assign(({ context }, edit: Edit) => ({ sheet: context.rules.edited(sheetOf(context), edit).sheet })),
    emitEdited: emit(({ context }, edit: Edit) => ({
      type: 'edit.done',
      outcome: context.rules.edited(sheetOf(context), edit).outcome,
    })),
    send: assign(({ context }) => ({ sheet: context.rules.sending(sheetOf(context)) })),
    mergeAnswer: assign(({ context }, answer: DraftAnswer) =>
      answer.outcome === 'saved' ? { sheet: context.rules.answered(sheetOf(context), answer.draft) } : {},
    ),
    rebase: assign(({ context }, answer: DraftAnswer) =>
      answer.outcome === 'saved' ? { sheet: context.rules.rebased(sheetOf(context), answer.draft) } : {},
    ),
    emitSaved: emit({ type: 'draft.saved' }),
    emitMerged: emit({ type: 'draft.merged' }),
  },
}).createMachine({
  id: 'draft',
  meta: { inspectable: ['failure.code', 'failures', 'refusal.code', 'sheet.saved.version'] },
  context: ({ input: { rules } }) => ({
    rules,
    sheet: null,
    refusal: null,
    failure: null,
    failures: 0,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'openDraft',
        onDone: [
          {
            guard: { type: 'isOpened', params: outputParams },
            target: 'editing',
            actions: [{ type: 'rememberSheet', params: outputParams }, 'dropFailure'],
          },
          { target: 'denied', actions: { type: 'rememberRefusal', params: outputParams } },
        ],
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: failureParams } },
      },
    },
    failed: { on: { 'draft.reload': 'loading' } },
    denied: { on: { 'draft.reload': 'loading' } },
    editing: {
      initial: 'settled',
      states: {
        settled: { always: [{ guard: 'isUnsaved', target: 'waiting' }, { target: 'saved' }] },
        saved: {
          on: {
            'draft.move': { guard: { type: 'isNewer', params: ({ event }) => event }, target: 'refreshing' },
          },
        },
        refreshing: {
          invoke: {
            src: 'loadDraft',
            onDone: [
              { guard: { type: 'isRefused', params: outputParams }, target: 'settled' },
              { target: 'settled', actions: [{ type: 'rebase', params: outputParams }, 'emitMerged'] },
            ],
            onError: 'settled',
          },
        },
        waiting: { after: { saveDelay: [{ guard: 'isUnsaved', target: 'pending' }, { target: 'saved' }] } },
        pending: {
          initial: 'saving',
          states: {
            saving: {
              entry: 'send',
              invoke: {
                src: 'saveDraft',
                input: ({ context }) => sheetOf(context),
                onDone: [
                  { guard: { type: 'isVersionGone', params: outputParams }, target: 'rebasing' },
                  {
                    guard: { type: 'isRefused', params: outputParams },
                    target: 'unsaved.refused',
                    actions: { type: 'rememberRefusal', params: outputParams },
                  },
                  {
                    target: '#draft.editing.settled',
                    actions: [{ type: 'mergeAnswer', params: outputParams }, 'dropFailure', 'emitSaved'],
                  },
                ],
                onError: [
                  { guard: { type: 'isSignedOut', params: failureParams }, target: 'unsaved.signedOut' },
                  {
                    guard: { type: 'isOffline', params: failureParams },
                    target: 'unsaved.offline',
                    actions: { type: 'rememberFailure', params: failureParams },
                  },
                  { target: 'unsaved.failed', actions: { type: 'rememberFailure', params: failureParams } },
                ],
              },
            },
            rebasing: {
              invoke: {
                src: 'loadDraft',
                onDone: [
                  {
                    guard: { type: 'isRefused', params: outputParams },
                    target: 'unsaved.refused',
                    actions: { type: 'rememberRefusal', params: outputParams },
                  },
                  { target: '#draft.editing.settled', actions: { type: 'rebase', params: outputParams } },
                ],
                onError: { target: 'unsaved.failed', actions: { type: 'rememberFailure', params: failureParams } },
              },
            },
            unsaved: {
              invoke: { src: 'watchConnection' },
              initial: 'failed',
              states: {
                offline: { after: { retryDelay: '#draft.editing.pending.saving' } },
                failed: { after: { retryDelay: '#draft.editing.pending.saving' } },
                signedOut: {},
                refused: { on: { 'draft.edit': { target: '#draft.editing.waiting', actions: edits } } },
              },
              on: { 'draft.retry': 'saving', 'network.restore': 'saving' },
            },
          },
          on: { 'draft.edit': { actions: edits } },
        },
      },
      on: { 'draft.edit': { target: '.waiting', actions: edits } },
    },
  },
});

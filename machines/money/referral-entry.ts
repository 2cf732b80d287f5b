import { assign, setup } from 'xstate';
import type { Refusal } from '../attempt';
import { eventParams, outputParams } from '../params';
import { provided } from '../provided';

export type EntryAnswer = { outcome: 'done'; message: string } | { outcome: 'refused'; refusal: Refusal };

interface Context {
  /** A friend's username, as typed. */
  code: string;
  /** The provider's words. */
  message: string;
  refusal: Refusal | null;
}

export type ReferralEntryEvent =
  | { type: 'entry.open' }
  | { type: 'entry.close' }
  | { type: 'code.type'; text: string }
  | { type: 'code.submit' }
  | { type: 'notice.dismiss' };

const maxLength = 60;

/** The code of a friend, entered once: after a lost answer, what the store knows decides. */
export const referralEntryMachine = setup({
  types: {} as { context: Context; events: ReferralEntryEvent },
  actors: {
    enterCode: provided<EntryAnswer, string>('enterCode'),
    /** The code that was entered before; null for none. */
    loadEntered: provided<string | null, undefined>('loadEntered'),
  },
  guards: {
    hasCode: ({ context }) => context.code.trim() !== '',
    isDone: (_, answer: EntryAnswer) => answer.outcome === 'done',
    isEntered: (_, entered: string | null) => entered !== null,
  },
  actions: {
    writeCode: assign((_, { text }: { text: string }) => ({ code: text.slice(0, maxLength) })),
    rememberAnswer: assign((_, answer: EntryAnswer) => ({
      message: answer.outcome === 'done' ? answer.message : '',
      refusal: answer.outcome === 'refused' ? answer.refusal : null,
    })),
  },
}).createMachine({
  id: 'referralEntry',
  meta: { inspectable: ['refusal.code'] },
  context: { code: '', message: '', refusal: null },
  initial: 'closed',
  states: {
    closed: { on: { 'entry.open': 'editing' } },
    editing: {
      initial: 'typing',
      on: {
        'code.type': { target: '.typing', actions: { type: 'writeCode', params: eventParams } },
        'code.submit': [{ guard: 'hasCode', target: 'entering' }, { target: '.missing' }],
        'entry.close': 'closed',
      },
      states: { typing: {}, missing: {} },
    },
    entering: {
      tags: 'busy',
      invoke: {
        src: 'enterCode',
        input: ({ context }) => context.code.trim(),
        onDone: [
          {
            guard: { type: 'isDone', params: outputParams },
            target: 'entered',
            actions: { type: 'rememberAnswer', params: outputParams },
          },
          { target: 'refused', actions: { type: 'rememberAnswer', params: outputParams } },
        ],
        onError: 'confirming',
      },
    },
    confirming: {
      tags: 'busy',
      invoke: {
        src: 'loadEntered',
        onDone: [{ guard: { type: 'isEntered', params: outputParams }, target: 'entered' }, { target: 'failed' }],
        onError: 'failed',
      },
    },
    refused: { on: { 'notice.dismiss': 'editing' } },
    failed: { on: { 'notice.dismiss': 'editing' } },
    entered: { on: { 'notice.dismiss': 'closed' } },
  },
});

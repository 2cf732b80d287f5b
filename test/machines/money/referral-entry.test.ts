import { createActor, fromPromise, waitFor } from 'xstate';
import { type EntryAnswer, referralEntryMachine } from '../../../machines/money/referral-entry';
import { walkMachine } from '../../support/machines/coverage';

const done: EntryAnswer = { outcome: 'done', message: 'Berhasil' };
const refused: EntryAnswer = {
  outcome: 'refused',
  refusal: { code: 'REFERRAL_SELF', message: 'Maaf', total: null },
};
const never = () => new Promise<never>(() => {});

interface Answers {
  enter?: () => Promise<EntryAnswer>;
  entered?: () => Promise<string | null>;
}

const machineThat = ({ enter = never, entered = never }: Answers, sent: string[] = []) =>
  referralEntryMachine.provide({
    actors: {
      enterCode: fromPromise<EntryAnswer, string>(({ input }) => {
        sent.push(input);
        return enter();
      }),
      loadEntered: fromPromise<string | null, undefined>(entered),
    },
  });

function start(answers: Answers) {
  const sent: string[] = [];
  const actor = createActor(machineThat(answers, sent)).start();
  actor.send({ type: 'entry.open' });
  return {
    actor,
    sent,
    type: (text: string) => actor.send({ type: 'code.type', text }),
    submit: () => actor.send({ type: 'code.submit' }),
    reach: (state: 'entered' | 'refused' | 'failed') => waitFor(actor, (snapshot) => snapshot.matches(state)),
  };
}

describe('referralEntry', () => {
  test('reaches every state and transition', () => {
    walkMachine(machineThat({}), {
      facts: ({ code, refusal }: { code: string; refusal: object | null }) => [code, refusal],
      cases: [
        { type: 'code.type', text: '' },
        { type: 'code.type', text: 'sari' },
        { type: 'xstate.done.actor.0.referralEntry.entering', output: done },
        { type: 'xstate.done.actor.0.referralEntry.entering', output: refused },
        { type: 'xstate.done.actor.0.referralEntry.confirming', output: 'sari' },
        { type: 'xstate.done.actor.0.referralEntry.confirming', output: null },
      ],
    });
  });

  test('requires a code', () => {
    const { actor, type, submit, sent } = start({});
    type('   ');
    submit();
    expect(actor.getSnapshot().matches({ editing: 'missing' })).toBe(true);
    expect(sent).toEqual([]);
  });

  test('enters the code once, without the spaces around it', () => {
    const { type, submit, sent } = start({});
    type(' sari ');
    submit();
    submit();
    expect(sent).toEqual(['sari']);
  });

  test('says the refusal, and keeps the typed code', async () => {
    const { actor, type, submit, reach } = start({ enter: async () => refused });
    type('sari');
    submit();
    expect((await reach('refused')).context.refusal).toMatchObject({ code: 'REFERRAL_SELF' });
    actor.send({ type: 'notice.dismiss' });
    expect(actor.getSnapshot().context.code).toBe('sari');
  });

  test.each([
    ['entered', 'sari', 'entered'],
    ['not entered', null, 'failed'],
  ] as const)('after a lost answer and a code that is %s in the store', async (_case, entered, state) => {
    const { type, submit, reach, sent } = start({
      enter: () => Promise.reject(new Error('offline')),
      entered: async () => entered,
    });
    type('sari');
    submit();
    await reach(state);
    expect(sent).toEqual(['sari']);
  });
});

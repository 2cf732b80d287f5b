import { createActor, waitFor } from 'xstate';
import { referralEntryMachine } from '../../../machines/accounts/referral-entry';
import { walkMachine } from '../../support/machines/coverage';
import {
  type SubmissionAnswers,
  doneWithoutOrder,
  reachSubmission,
  recordedSubmission,
  refusedEnd,
  submissionEvents,
  submissionThat,
  unsentEnd,
} from '../../support/machines/submissions';

function start(answers: SubmissionAnswers = {}, sessionCode: string | null = null) {
  const { submission, sent } = recordedSubmission(answers);
  const machine = referralEntryMachine.provide({ actors: { submission } });
  const actor = createActor(machine, { input: { sessionCode } }).start();
  return {
    actor,
    sent,
    type: (text: string) => {
      actor.send({ type: 'entry.open' });
      actor.send({ type: 'code.type', text });
    },
    submit: (code: string) => actor.send({ type: 'code.submit', code }),
    reach: (state: 'editing' | 'entered') => waitFor(actor, (snapshot) => snapshot.matches(state)),
    child: (state: 'refused' | 'failed') => reachSubmission(actor, state),
  };
}

interface Facts {
  code: string;
  attempt: { sessionCode: string | null };
}

describe('referralEntry', () => {
  test('reaches every state and transition', () => {
    walkMachine(referralEntryMachine.provide({ actors: { submission: submissionThat() } }), {
      inputs: [{ sessionCode: null }, { sessionCode: 'WEB0' }],
      facts: ({ code, attempt }: Facts) => [code, attempt.sessionCode !== null],
      cases: [
        { type: 'code.type', text: '' },
        { type: 'code.type', text: 'sari' },
        { type: 'code.submit', code: 'WEB1' },
        ...submissionEvents,
      ],
    });
  });

  test('requires a code', () => {
    const { actor, type, submit, sent } = start();
    type('   ');
    submit('WEB1');
    expect(actor.getSnapshot().matches({ editing: 'missing' })).toBe(true);
    expect(sent).toEqual([]);
  });

  test('enters the code once, without the spaces around it', async () => {
    const { type, submit, sent, reach } = start({ submit: doneWithoutOrder });
    type(' sari ');
    submit('WEB1');
    submit('WEB2');
    await reach('entered');
    expect(sent).toMatchObject([{ order: { code: 'sari' }, sessionCode: 'WEB1' }]);
  });

  test('shows the refusal and keeps the typed code', async () => {
    const { actor, type, submit, child, reach } = start({ submit: async () => refusedEnd('REFERRAL_SELF') });
    type('sari');
    submit('WEB1');
    await child('refused');
    actor.send({ type: 'notice.dismiss' });
    expect((await reach('editing')).context).toMatchObject({ code: 'sari', attempt: { sessionCode: null } });
  });

  test('that turns out as unsent after a lost answer is sent again with the same session code', async () => {
    const { actor, type, submit, child, reach, sent } = start({
      submit: () => Promise.reject(new Error('lost')),
      confirm: async () => unsentEnd,
    });
    type('sari');
    submit('WEB1');
    await child('failed');
    actor.send({ type: 'notice.dismiss' });
    await reach('editing');
    submit('WEB2');
    expect(sent.map(({ sessionCode }) => sessionCode)).toEqual(['WEB1', 'WEB1']);
  });

  test('that was sent before a reload is never sent again; its outcome is requested', async () => {
    const { actor, reach, sent } = start({ confirm: doneWithoutOrder }, 'WEB0');
    expect(actor.getSnapshot().matches({ entering: 'hidden' })).toBe(true);
    await reach('entered');
    expect(sent).toEqual([]);
  });
});

import { createActor, waitFor } from 'xstate';
import { formSendingMachine } from '../../../machines/forms/form-sending';
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

const answers = { total: 0 };

function start(how: SubmissionAnswers = {}, sessionCode: string | null = null) {
  const { submission, sent } = recordedSubmission(how);
  const machine = formSendingMachine.provide({ actors: { submission } });
  const actor = createActor(machine, { input: { sessionCode } }).start();
  return {
    actor,
    sent,
    submit: (code: string) => actor.send({ type: 'form.submit', answers, code }),
    reach: (state: 'filling' | 'sent') => waitFor(actor, (snapshot) => snapshot.matches(state)),
    child: (state: 'refused' | 'failed') => reachSubmission(actor, state),
  };
}

describe('formSending', () => {
  test('reaches every state and transition', () => {
    walkMachine(formSendingMachine.provide({ actors: { submission: submissionThat() } }), {
      inputs: [{ sessionCode: null }, { sessionCode: 'WEB0' }],
      facts: ({ attempt }: { attempt: { sessionCode: string | null } }) => [attempt.sessionCode !== null],
      cases: [{ type: 'form.submit', answers, code: 'WEB1' }, ...submissionEvents],
    });
  });

  test('a refused form can be sent again by another session code', async () => {
    const { actor, submit, child, reach, sent } = start({ submit: async () => refusedEnd('FORM_INVALID') });
    submit('WEB1');
    await child('refused');
    actor.send({ type: 'notice.dismiss' });
    await reach('filling');
    submit('WEB2');
    expect(sent.map(({ sessionCode }) => sessionCode)).toEqual(['WEB1', 'WEB2']);
  });

  test('two taps send one form', async () => {
    const { submit, reach, sent } = start({ submit: doneWithoutOrder });
    submit('WEB1');
    submit('WEB2');
    expect((await reach('sent')).context.attempt.sessionCode).toBeNull();
    expect(sent.map(({ sessionCode }) => sessionCode)).toEqual(['WEB1']);
  });

  test('that turns out as unsent after a lost answer is sent again with the same session code', async () => {
    const { actor, submit, child, reach, sent } = start({
      submit: () => Promise.reject(new Error('lost')),
      confirm: async () => unsentEnd,
    });
    submit('WEB1');
    await child('failed');
    actor.send({ type: 'notice.dismiss' });
    await reach('filling');
    submit('WEB2');
    expect(sent.map(({ sessionCode }) => sessionCode)).toEqual(['WEB1', 'WEB1']);
  });

  test('that was sent before a reload is never sent again; its outcome is requested', async () => {
    const { reach, sent } = start({ confirm: doneWithoutOrder }, 'WEB0');
    await reach('sent');
    expect(sent).toEqual([]);
  });
});

import { createActor, fromPromise, waitFor } from 'xstate';
import { type AttemptAnswer, attemptMachine, type SubmissionEnd } from '../../../../machines/orders/attempt';
import { orderPaymentMachine } from '../../../../machines/orders/order-payment';
import { orderSubmissionMachine, type PlacedOrder } from '../../../../machines/orders/order-submission';
import { errorCodes } from '../../../../src/__generated__/error-codes';
import type { FailureCode } from '../../../../src/api/loaded';
import { readSubmission } from '../../../../src/features/orders/attempts';

const transportCodes = ['OFFLINE', 'SLOW', 'BUSY', 'SERVER', 'REFUSED'] as const;
const codes: readonly FailureCode[] = [...transportCodes, ...errorCodes];

/** With all other codes, the request may have reached the provider. */
const certain: { readonly [Code in FailureCode]?: SubmissionEnd['outcome'] } = {
  SIGNED_OUT: 'unsent',
  OTHER_SESSION: 'unsent',
  CONFLICT: 'conflict',
};
const uncertain = codes.filter((code) => !(code in certain));

const fail = (code: FailureCode) => async () =>
  readSubmission({ ok: false, code, requestId: '' }, () => ({ __typename: 'Done' }));
const confirm = attemptMachine.provide({
  actors: { loadAttempt: fromPromise<AttemptAnswer, string>(async () => ({ outcome: 'pending' })) },
});

test.each(Object.entries(certain))('%s says what became of an attempt: %s', async (code, outcome) => {
  expect(await fail(code as FailureCode)()).toEqual({ outcome });
});

/** Checkout, rides, bills, top-up, withdrawal, invoices, points, referrals and forms submit with it. */
test.each(uncertain)('after %s a submission is confirmed, with the same session code', async (code) => {
  const submit = fromPromise<SubmissionEnd, { order: PlacedOrder; sessionCode: string }>(fail(code));
  const actor = createActor(orderSubmissionMachine.provide({ actors: { submit, confirm } }), {
    input: { sessionCode: null, order: { total: 1 }, code: 'WEB1' },
  }).start();
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ working: 'confirming' }));
  expect(context.sessionCode).toBe('WEB1');
  actor.stop();
});

test.each(uncertain)('after %s a payment from the balance is confirmed, with the same session code', async (code) => {
  const payOrder = fromPromise<SubmissionEnd, { revision: number; sessionCode: string }>(fail(code));
  const actor = createActor(orderPaymentMachine.provide({ actors: { payOrder, confirm } }), {
    input: { order: { revision: 1, status: 'NEW' }, sessionCode: null },
  }).start();
  actor.send({ type: 'balance.ask' });
  actor.send({ type: 'balance.pay', revision: 1, code: 'WEB1' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ working: 'confirming' }));
  expect(context.sessionCode).toBe('WEB1');
  actor.stop();
});

import { failureParams, outputParams } from '../params';
import { nothing, type Proof, secondFactorSetup } from './second-factor-setup';

export type { AuthenticatorSecret, CodesAnswer, EndAnswer, Proof, SecretAnswer } from './second-factor-setup';

const proofParams = ({ event }: { event: { proof: Proof } }) => event.proof;

/** Sends the password and a code. @param done the transition after it was done */
const proving = <Action extends 'renew' | 'end', const Done>(action: Action, done: Done) =>
  ({
    initial: 'editing',
    states: {
      editing: {
        on: {
          'sheet.close': '#secondFactor.closed',
          'proof.send': { target: 'sending', actions: { type: 'rememberProof', params: proofParams } },
        },
      },
      sending: {
        tags: 'busy',
        exit: 'forgetSent',
        invoke: {
          src: action,
          input: ({ context }: { context: { proof: Proof | null } }) => context.proof,
          onDone: [
            { guard: { type: 'isDone', params: outputParams }, ...done },
            { target: 'editing', actions: { type: 'rememberRefusal', params: outputParams } },
          ],
          onError: { target: 'editing', actions: { type: 'rememberFailure', params: failureParams } },
        },
      },
    },
  }) as const;

/** Turns the second factor of a member of staff on or off, and renews their recovery codes, which are shown once. */
export const secondFactorMachine = secondFactorSetup.createMachine({
  id: 'secondFactor',
  meta: { inspectable: ['error.code', 'codes.length'] },
  context: nothing,
  initial: 'closed',
  states: {
    closed: {
      entry: 'forgetAll',
      on: { 'setup.open': 'starting', 'renewal.open': 'renewing', 'ending.open': 'ending' },
    },
    starting: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'sheet.close': '#secondFactor.closed',
            'password.send': {
              target: 'sending',
              actions: { type: 'rememberPassword', params: ({ event }) => event.password },
            },
          },
        },
        sending: {
          tags: 'busy',
          exit: 'forgetSent',
          invoke: {
            src: 'start',
            input: ({ context }) => context.password,
            onDone: [
              {
                guard: { type: 'isDone', params: outputParams },
                target: '#secondFactor.confirming',
                actions: { type: 'rememberSecret', params: outputParams },
              },
              { target: 'editing', actions: { type: 'rememberRefusal', params: outputParams } },
            ],
            onError: { target: 'editing', actions: { type: 'rememberFailure', params: failureParams } },
          },
        },
      },
    },
    confirming: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'sheet.close': '#secondFactor.closed',
            'code.send': { target: 'sending', actions: { type: 'rememberCode', params: ({ event }) => event.code } },
          },
        },
        sending: {
          tags: 'busy',
          exit: 'forgetSent',
          invoke: {
            src: 'confirm',
            input: ({ context }) => context.entered,
            onDone: [
              {
                guard: { type: 'isDone', params: outputParams },
                target: '#secondFactor.showing',
                actions: { type: 'rememberCodes', params: outputParams },
              },
              {
                guard: { type: 'isExpired', params: outputParams },
                target: '#secondFactor.starting',
                actions: { type: 'rememberRefusal', params: outputParams },
              },
              { target: 'editing', actions: { type: 'rememberRefusal', params: outputParams } },
            ],
            // It may have been turned on, although the answer is lost.
            onError: {
              target: 'editing',
              actions: [{ type: 'rememberFailure', params: failureParams }, 'tellChange'],
            },
          },
        },
      },
    },
    renewing: proving('renew', {
      target: '#secondFactor.showing',
      actions: { type: 'rememberCodes', params: outputParams },
    }),
    ending: proving('end', { target: '#secondFactor.closed', actions: 'tellChange' }),
    // Closed only with `codes.keep`: nobody can see these codes again.
    showing: { entry: 'tellChange', on: { 'codes.keep': 'closed' } },
  },
});

import { assign, emit, setup } from 'xstate';
import { provided } from '../provided';
import type { StaffSignInError } from './staff-sign-in';

export interface AuthenticatorSecret {
  /** In base32, for entering it by hand. */
  secret: string;
  /** For a QR code. */
  uri: string;
}

export interface Proof {
  password: string;
  code: string;
}

type Refused = { outcome: 'refused'; error: StaffSignInError };
export type SecretAnswer = { outcome: 'started'; secret: AuthenticatorSecret } | Refused;
export type CodesAnswer = { outcome: 'codes'; codes: readonly string[] } | Refused;
export type EndAnswer = { outcome: 'ended' } | Refused;
type Answer = SecretAnswer | CodesAnswer | EndAnswer;

interface Context {
  password: string;
  proof: Proof | null;
  /** The code of the new secret that is checked; empty in all other states. */
  entered: string;
  secret: AuthenticatorSecret | null;
  codes: readonly string[];
  error: StaffSignInError | null;
}

export type SecondFactorEvent =
  | { type: 'setup.open' }
  | { type: 'renewal.open' }
  | { type: 'ending.open' }
  | { type: 'sheet.close' }
  | { type: 'password.send'; password: string }
  | { type: 'code.send'; code: string }
  | { type: 'proof.send'; proof: Proof }
  | { type: 'codes.keep' };

export const nothing: Context = { password: '', proof: null, entered: '', secret: null, codes: [], error: null };

export const secondFactorSetup = setup({
  types: {} as { context: Context; events: SecondFactorEvent; emitted: { type: 'factor.changed' } },
  actors: {
    start: provided<SecretAnswer, string>('start'),
    confirm: provided<CodesAnswer, string>('confirm'),
    renew: provided<CodesAnswer, Proof | null>('renew'),
    end: provided<EndAnswer, Proof | null>('end'),
  },
  guards: {
    isDone: (_, answer: Answer) => answer.outcome !== 'refused',
    isExpired: (_, answer: Answer) => answer.outcome === 'refused' && answer.error.code === 'CODE_EXPIRED',
  },
  actions: {
    rememberPassword: assign((_, password: string) => ({ password, error: null })),
    rememberCode: assign((_, entered: string) => ({ entered, error: null })),
    rememberProof: assign((_, proof: Proof) => ({ proof, error: null })),
    rememberSecret: assign((_, answer: SecretAnswer) => ({
      secret: answer.outcome === 'started' ? answer.secret : null,
    })),
    rememberCodes: assign((_, answer: CodesAnswer) => ({
      codes: answer.outcome === 'codes' ? answer.codes : [],
      secret: null,
    })),
    rememberRefusal: assign((_, answer: Answer) => ({ error: answer.outcome === 'refused' ? answer.error : null })),
    rememberFailure: assign((_, error: StaffSignInError) => ({ error })),
    forgetSent: assign({ password: '', proof: null, entered: '' }),
    forgetAll: assign(nothing),
    tellChange: emit({ type: 'factor.changed' }),
  },
});

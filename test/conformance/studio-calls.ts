import type { CallOptions, OperationId } from './caller';
import { type Run, verify } from './run';

/** A person of the studio in a store; of their own calls the store is empty. */
export interface InStore {
  readonly token: string;
  readonly codename: string;
}

/** The calls of a person in a store. */
export function studioCalls(run: Run, { token, codename }: InStore) {
  const call = <O extends OperationId>(operation: O, options: CallOptions = {}) =>
    run.caller.call({ codename, viewUid: '' }, operation, {
      token,
      ...options,
      path: { ...(codename && { codename }), ...options.path },
    });
  return {
    call,

    check: (holds: boolean, operation: OperationId, problem: string, record = '') =>
      verify(run, holds, { store: codename, operation, record }, problem),

    /** Verifies that a call is refused with a code. */
    async refused(operation: OperationId, code: string, what: string, options: CallOptions = {}) {
      const reply = (await call(operation, options)) as { body: { error_code?: string | null } } | null;
      if (!reply) return;
      const told = reply.body.error_code ?? 'nothing';
      const problem = `${what} is refused with ${told}, the contract asks for ${code}`;
      verify(run, told === code, { store: codename, operation }, problem);
    },
  };
}

export type StudioCalls = ReturnType<typeof studioCalls>;

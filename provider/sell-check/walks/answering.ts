import type { PromiseActorLogic } from 'xstate';

/**
 * An actor that has answered when it starts, so that a walk is synchronous. Like a promise's, its error is whatever the
 * answer throws.
 */
export function answering<Output, Input>(answer: (input: Input) => Output): PromiseActorLogic<Output, Input>;
export function answering(answer: (input: unknown) => unknown): unknown {
  return {
    transition: (snapshot: object) => snapshot,
    getInitialSnapshot(_scope: object, input: unknown) {
      try {
        return { status: 'done', output: answer(input), error: undefined, input };
      } catch (error) {
        return { status: 'error', output: undefined, error, input };
      }
    },
    getPersistedSnapshot: (snapshot: object) => snapshot,
  };
}

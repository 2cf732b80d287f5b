import type { FailureCode, Loaded } from './loaded';

/** Loading failed. Thrown where a promise has to reject, as in the actors of a flow. */
export class LoadError extends Error {
  /** @param retryAfter seconds, if a busy server says when to try again */
  constructor(
    readonly code: FailureCode,
    readonly retryAfter?: number,
  ) {
    super(code);
  }
}

/** The answer's data. @throws LoadError if there is none */
export function unwrap<Data>(answer: Loaded<Data>): Data {
  if (!answer.ok) throw new LoadError(answer.code, answer.retryAfter);
  return answer.data;
}

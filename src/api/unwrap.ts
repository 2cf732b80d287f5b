import type { FailureCode, Loaded } from './loaded';

/** Loading failed: thrown where a promise has to reject, as for the actors of a flow. */
export class LoadError extends Error {
  /** @param retryAfter seconds, where a busy server says when to come again */
  constructor(
    readonly code: FailureCode,
    readonly retryAfter?: number,
  ) {
    super(code);
  }
}

/** The answer's data. Throws a `LoadError` where there is none. */
export function unwrap<Data>(answer: Loaded<Data>): Data {
  if (!answer.ok) throw new LoadError(answer.code, answer.retryAfter);
  return answer.data;
}

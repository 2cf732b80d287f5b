import type { FailureCode, Loaded } from './loaded';

/** Loading failed: thrown where a promise has to reject, as for the actors of a flow. */
export class LoadError extends Error {
  constructor(readonly code: FailureCode) {
    super(code);
  }
}

/** The answer's data. Throws a `LoadError` where there is none. */
export function unwrap<Data>(answer: Loaded<Data>): Data {
  if (!answer.ok) throw new LoadError(answer.code);
  return answer.data;
}

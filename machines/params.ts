/** Passes the event itself as the params of a guard or an action. */
export const eventParams = <Event>({ event }: { event: Event }): Event => event;

/** Passes the output of an actor as params. */
export const outputParams = <Output>({ event }: { event: { output: Output } }): Output => event.output;

/** Why something failed; without the provider's text if the page has its own text for the code. */
export interface Failure {
  code: string;
  message: string;
  total: null;
  /** Seconds, if a busy server says when to try again. */
  retryAfter?: number;
}

/** Passes the reason of an actor's failure as params. */
export function failureParams({ event }: { event: { error: unknown } }): Failure {
  const { code, retryAfter } = (event.error ?? {}) as { code?: unknown; retryAfter?: unknown };
  return {
    code: typeof code === 'string' ? code : 'INTERNAL',
    message: '',
    total: null,
    ...(typeof retryAfter === 'number' && { retryAfter }),
  };
}

/** Passes the current snapshot of an actor as params. */
export const snapshotParams = <Snapshot>({ event }: { event: { snapshot: Snapshot } }): Snapshot => event.snapshot;

/** Params of a guard or an action that are the event itself. */
export const eventParams = <Event>({ event }: { event: Event }): Event => event;

/** Params that are what an actor ended with. */
export const outputParams = <Output>({ event }: { event: { output: Output } }): Output => event.output;

/** Why something was not done: without the provider's words where the page has words for the code. */
export interface Failure {
  code: string;
  message: string;
  total: null;
  /** Seconds, where a busy server says when to come again. */
  retryAfter?: number;
}

/** Params that are why an actor failed. */
export function failureParams({ event }: { event: { error: unknown } }): Failure {
  const { code, retryAfter } = (event.error ?? {}) as { code?: unknown; retryAfter?: unknown };
  return {
    code: typeof code === 'string' ? code : 'INTERNAL',
    message: '',
    total: null,
    ...(typeof retryAfter === 'number' && { retryAfter }),
  };
}

/** Params that are how an actor looks now. */
export const snapshotParams = <Snapshot>({ event }: { event: { snapshot: Snapshot } }): Snapshot => event.snapshot;

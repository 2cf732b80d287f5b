/** Params of a guard or an action that are the event itself. */
export const eventParams = <Event>({ event }: { event: Event }): Event => event;

/** Params that are what an actor ended with. */
export const outputParams = <Output>({ event }: { event: { output: Output } }): Output => event.output;

/** Params that are how an actor looks now. */
export const snapshotParams = <Snapshot>({ event }: { event: { snapshot: Snapshot } }): Snapshot => event.snapshot;

import type { ActorFacts, EventRecord } from '../wire/messages';

/**
 * The flow with the last transition. If there was none yet, as at the start of a page, the flow that got the last
 * event.
 */
export function followedActor(records: readonly EventRecord[], actors: readonly ActorFacts[]): string | undefined {
  const machines = new Set(actors.filter(({ isMachine }) => isMachine).map(({ id }) => id));
  const own = records.filter(({ actor }) => machines.has(actor));
  const states = new Map<string, string>();
  let moved: string | undefined;
  for (const { actor, active } of own) {
    const state = active.join();
    if (states.has(actor) && states.get(actor) !== state) moved = actor;
    states.set(actor, state);
  }
  return moved ?? own.at(-1)?.actor;
}

import type { ActorFacts, EventRecord } from '../wire/messages';

/** What has not been told yet of all that is known, of which the oldest goes as the newest comes. */
export function createTold() {
  const actorsTold = new Set<string>();
  const newest = new Map<string, number>();
  return (known: { actors: readonly ActorFacts[]; records: readonly EventRecord[] }) => {
    const actors = known.actors.filter(({ id }) => !actorsTold.has(id));
    const records = known.records.filter(({ tab, seq }) => seq > (newest.get(tab) ?? 0));
    for (const { id } of actors) actorsTold.add(id);
    for (const { tab, seq } of records) newest.set(tab, Math.max(seq, newest.get(tab) ?? 0));
    return { actors, records };
  };
}

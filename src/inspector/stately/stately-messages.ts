import type { Chart } from '../chart/chart';
import type { ActorFacts, EventRecord } from '../wire/messages';
import { machineConfig, stateValue } from './machine-config';

/** What `@statelyai/inspect` of this version says to Stately's inspector. */
const version = '0.7.2';

type ChartOf = (machine: string) => Chart | undefined;

const rootOf = (actors: readonly ActorFacts[], id: string): string => {
  const parent = actors.find((actor) => actor.id === id)?.parent;
  return parent ? rootOf(actors, parent) : id;
};

const snapshotOf = (
  { active, status, context }: Pick<ActorFacts, 'active' | 'status' | 'context'>,
  chart: Chart | undefined,
) => ({ status, context, ...(chart && { value: stateValue(chart, active) }) });

interface News {
  actors: readonly ActorFacts[];
  records: readonly EventRecord[];
}

/** Actors and events in Stately's words: no more of them than our own inspector is told. */
export function statelyMessages(
  knownActors: readonly ActorFacts[],
  { actors, records }: News,
  chartOf: ChartOf,
): object[] {
  const common = (sessionId: string, time: number) => ({
    sessionId,
    rootId: rootOf(knownActors, sessionId),
    createdAt: String(time),
    id: null,
    _version: version,
  });
  const started = actors.map((actor) => {
    const chart = actor.isMachine ? chartOf(actor.name) : undefined;
    return {
      type: '@xstate.actor',
      name: actor.name,
      parentId: actor.parent ?? undefined,
      definition: chart && JSON.stringify(machineConfig(chart)),
      snapshot: snapshotOf(actor, chart),
      ...common(actor.id, records[0]?.time ?? 0),
    };
  });
  const happened = records.flatMap((record) => {
    const actor = knownActors.find(({ id }) => id === record.actor);
    const event = { ...record.payload, type: record.event };
    const base = common(record.actor, record.time);
    const snapshot = snapshotOf(record, actor?.isMachine ? chartOf(actor.name) : undefined);
    return [
      { type: '@xstate.event', event, sourceId: record.source ?? undefined, ...base },
      { type: '@xstate.snapshot', event, snapshot, ...base },
    ];
  });
  return [...started, ...happened];
}

import type { ActorFacts, EventRecord, FromPage, TabFacts } from '../wire/messages';
import { isGone } from '../wire/shown';

/** What an inspector knows: of the pages that are open, or of a recording. */
export interface Session {
  tabs: readonly TabFacts[];
  actors: readonly ActorFacts[];
  records: readonly EventRecord[];
  /** Numbers of the newest record of each tab, so that none is taken twice. */
  newest: { readonly [tab: string]: number };
}

export const emptySession: Session = { tabs: [], actors: [], records: [], newest: {} };

/** How many events are kept. */
export const mostRecords = 10_000;

const withActors = (known: readonly ActorFacts[], met: readonly ActorFacts[]) => {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...met.filter(({ id }) => !ids.has(id))];
};

/** Records with all of their contexts. */
function whole(told: readonly EventRecord[]): EventRecord[] {
  const before = new Map<string, EventRecord['context']>();
  return told.map((record) => {
    const fields = Object.entries({ ...before.get(record.actor), ...record.context });
    const context = Object.fromEntries(fields.filter(([, shown]) => !isGone(shown)));
    before.set(record.actor, context);
    return { ...record, context };
  });
}

const withRecords = ({ records, newest }: Session, tab: string, told: readonly EventRecord[]) => {
  const news = whole(told).filter(({ seq }) => seq > (newest[tab] ?? 0));
  const last = news.at(-1);
  if (!last) return { records, newest };
  return { records: [...records, ...news].slice(-mostRecords), newest: { ...newest, [tab]: last.seq } };
};

/** What is known after a page has said something. */
export function hear(session: Session, message: FromPage): Session {
  switch (message.type) {
    case 'tab': {
      const { tab, actors, records } = message;
      return {
        tabs: [...session.tabs.filter((one) => one.tab !== tab.tab), tab],
        actors: withActors(session.actors, actors),
        ...withRecords(session, tab.tab, records),
      };
    }
    case 'news':
      return {
        ...session,
        actors: withActors(session.actors, message.started),
        ...withRecords(session, message.tab, message.records),
      };
    case 'left':
      return { ...session, tabs: session.tabs.filter(({ tab }) => tab !== message.tab) };
    case 'knock':
      return session;
  }
}

/** What an actor was after an event, or when it was first seen. */
export interface Moment {
  active: readonly string[];
  status: string;
  context: ActorFacts['context'];
  /** Null before the first event. */
  record: EventRecord | null;
}

/** An actor as it was after the event at a place of the log, or as it is now. */
export function momentOf({ records }: Pick<Session, 'records'>, actor: ActorFacts, place: number | null): Moment {
  const end = place === null ? records.length - 1 : place;
  for (let at = end; at >= 0; at -= 1) {
    const record = records[at];
    if (record?.actor === actor.id) return { ...record, record };
  }
  return { ...actor, record: null };
}

/** The machines as they were after the event at a place of the log, or as they are now: in one pass, however many. */
export function momentsOf({ records, actors }: Session, place: number | null): ReadonlyMap<string, Moment> {
  const machines = actors.filter(({ isMachine }) => isMachine);
  const moments = new Map<string, Moment>();
  const wanted = new Set(machines.map(({ id }) => id));
  for (let at = place ?? records.length - 1; at >= 0 && wanted.size > 0; at -= 1) {
    const record = records[at];
    if (record && wanted.delete(record.actor)) moments.set(record.actor, { ...record, record });
  }
  for (const actor of machines) if (wanted.has(actor.id)) moments.set(actor.id, { ...actor, record: null });
  return moments;
}

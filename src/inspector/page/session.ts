import type { ActorFacts, EventRecord, FromPage, TabFacts, ToldRecord } from '../wire/messages';
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

/** Records with all that their message did not repeat. */
function whole(tab: string, told: readonly ToldRecord[]): EventRecord[] {
  const newest = new Map<string, EventRecord>();
  return told.map((record) => {
    const before = newest.get(record.actor);
    const fields = Object.entries({ ...before?.context, ...record.context });
    const { active = before?.active ?? [], status = before?.status ?? '' } = record;
    const context = Object.fromEntries(fields.filter(([, shown]) => !isGone(shown)));
    const made = { ...record, tab, active, status, context };
    newest.set(record.actor, made);
    return made;
  });
}

/** Without actors whose end is no longer among the records, unless somebody else names them. */
function stillNamed(actors: readonly ActorFacts[], dropped: readonly EventRecord[], kept: readonly EventRecord[]) {
  const gone = new Set<string>();
  for (const { actor, status } of dropped) if (status !== 'active') gone.add(actor);
  if (gone.size === 0) return actors;
  for (const { actor, source } of kept) {
    gone.delete(actor);
    if (source) gone.delete(source);
  }
  for (const { id, parent } of actors.toReversed()) if (parent && !gone.has(id)) gone.delete(parent);
  return actors.filter(({ id }) => !gone.has(id));
}

function withRecords(
  { records, newest }: Session,
  tab: string,
  told: readonly ToldRecord[],
  actors: readonly ActorFacts[],
): Pick<Session, 'actors' | 'records' | 'newest'> {
  const news = whole(tab, told).filter(({ seq }) => seq > (newest[tab] ?? 0));
  const last = news.at(-1);
  if (!last) return { actors, records, newest };
  const all = [...records, ...news];
  const kept = all.slice(-mostRecords);
  return {
    actors: stillNamed(actors, all.slice(0, -mostRecords), kept),
    records: kept,
    newest: { ...newest, [tab]: last.seq },
  };
}

/** What is known after a page has said something. */
export function hear(session: Session, message: FromPage): Session {
  switch (message.type) {
    case 'tab': {
      const { tab, actors, records } = message;
      return {
        tabs: [...session.tabs.filter((one) => one.tab !== tab.tab), tab],
        ...withRecords(session, tab.tab, records, withActors(session.actors, actors)),
      };
    }
    case 'news':
      return {
        tabs: session.tabs.map((one) => (one.tab === message.tab ? { ...one, path: message.path } : one)),
        ...withRecords(session, message.tab, message.records, withActors(session.actors, message.started)),
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

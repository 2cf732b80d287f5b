import { useCallback, useEffect, useReducer, useRef } from 'react';
import {
  type ActorFacts,
  type EventRecord,
  type FromInspector,
  type FromPage,
  type Message,
  openChannel,
  type TabFacts,
  type ToldRecord,
} from '../wire/messages';
import { isAbsent } from '../wire/wire-value';

export interface Session {
  tabs: readonly TabFacts[];
  actors: readonly ActorFacts[];
  records: readonly EventRecord[];
  /** The number of the newest record of each tab, so that none is added twice. */
  newest: { readonly [tab: string]: number };
}

export const emptySession: Session = { tabs: [], actors: [], records: [], newest: {} };

/** The maximum number of stored events. */
export const maxRecords = 10_000;

const withActors = (actors: readonly ActorFacts[], met: readonly ActorFacts[]) => {
  const ids = new Set(actors.map(({ id }) => id));
  return [...actors, ...met.filter(({ id }) => !ids.has(id))];
};

/** Records completed with the unchanged parts that their message left out. */
function completeRecords(tab: string, incoming: readonly ToldRecord[]): EventRecord[] {
  const newest = new Map<string, EventRecord>();
  return incoming.map((record) => {
    const before = newest.get(record.actor);
    const fields = Object.entries({ ...before?.context, ...record.context });
    const { active = before?.active ?? [], status = before?.status ?? '' } = record;
    const context = Object.fromEntries(fields.filter(([, value]) => !isAbsent(value)));
    const complete = { ...record, tab, active, status, context };
    newest.set(record.actor, complete);
    return complete;
  });
}

/** Removes actors whose end is no longer among the records, unless other records refer to them. */
function stillNamed(actors: readonly ActorFacts[], dropped: readonly EventRecord[], remaining: readonly EventRecord[]) {
  const droppedIds = new Set<string>();
  for (const { actor, status } of dropped) if (status !== 'active') droppedIds.add(actor);
  if (droppedIds.size === 0) return actors;
  for (const { actor, source } of remaining) {
    droppedIds.delete(actor);
    if (source) droppedIds.delete(source);
  }
  for (const { id, parent } of actors.toReversed()) if (parent && !droppedIds.has(id)) droppedIds.delete(parent);
  return actors.filter(({ id }) => !droppedIds.has(id));
}

function withRecords(
  { records, newest }: Session,
  tab: string,
  incoming: readonly ToldRecord[],
  actors: readonly ActorFacts[],
): Pick<Session, 'actors' | 'records' | 'newest'> {
  const news = completeRecords(tab, incoming).filter(({ seq }) => seq > (newest[tab] ?? 0));
  const last = news.at(-1);
  if (!last) return { actors, records, newest };
  const all = [...records, ...news];
  const latest = all.slice(-maxRecords);
  return {
    actors: stillNamed(actors, all.slice(0, -maxRecords), latest),
    records: latest,
    newest: { ...newest, [tab]: last.seq },
  };
}

export function receive(session: Session, message: FromPage): Session {
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

export interface Moment {
  active: readonly string[];
  status: string;
  context: ActorFacts['context'];
  /** Null before the first event. */
  record: EventRecord | null;
}

/** An actor after the event at a position of the log, or now. */
export function momentOf({ records }: Pick<Session, 'records'>, actor: ActorFacts, position: number | null): Moment {
  const end = position === null ? records.length - 1 : position;
  for (let at = end; at >= 0; at -= 1) {
    const record = records[at];
    if (record?.actor === actor.id) return { ...record, record };
  }
  return { ...actor, record: null };
}

/** All machines after the event at a position of the log, or now, in one pass. */
export function momentsOf({ records, actors }: Session, position: number | null): ReadonlyMap<string, Moment> {
  const machines = actors.filter(({ isMachine }) => isMachine);
  const moments = new Map<string, Moment>();
  const ids = new Set(machines.map(({ id }) => id));
  for (let at = position ?? records.length - 1; at >= 0 && ids.size > 0; at -= 1) {
    const record = records[at];
    if (record && ids.delete(record.actor)) moments.set(record.actor, { ...record, record });
  }
  for (const actor of machines) if (ids.has(actor.id)) moments.set(actor.id, { ...actor, record: null });
  return moments;
}

type Change = { kind: 'received'; message: FromPage } | { kind: 'replaced'; session: Session };

const isFromPage = (message: Message): message is FromPage =>
  message.type === 'tab' || message.type === 'news' || message.type === 'left' || message.type === 'knock';

const changed = (session: Session, change: Change) =>
  change.kind === 'received' ? receive(session, change.message) : change.session;

/** Listens to the open pages, which send records as long as this inspector holds the lock that it names. */
export function useSession() {
  const [session, change] = useReducer(changed, emptySession);
  const postRef = useRef<(message: FromInspector) => void>(() => undefined);
  useEffect(() => {
    const { post, subscribe: listen, close } = openChannel();
    const inspector = `inspector-${crypto.randomUUID()}`;
    let isClosed = false;
    let release: () => void = () => undefined;
    postRef.current = post;
    listen((message) => {
      if (!isFromPage(message)) return;
      if (message.type === 'knock') post({ type: 'hello', inspector, to: message.tab ?? '' });
      else change({ kind: 'received', message });
    });
    void navigator.locks.request(inspector, () => {
      if (isClosed) return;
      post({ type: 'hello', inspector });
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    });
    return () => {
      isClosed = true;
      close();
      release();
    };
  }, []);
  const tell = useCallback((message: FromInspector) => postRef.current(message), []);
  const replace = useCallback((next: Session) => change({ kind: 'replaced', session: next }), []);
  return { session, tell, replace };
}

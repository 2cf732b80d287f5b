import type { ShownFields } from './wire-value';

const name = 'inspector';

/** The origin's channel. Messages are sent as text, which is cheaper than copying many small objects. */
export function openChannel() {
  const channel = new BroadcastChannel(name);
  return {
    post: (message: Message) => channel.postMessage(JSON.stringify(message)),
    subscribe: (listener: (message: Message) => void) => {
      channel.onmessage = ({ data }: MessageEvent<string>) => listener(JSON.parse(data) as Message);
    },
    close: () => channel.close(),
  };
}

export interface ActorFacts {
  id: string;
  tab: string;
  parent: string | null;
  /** The machine's id, or the name of the actor. */
  name: string;
  /** Other actors are promises and callbacks. */
  isMachine: boolean;
  /** Its states when it is first seen. */
  active: readonly string[];
  status: string;
  context: ShownFields;
}

/** The outcome of an event that an actor received. */
export interface EventRecord {
  tab: string;
  /** Grows within a tab. */
  seq: number;
  /** Milliseconds since 1970. */
  time: number;
  actor: string;
  /** Null if the page itself sent it. */
  source: string | null;
  event: string;
  payload: ShownFields;
  /** The ids of the transitions that were taken. */
  transitions: readonly string[];
  active: readonly string[];
  status: string;
  context: ShownFields;
}

/** As sent in a message: without the parts that are equal in the actor's previous record of the same message. */
export interface ToldRecord extends Omit<EventRecord, 'tab' | 'active' | 'status'> {
  active: EventRecord['active'] | undefined;
  status: EventRecord['status'] | undefined;
}

export interface TabFacts {
  tab: string;
  /** The store and its route; names and numbers in it are left out. */
  path: string;
  /** Whether events can be sent to its actors from an inspector. */
  sends: boolean;
}

/** The messages between inspectors and the pages of a store, on one channel of the origin. */
export type FromInspector =
  /** `inspector` names a lock that is held while the inspector is open. Sent to one page, or to all. */
  | { type: 'hello'; inspector: string; to?: string }
  | { type: 'send'; tab: string; actor: string; event: string; payload: object }
  | { type: 'drawer'; tab: string };

export type FromPage =
  /** A page is open. The launcher sends the first of these, without a name. */
  | { type: 'knock'; tab?: string }
  /** All records, for a newly opened inspector. */
  | { type: 'tab'; tab: TabFacts; actors: readonly ActorFacts[]; records: readonly ToldRecord[] }
  | { type: 'news'; tab: string; path: string; started: readonly ActorFacts[]; records: readonly ToldRecord[] }
  | { type: 'left'; tab: string };

export type Message = FromInspector | FromPage;

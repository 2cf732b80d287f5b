import type { ShownFields } from './wire-value';

const name = 'inspector';

/** The origin's channel. Messages go as text, which is cheaper than copies of many small objects. */
export function openChannel() {
  const channel = new BroadcastChannel(name);
  return {
    say: (message: Message) => channel.postMessage(JSON.stringify(message)),
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
  /** The machine's id, or the name of the work. */
  name: string;
  /** Other actors are promises and callbacks. */
  isMachine: boolean;
  /** The states that it is in when it is first seen. */
  active: readonly string[];
  status: string;
  context: ShownFields;
}

/** What became of one event that an actor got. */
export interface EventRecord {
  tab: string;
  /** Grows within a tab. */
  seq: number;
  /** Milliseconds since 1970. */
  time: number;
  actor: string;
  /** Null where the page itself sent it. */
  source: string | null;
  event: string;
  payload: ShownFields;
  /** The ids of the transitions that were taken. */
  transitions: readonly string[];
  active: readonly string[];
  status: string;
  context: ShownFields;
}

/** As a message has it: without what is as in the actor's record before, in the same message. */
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

/** What inspectors say to the pages of a store, and these to them, on one channel of the origin. */
export type FromInspector =
  /** `inspector` names a lock that is held for as long as the inspector is open; to one page, or to all. */
  | { type: 'hello'; inspector: string; to?: string }
  | { type: 'send'; tab: string; actor: string; event: string; payload: object }
  | { type: 'drawer'; tab: string };

export type FromPage =
  /** A page is there. Its first knock is that of the launcher, which has no name yet. */
  | { type: 'knock'; tab?: string }
  /** All that is known, for an inspector that has just come. */
  | { type: 'tab'; tab: TabFacts; actors: readonly ActorFacts[]; records: readonly ToldRecord[] }
  | { type: 'news'; tab: string; path: string; started: readonly ActorFacts[]; records: readonly ToldRecord[] }
  | { type: 'left'; tab: string };

export type Message = FromInspector | FromPage;

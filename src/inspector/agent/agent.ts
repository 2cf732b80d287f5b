import type { AnyActorRef } from 'xstate';
import type { RunningFlows } from '../../flows/running-flows';
import type { FromPage, Message } from '../wire/messages';
import { familyOf, watch, type Watcher } from '../xstate/running';
import { pageRoute } from './page-route';
import { createRecorder, type Recorder } from './recorder';

interface AgentOptions {
  tab: string;
  say: (message: FromPage) => void;
  /** Other pages are heard too. */
  hear: (listener: (message: Message) => void) => void;
  running: RunningFlows;
  /** Calls back when the inspector of this name is gone. */
  whenGone: (inspector: string, gone: () => void) => void;
  /** Events from inspectors are taken. */
  sends: boolean;
  /** Where the page is; no more of it is told than its route. */
  path: () => string;
  toggleDrawer: () => void;
  now?: () => number;
}

/** How long news are gathered, in milliseconds; and how many at most. */
export const gathering = 50;
const mostGathered = 200;

interface Attached {
  recorder: Recorder;
  refs: Map<string, AnyActorRef>;
  detach: () => void;
}

/**
 * The page's side of the inspector. While no inspector is open it observes nothing and keeps nothing; it follows the
 * flows from the moment that the first one says hello, until the last is gone.
 */
export function startAgent({
  tab,
  say,
  hear,
  running,
  whenGone,
  sends,
  path,
  toggleDrawer,
  now = Date.now,
}: AgentOptions) {
  const inspectors = new Set<string>();
  let attached: Attached | null = null;

  function attach(): Attached {
    const recorder = createRecorder(tab, now);
    const refs = new Map<string, AnyActorRef>();
    const ends = new Map<AnyActorRef, () => void>();
    let started: AnyActorRef[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;

    function tell() {
      timer = undefined;
      const records = recorder.takeNews();
      const met = started.map((ref) => recorder.describe(ref));
      started = [];
      say({ type: 'news', tab, started: met, records });
    }
    const gather = () => {
      if (recorder.unsent() < mostGathered) return void soon();
      clearTimeout(timer);
      tell();
    };
    const soon = () => (timer ??= setTimeout(tell, gathering));

    function meet(ref: AnyActorRef) {
      const id = recorder.idOf(ref);
      if (refs.get(id) === ref) return;
      refs.set(id, ref);
      started.push(ref);
      soon();
    }
    const watcher: Watcher = {
      ...recorder,
      meet,
      settle(ref, event, snapshot) {
        recorder.settle(ref, event, snapshot);
        gather();
      },
      fail(ref, snapshot) {
        recorder.fail(ref, snapshot);
        gather();
      },
    };
    function follow(flow: AnyActorRef) {
      if (ends.has(flow)) return;
      familyOf(flow).forEach(meet);
      ends.set(flow, watch(flow, watcher));
    }
    running.all.forEach(follow);
    running.heard = follow;
    return {
      recorder,
      refs,
      detach() {
        running.heard = undefined;
        clearTimeout(timer);
        for (const end of ends.values()) end();
      },
    };
  }

  function leave(inspector: string) {
    inspectors.delete(inspector);
    if (inspectors.size > 0) return;
    attached?.detach();
    attached = null;
  }

  function greet(inspector: string) {
    if (!inspectors.has(inspector)) {
      inspectors.add(inspector);
      whenGone(inspector, () => leave(inspector));
    }
    attached ??= attach();
    const { recorder, refs } = attached;
    const actors = [...refs.values()].map((ref) => recorder.describe(ref));
    say({ type: 'tab', tab: { tab, path: pageRoute(path()), sends }, actors, records: recorder.past() });
  }

  hear((message) => {
    switch (message.type) {
      case 'hello':
        if (message.to === undefined || message.to === tab) greet(message.inspector);
        return;
      case 'send':
        if (sends && message.tab === tab) {
          attached?.refs.get(message.actor)?.send({ ...message.payload, type: message.event });
        }
        return;
      case 'drawer':
        if (message.tab === tab) toggleDrawer();
        return;
      default:
        // Other pages speak on this channel too.
        return;
    }
  });
  say({ type: 'knock', tab });
}

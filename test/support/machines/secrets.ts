import { type AnyActorLogic, type AnyActorRef, type AnyStateMachine, createActor } from 'xstate';
import { startAgent } from '../../../src/inspector/agent/agent';
import type { Chart } from '../../../src/inspector/chart/chart';
import type { FromInspector, FromPage } from '../../../src/inspector/wire/messages';
import { exported } from '../../../src/inspector/page/toolbar';
import { emptySession, receive } from '../../../src/inspector/page/session';
import { statelyMessages } from '../../../src/inspector/stately/stately-messages';
import { graphOf, inspectableOf } from '../../../src/inspector/xstate/graph-of';
import type { SentEvent } from './coverage';

export const secret = 'CANARY-7f3a';

const isObject = (value: unknown): value is object => value !== null && typeof value === 'object';

const eachField = (value: object, change: (inside: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, change(inside)]));

/** Adds the secret to every object of a value, so that guards decide as before. */
function withSecret(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSecret);
  return isObject(value) ? { ...eachField(value, withSecret), secret } : value;
}

/** Replaces every text of a value by the secret, which may change what guards decide. */
function asSecret(value: unknown): unknown {
  if (typeof value === 'string') return secret;
  if (Array.isArray(value)) return value.map(asSecret);
  return isObject(value) ? eachField(value, asSecret) : value;
}

/** An actor whose status never changes. */
const work = (status: 'active' | 'done' | 'error') =>
  ({
    transition: (snapshot: unknown) => snapshot,
    getInitialSnapshot: (_scope: unknown, input: unknown) => ({
      status,
      input,
      output: status === 'done' ? { secret } : undefined,
      error: status === 'error' ? new Error(secret) : undefined,
    }),
    getPersistedSnapshot: (snapshot: unknown) => snapshot,
  }) as unknown as AnyActorLogic;

interface Describable {
  meta?: unknown;
  description?: unknown;
}

interface Node extends Describable {
  states: { readonly [name: string]: Node };
  transitions: ReadonlyMap<string, readonly Describable[]>;
}

interface Planted {
  machine: AnyStateMachine;
  chart: Chart;
}

function plant(part: Describable) {
  part.meta = { ...(part.meta as object | undefined), secret };
  part.description = secret;
}

function plantInto(node: Node) {
  plant(node);
  for (const transition of [...node.transitions.values()].flat()) plant(transition);
  Object.values(node.states).forEach(plantInto);
}

const isMachine = (logic: unknown): logic is AnyStateMachine => isObject(logic) && 'root' in logic;

/** A copy of the machine with secrets in its definition, whose actors all have the same status. */
function planted(machine: AnyStateMachine, status: 'active' | 'done' | 'error'): Planted {
  const actors = Object.entries(machine.implementations.actors as { [name: string]: unknown });
  const workOf = (logic: unknown) => (isMachine(logic) ? planted(logic, status).machine : work(status));
  const copy = machine.provide({
    actors: Object.fromEntries(actors.map(([name, logic]) => [name, workOf(logic)])),
  } as object);
  plantInto(copy.root as unknown as Node);
  return { machine: copy, chart: { ...graphOf(copy), source: '', sentence: '', layouts: [] } };
}

/** All messages that an inspector gets about an actor to which these events are sent. */
export function toldOf(machine: AnyStateMachine, input: unknown, events: readonly SentEvent[]): FromPage[] {
  const told: FromPage[] = [];
  const gone: (() => void)[] = [];
  let post: (message: FromInspector) => void = () => undefined;
  const flow = createActor(machine, { input, clock: { setTimeout: () => 0, clearTimeout: () => undefined } } as object);
  startAgent({
    tab: 'test',
    post: (message) => told.push(message),
    subscribe: (listener) => {
      post = listener;
    },
    running: { all: new Set([flow as AnyActorRef]) },
    onClosed: (_inspector, leave) => void gone.push(leave),
    sends: false,
    path: () => `/${secret}/order/${secret}`,
    toggleDrawer: () => undefined,
  });
  post({ type: 'hello', inspector: 'first' });
  // A guard that reads a text replaced by the secret may end its actor.
  flow.subscribe({ error: () => undefined });
  flow.start();
  for (const event of events) flow.send(event);
  post({ type: 'hello', inspector: 'second' });
  flow.stop();
  for (const leave of gone) leave();
  return told;
}

/**
 * All data about an actor that leaves a page or an inspector: in messages, in a recording, and to Stately's inspector.
 */
function wordsOf({ machine, chart }: Planted, input: unknown, events: readonly SentEvent[]) {
  const told = toldOf(machine, input, events);
  const session = told.reduce(receive, emptySession);
  return [told, exported(session), statelyMessages(session.actors, session, () => chart)] as const;
}

/** Removes the paths that the machine allows to be shown. */
const withoutAllowed = ([told, recording, messages]: ReturnType<typeof wordsOf>, allowed: readonly string[]) =>
  JSON.stringify([told, JSON.parse(recording), messages], (name, value: unknown) =>
    name === 'context' && isObject(value)
      ? Object.fromEntries(Object.entries(value).filter(([path]) => !allowed.includes(path)))
      : value,
  );

/** The allowed paths of a machine and of its child machines. */
const allowedOf = (machine: AnyStateMachine): readonly string[] => [
  ...inspectableOf(machine),
  ...Object.values(machine.implementations.actors as { [name: string]: unknown })
    .filter(isMachine)
    .flatMap(allowedOf),
];

/**
 * Creates a drive of a machine with secrets in all its inputs, context and outputs; it throws if the inspector gets
 * one.
 */
export function createSecretDrive(machine: AnyStateMachine) {
  const [waiting, done, failing] = (['active', 'done', 'error'] as const).map((status) => planted(machine, status));
  const allowed = allowedOf(machine);
  const typed = (event: SentEvent, change: (value: unknown) => unknown) => ({
    ...(change(event) as object),
    type: event.type,
  });
  function check(told: string, events: readonly SentEvent[]) {
    if (!told.includes(secret)) return;
    const around = told.slice(Math.max(0, told.indexOf(secret) - 200), told.indexOf(secret) + 60);
    throw new Error(`${machine.id} tells a secret after ${events.map(({ type }) => type).join(', ')}: …${around}…`);
  }
  return {
    /** Sends the events of a path, with guards that decide as before. */
    drive(input: unknown, events: readonly SentEvent[]) {
      if (!waiting) return;
      const sent = events.map((event) => typed(event, withSecret));
      check(JSON.stringify(toldOf(waiting.machine, withSecret(input), sent)), events);
    },
    /**
     * The same for recordings and Stately's format, for actors that are done or have failed, and with every text
     * replaced.
     */
    disturb(input: unknown, events: readonly SentEvent[]) {
      const sent = events.map((event) => typed(event, withSecret));
      for (const copy of [waiting, done, failing]) {
        if (copy) check(JSON.stringify(wordsOf(copy, withSecret(input), sent)), events);
      }
      const displaced = events.map((event) => typed(event, asSecret));
      if (waiting) check(withoutAllowed(wordsOf(waiting, asSecret(input), displaced), allowed), events);
    },
  };
}

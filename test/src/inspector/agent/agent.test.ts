import { type AnyActorRef, createActor, sendTo, setup } from 'xstate';
import type { RunningFlows } from '../../../../src/actors/running-flows';
import { gathering, startAgent } from '../../../../src/inspector/agent/agent';
import type { FromInspector, FromPage } from '../../../../src/inspector/wire/messages';

const door = setup({ types: {} as { events: { type: 'open' } | { type: 'close' } } }).createMachine({
  id: 'door',
  initial: 'closed',
  states: { closed: { on: { open: 'opened' } }, opened: { on: { close: 'closed' } } },
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start({ sends = false } = {}) {
  const actor = createActor(door).start();
  const running: RunningFlows = { all: new Set([actor as AnyActorRef]) };
  const messages: FromPage[] = [];
  const gone = new Map<string, () => void>();
  let post: (message: FromInspector) => void = () => undefined;
  const drawer = jest.fn();
  startAgent({
    tab: 't1',
    post: (message) => messages.push(message),
    subscribe: (listener) => {
      post = listener;
    },
    running,
    onClosed: (inspector, leave) => gone.set(inspector, leave),
    sends,
    path: () => '/toko/order/INV-2210/detail',
    toggleDrawer: drawer,
    now: () => 7,
  });
  return { actor, running, messages, gone, drawer, post: (message: FromInspector) => post(message) };
}

const events = (messages: readonly FromPage[]) =>
  messages.flatMap((message) => (message.type === 'news' ? message.records.map(({ event }) => event) : []));

test('without an inspector the agent observes and sends nothing', () => {
  const { actor, messages, running } = start();
  const inspect = jest.spyOn(actor.system, 'inspect');
  actor.send({ type: 'open' });
  jest.runAllTimers();
  expect(inspect).not.toHaveBeenCalled();
  expect(running.onStart).toBeUndefined();
  expect(messages).toEqual([{ type: 'knock', tab: 't1' }]);
});

test('a hello from an inspector gets the page, its flows and then every event', () => {
  const { actor, messages, post } = start();
  post({ type: 'hello', inspector: 'one' });
  expect(messages[1]).toMatchObject({
    type: 'tab',
    tab: { tab: 't1', path: '/toko/order/…/detail', sends: false },
    actors: [{ name: 'door', active: ['door', 'door.closed'] }],
  });
  actor.send({ type: 'open' });
  actor.send({ type: 'close' });
  expect(events(messages)).toEqual([]);
  jest.advanceTimersByTime(gathering);
  expect(events(messages)).toEqual(['open', 'close']);
});

test('ignores a hello to another page', () => {
  const { messages, post } = start();
  post({ type: 'hello', inspector: 'one', to: 't2' });
  expect(messages).toHaveLength(1);
});

test('follows a flow that starts later', () => {
  const { running, messages, post } = start();
  post({ type: 'hello', inspector: 'one' });
  const later = createActor(door).start();
  running.onStart?.(later as AnyActorRef);
  later.send({ type: 'open' });
  jest.advanceTimersByTime(gathering);
  expect(events(messages)).toEqual(['open']);
});

test('an actor is reported as first seen', () => {
  const { actor, running, messages, post } = start();
  post({ type: 'hello', inspector: 'one' });
  const later = createActor(door).start();
  running.all.add(later as AnyActorRef);
  running.onStart?.(later as AnyActorRef);
  later.send({ type: 'open' });
  actor.send({ type: 'open' });
  jest.advanceTimersByTime(gathering);
  const news = messages.find((message) => message.type === 'news');
  expect(news?.started.map(({ active }) => active.at(-1))).toEqual(['door.closed', 'door.closed']);
  expect(news?.path).toBe('/toko/order/…/detail');
  post({ type: 'hello', inspector: 'two' });
  expect(messages.at(-1)).toMatchObject({ actors: [{ active: ['door', 'door.closed'] }, {}], records: [{}, {}] });
});

test('a stopped flow is released after its end is reported, and restarts with Strict Mode', () => {
  const { actor, running, messages, post } = start({ sends: true });
  post({ type: 'hello', inspector: 'one' });
  running.all.clear();
  actor.stop();
  jest.advanceTimersByTime(gathering);
  expect(events(messages)).toEqual(['xstate.stop']);
  post({ type: 'hello', inspector: 'two' });
  expect(messages.at(-1)).toMatchObject({ actors: [{ name: 'door' }], records: [{ status: 'stopped' }] });
  const again = createActor(door);
  const inspect = jest.spyOn(again.system, 'inspect');
  running.all.add(again as AnyActorRef);
  running.onStart?.(again.start() as AnyActorRef);
  expect(inspect).toHaveBeenCalledTimes(1);
});

test('a flow restarted by Strict Mode is one flow to a late inspector', () => {
  const { actor, messages, post } = start();
  post({ type: 'hello', inspector: 'one' });
  const unmounted = { _snapshot: actor.getSnapshot(), _processingStatus: 0 };
  actor.stop();
  Object.assign<object, object>(actor, unmounted);
  actor.start();
  post({ type: 'hello', inspector: 'two' });
  expect(messages.at(-1)).toMatchObject({ actors: [{ name: 'door', status: 'active' }] });
});

const relay = setup({ actors: { door }, types: {} as { events: { type: 'all' } } }).createMachine({
  id: 'relay',
  invoke: { id: 'door', src: 'door' },
  on: { all: { actions: Array.from({ length: 150 }, () => sendTo('door', { type: 'open' })) } },
});

test('an event is sent together with everything it caused', async () => {
  const { running, messages, post } = start();
  const actor = createActor(relay).start();
  running.all.add(actor as AnyActorRef);
  post({ type: 'hello', inspector: 'one' });
  actor.send({ type: 'all' });
  actor.send({ type: 'all' });
  expect(events(messages)).toEqual([]);
  await Promise.resolve();
  expect(events(messages)).toHaveLength(302);
  jest.advanceTimersByTime(gathering);
  expect(events(messages)).toHaveLength(302);
});

test('observing stops with the last inspector', () => {
  const { actor, messages, running, gone, post } = start();
  post({ type: 'hello', inspector: 'one' });
  post({ type: 'hello', inspector: 'two' });
  gone.get('one')?.();
  actor.send({ type: 'open' });
  jest.advanceTimersByTime(gathering);
  expect(events(messages)).toEqual(['open']);
  gone.get('two')?.();
  actor.send({ type: 'close' });
  jest.runAllTimers();
  expect(events(messages)).toEqual(['open']);
  expect(running.onStart).toBeUndefined();
});

test('a late inspector gets the past events', () => {
  const { actor, messages, post } = start();
  post({ type: 'hello', inspector: 'one' });
  actor.send({ type: 'open' });
  post({ type: 'hello', inspector: 'two' });
  expect(messages.at(-1)).toMatchObject({ type: 'tab', records: [{ event: 'open' }] });
});

test('accepts events from an inspector only if the page allows it', () => {
  for (const sends of [false, true]) {
    const { actor, messages, post } = start({ sends });
    post({ type: 'hello', inspector: 'one' });
    const known = messages.find((message) => message.type === 'tab');
    post({ type: 'send', tab: 't1', actor: known?.actors[0]?.id ?? '', event: 'open', payload: {} });
    expect(actor.getSnapshot().value).toBe(sends ? 'opened' : 'closed');
  }
});

test('an inspector opens the drawer of one page', () => {
  const { post, drawer } = start();
  post({ type: 'drawer', tab: 't2' });
  expect(drawer).not.toHaveBeenCalled();
  post({ type: 'drawer', tab: 't1' });
  expect(drawer).toHaveBeenCalledTimes(1);
});

import { createActor, fromPromise, waitFor } from 'xstate';
import {
  type PushAnswer,
  pushPermissionMachine,
  type PushState,
  type Subscription,
} from '../../../machines/notifications/push-permission';
import { walkMachine } from '../../support/machines/coverage';

const never = () => new Promise<never>(() => {});
const offline = () => Promise.reject(new Error('offline'));

interface Browser {
  state?: () => Promise<PushState>;
  ask?: () => Promise<PushAnswer>;
  subscribe?: () => Promise<Subscription>;
  unsubscribe?: () => Promise<void>;
}

const provide = ({ state = never, ask = never, subscribe = never, unsubscribe = never }: Browser) =>
  pushPermissionMachine.provide({
    actors: {
      readState: fromPromise(state),
      askPermission: fromPromise(ask),
      subscribe: fromPromise(subscribe),
      unsubscribe: fromPromise(unsubscribe),
    },
  });

async function start(browser: Browser, ...events: ('push.enable' | 'push.disable' | 'push.retry')[]) {
  const actor = createActor(provide(browser));
  const emitted: string[] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  const finish = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  await finish();
  for (const type of events) {
    actor.send({ type });
    await finish();
  }
  const { settled: state } = actor.getSnapshot().value as { settled: string };
  return { state, emitted };
}

test('every state and transition can be reached', () => {
  const done = (actor: string, state: string, output: unknown) => ({
    type: `xstate.done.actor.0.pushPermission.${state}`,
    actorId: actor,
    output,
  });
  walkMachine(provide({}), {
    cases: [
      ...['on', 'off', 'blocked', 'unsupported'].map((output) => done('readState', 'reading', output)),
      ...['granted', 'denied', 'undecided'].map((output) => done('askPermission', 'asking', output)),
      ...['on', 'unsupported'].map((output) => done('subscribe', 'subscribing', output)),
    ],
  });
});

test('the browser’s prompt appears only on a tap', async () => {
  const ask = jest.fn(async () => 'granted' as const);
  expect(await start({ state: async () => 'off', ask })).toEqual({ state: 'off', emitted: [] });
  expect(ask).not.toHaveBeenCalled();
});

test.each(['blocked', 'unsupported'] as const)('where it is %s nothing is asked', async (found) => {
  const ask = jest.fn(async () => 'granted' as const);
  expect((await start({ state: async () => found, ask }, 'push.enable')).state).toBe(found);
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ['denied', 'blocked'],
  ['undecided', 'off'],
] as const)('a permission that is %s subscribes nothing', async (answer, state) => {
  const subscribe = jest.fn(async () => 'on' as const);
  expect(await start({ state: async () => 'off', ask: async () => answer, subscribe }, 'push.enable')).toEqual({
    state,
    emitted: [],
  });
  expect(subscribe).not.toHaveBeenCalled();
});

test('a granted permission subscribes, and says so once', async () => {
  const browser = { state: async () => 'off' as const, ask: async () => 'granted' as const };
  expect(await start({ ...browser, subscribe: async () => 'on' }, 'push.enable')).toEqual({
    state: 'on',
    emitted: ['push.enabled'],
  });
  expect((await start({ ...browser, subscribe: async () => 'unsupported' }, 'push.enable')).state).toBe('unsupported');
});

test('a subscription that fails can be tried again', async () => {
  const browser = { state: async () => 'off' as const, ask: async () => 'granted' as const, subscribe: offline };
  expect((await start(browser, 'push.enable')).state).toBe('failed');
  expect((await start(browser, 'push.enable', 'push.retry')).state).toBe('off');
});

test('a permission changed in the browser in the meantime is read again', async () => {
  const states: PushState[] = ['blocked', 'off'];
  expect((await start({ state: async () => states.shift() ?? 'off' }, 'push.retry')).state).toBe('off');
});

test('a subscription ends on a tap; without an answer its state is read again', async () => {
  const state = async () => 'on' as const;
  expect(await start({ state, unsubscribe: async () => {} }, 'push.disable')).toEqual({
    state: 'off',
    emitted: ['push.disabled'],
  });
  expect((await start({ state, unsubscribe: offline }, 'push.disable', 'push.retry')).state).toBe('on');
});

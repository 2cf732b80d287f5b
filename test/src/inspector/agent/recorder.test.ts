import { assign, createActor, fromPromise, sendTo, setup, SimulatedClock } from 'xstate';
import { createRecorder } from '../../../../src/inspector/agent/recorder';
import { watch } from '../../../../src/inspector/xstate/running';
import { eventText } from '../../../../src/inspector/page/event-text';

/** The expected behaviour of XState: these tests fail if a release reports events differently. */
const lamp = setup({
  types: {} as { context: { presses: number; owner: string }; input: string; events: { type: 'press'; by: string } },
  actors: { warmUp: fromPromise<string>(() => new Promise(() => {})) },
  delays: { cooling: 100 },
}).createMachine({
  id: 'lamp',
  meta: { inspectable: ['presses'] },
  context: ({ input }) => ({ presses: 0, owner: input }),
  initial: 'off',
  on: { press: { actions: assign({ presses: ({ context }) => context.presses + 1 }) } },
  states: {
    off: { on: { press: { target: 'starting', actions: assign({ presses: ({ context }) => context.presses + 1 }) } } },
    starting: { always: 'warming' },
    warming: { invoke: { src: 'warmUp', onDone: 'on', onError: 'off' }, after: { cooling: 'off' } },
    on: {},
  },
});

function record() {
  const clock = new SimulatedClock();
  const actor = createActor(lamp, { input: 'Sari', clock });
  actor.start();
  let time = 0;
  const recorder = createRecorder('t1', () => (time += 1));
  const end = watch(actor, { ...recorder, meet: () => undefined });
  return { actor, clock, recorder, end };
}

test('one record per event: receiver, payload, transitions and result', () => {
  const { actor, recorder } = record();
  actor.send({ type: 'press', by: 'Rina' });
  const [press, begun] = recorder.takeNews();
  expect(press).toEqual({
    seq: 1,
    time: 1,
    actor: `t1.${actor.sessionId}`,
    source: null,
    event: 'press',
    payload: { by: { type: 'string', size: 4 } },
    transitions: ['lamp.off press 0', 'lamp.starting always 0'],
    active: ['lamp', 'lamp.warming'],
    status: 'active',
    context: { presses: 1, owner: { type: 'string', size: 4 } },
  });
  expect(begun).toMatchObject({ event: 'xstate.init', source: `t1.${actor.sessionId}`, status: 'active' });
  expect(recorder.takeNews()).toEqual([]);
});

test('value and status of an actor are sent once per message, and again when they differ', () => {
  const { actor, recorder } = record();
  const press = () => actor.send({ type: 'press', by: 'Rina' });
  press();
  press();
  actor.stop();
  const own = recorder.takeNews().filter(({ actor: id }) => id === `t1.${actor.sessionId}`);
  expect(own.map(({ active, status }) => [active?.at(-1), status])).toEqual([
    ['lamp.warming', 'active'],
    [undefined, undefined],
    [undefined, 'stopped'],
  ]);
  expect(recorder.past()[0]).toMatchObject({ active: ['lamp', 'lamp.warming'], status: 'active' });
});

test('records timers and stopped children, with all events in order', () => {
  const { actor, clock, recorder } = record();
  actor.send({ type: 'press', by: 'Rina' });
  clock.increment(100);
  const told = recorder.takeNews();
  expect(told.map(({ event }) => eventText({ event, source: null }, () => ''))).toEqual([
    'press',
    'begin',
    'after cooling',
    'end',
  ]);
  expect(told.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect(told[2]?.transitions).toEqual(['lamp.warming xstate.after.cooling.lamp.warming 0']);
});

test('an event between actors has its sender', () => {
  const parent = setup({ actors: { lamp }, types: {} as { events: { type: 'push' } } }).createMachine({
    id: 'wall',
    invoke: { id: 'l', src: 'lamp', input: 'Sari' },
    on: { push: { actions: sendTo('l', { type: 'press', by: 'wall' }) } },
  });
  const actor = createActor(parent, { clock: new SimulatedClock() }).start();
  const recorder = createRecorder('t1', () => 0);
  watch(actor, { ...recorder, meet: () => undefined });
  actor.send({ type: 'push' });
  const press = recorder.takeNews().find(({ event }) => event === 'press');
  expect(press).toMatchObject({
    source: `t1.${actor.sessionId}`,
    transitions: ['lamp.off press 0', 'lamp.starting always 0'],
  });
});

test('an event for a stopped actor is not mistaken for a later one', () => {
  const { actor: ref, recorder } = record();
  const [lost, heard] = [{ type: 'lost' }, { type: 'heard' }];
  recorder.event(ref, null, lost);
  recorder.event(ref, null, heard);
  recorder.settle(ref, heard, ref.getSnapshot());
  expect(recorder.takeNews().map(({ event }) => event)).toEqual(['heard']);
});

const fragile = setup({ types: {} as { events: { type: 'break' | 'burn' } } }).createMachine({
  id: 'fragile',
  initial: 'whole',
  states: {
    whole: {
      on: {
        break: {
          actions: assign(() => {
            throw new Error('broken');
          }),
        },
        burn: {
          actions: () => {
            throw new Error('burnt');
          },
        },
      },
    },
  },
});

test.each(['break', 'burn'] as const)('an event whose action throws is recorded with its end: %s', (type) => {
  const actor = createActor(fragile);
  const caught = jest.fn();
  actor.subscribe({ error: caught });
  actor.start();
  const recorder = createRecorder('t1', () => 0);
  watch(actor, { ...recorder, meet: () => undefined });
  actor.send({ type });
  expect(caught).toHaveBeenCalledTimes(1);
  expect(recorder.takeNews()).toMatchObject([{ event: type, status: 'error', active: ['fragile', 'fragile.whole'] }]);
});

test('an unobserved error is still reported, an observed one is left to its observer', () => {
  jest.useFakeTimers();
  const broken = (isObserved: boolean) => {
    const actor = createActor(fragile).start();
    if (isObserved) actor.subscribe({ error: () => undefined });
    const end = watch(actor, { ...createRecorder('t1', () => 0), meet: () => undefined });
    actor.send({ type: 'break' });
    end();
    return () => jest.runAllTimers();
  };
  expect(broken(true)).not.toThrow();
  expect(broken(false)).toThrow('broken');
  jest.useRealTimers();
});

test('records nothing after its end, and keeps the past for late inspectors', () => {
  const { actor, recorder, end } = record();
  for (let press = 0; press < 600; press += 1) actor.send({ type: 'press', by: 'Rina' });
  end();
  actor.send({ type: 'press', by: 'Rina' });
  expect(recorder.takeNews().filter(({ event }) => event === 'press')).toHaveLength(600);
  expect(recorder.past()).toHaveLength(500);
});

import { fromPromise, raise, setup } from 'xstate';
import { graphOf, inspectableOf, transitionIds } from '../../../../src/inspector/xstate/graph-of';

/** A machine with every feature of statecharts. */
const everything = setup({
  actors: { fetchIt: fromPromise(async () => 'it') },
  guards: { isReady: () => true },
  actions: { logHello: () => undefined, logBye: () => undefined },
  delays: { soon: 300, later: () => 5_000 },
}).createMachine({
  id: 'all',
  meta: { inspectable: ['step', 'lines.length'] },
  initial: 'nested',
  on: { 'all.reset': { target: '.nested', reenter: true }, 'all.note': { actions: 'logHello' } },
  states: {
    nested: {
      entry: 'logHello',
      exit: ['logBye', raise({ type: 'all.note' })],
      tags: ['busy'],
      initial: 'first',
      onDone: 'side',
      states: {
        first: {
          invoke: {
            src: 'fetchIt',
            onDone: [{ guard: 'isReady', target: 'last' }, { target: 'timed' }],
            onError: { actions: 'logBye' },
            onSnapshot: { actions: 'logHello' },
          },
        },
        timed: { after: { soon: 'last', later: 'first', 1_500: { target: 'first', guard: () => true } } },
        last: { type: 'final' },
        memory: { type: 'history', history: 'deep' },
      },
    },
    side: {
      type: 'parallel',
      states: {
        left: {},
        right: { initial: 'one', states: { one: { always: { guard: 'isReady', target: 'two' } }, two: {} } },
      },
      on: { 'side.leave': 'nested.memory', '*': { actions: 'logBye' } },
    },
  },
});

const graph = graphOf(everything);
const state = (id: string) => graph.states.find((one) => one.id === id);
const written = graph.transitions.map(
  ({ source, event, guard, actions, targets, reenters }) =>
    `${source}: ${event}${guard ? ` [${guard}]` : ''}${actions.length > 0 ? ` / ${actions.join(', ')}` : ''} → ${targets.join(', ')}${reenters ? ' anew' : ''}`,
);

test('states have their kind, parent, position and actions', () => {
  expect(graph.states.map(({ id, kind, parent }) => [id, kind, parent])).toEqual([
    ['all', 'compound', null],
    ['all.nested', 'compound', 'all'],
    ['all.nested.first', 'atomic', 'all.nested'],
    ['all.nested.timed', 'atomic', 'all.nested'],
    ['all.nested.last', 'final', 'all.nested'],
    ['all.nested.memory', 'history', 'all.nested'],
    ['all.side', 'parallel', 'all'],
    ['all.side.left', 'atomic', 'all.side'],
    ['all.side.right', 'compound', 'all.side'],
    ['all.side.right.one', 'atomic', 'all.side.right'],
    ['all.side.right.two', 'atomic', 'all.side.right'],
  ]);
  expect(state('all.nested')).toMatchObject({
    initial: 'all.nested.first',
    entry: ['logHello'],
    exit: ['logBye'],
    tags: ['busy'],
  });
  expect(state('all.nested.first')?.invokes).toEqual(['fetchIt']);
  expect(state('all.nested.memory')?.isDeep).toBe(true);
  expect(state('all.side')?.initial).toBeNull();
});

test('transitions have their event, guard, actions and targets', () => {
  expect(written.sort()).toEqual(
    [
      'all: all.reset → all.nested anew',
      'all: all.note / logHello → ',
      'all.nested: done → all.side',
      'all.nested.first: done fetchIt [isReady] → all.nested.last',
      'all.nested.first: done fetchIt → all.nested.timed',
      'all.nested.first: error fetchIt / logBye → ',
      'all.nested.first: snapshot fetchIt / logHello → ',
      'all.nested.timed: after soon (300 ms) → all.nested.last',
      'all.nested.timed: after later → all.nested.first',
      'all.nested.timed: after 1500 ms [inline] → all.nested.first',
      'all.side: side.leave → all.nested.memory',
      'all.side: * / logBye → ',
      'all.side.right.one: always [isReady] → all.side.right.two',
    ].sort(),
  );
});

test('each transition has a unique id, the one XState reports', () => {
  const ids = graph.transitions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...transitionIds(everything).values()].sort()).toEqual([...ids].sort());
  const provided = everything.provide({ guards: { isReady: () => false } });
  expect([...transitionIds(provided).values()].sort()).toEqual([...ids].sort());
});

test('a machine declares which context may be shown', () => {
  expect(inspectableOf(everything)).toEqual(['step', 'lines.length']);
  expect(inspectableOf(setup({}).createMachine({}))).toEqual([]);
});

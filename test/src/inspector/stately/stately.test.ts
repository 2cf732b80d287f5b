import { type AnyStateMachine, createActor, createMachine } from 'xstate';
import { nearMeMachine } from '../../../../machines/search/near-me';
import { voucherMachine } from '../../../../machines/vouchers/voucher';
import { chart as voucherChart } from '../../../../src/__generated__/charts/voucher';
import { machineConfig, statelyMessages, stateValue } from '../../../../src/inspector/stately/stately-messages';
import { createTold } from '../../../../src/inspector/page/use-stately';
import type { ActorFacts, EventRecord } from '../../../../src/inspector/wire/messages';
import { graphOf } from '../../../../src/inspector/xstate/graph-of';

const machines: [string, AnyStateMachine][] = [
  ['nearMe', nearMeMachine],
  ['voucher', voucherMachine],
];

test.each(machines)('the configuration sent for %s has the same states', (_name, machine) => {
  const graph = graphOf(machine);
  const told = graphOf(createMachine(machineConfig(graph) as Parameters<typeof createMachine>[0]));
  const shape = ({ states }: typeof graph) =>
    states.map(({ id, kind, parent, initial }) => [id, kind, parent, initial]);
  expect(shape(told)).toEqual(shape(graph));
  expect(told.transitions.filter(({ targets }) => targets.length > 0)).toHaveLength(
    graph.transitions.filter(({ targets }) => targets.length > 0).length,
  );
});

test('the value of a machine equals XState’s', () => {
  const origin = { position: { latitude: 0, longitude: 0 }, name: null };
  const actor = createActor(nearMeMachine, { input: { fallback: origin, stored: null } }).start();
  actor.send({ type: 'place.open' });
  const active = ['nearMe', 'nearMe.origin', 'nearMe.origin.asking', 'nearMe.picker', 'nearMe.picker.open'];
  expect(stateValue(graphOf(nearMeMachine), active)).toEqual(actor.getSnapshot().value);
  const nested = ['voucher', 'voucher.empty', 'voucher.empty.resting'];
  expect(stateValue(graphOf(voucherMachine), nested)).toEqual({ empty: 'resting' });
});

test('Stately receives actors, events and snapshots with the same limited context', () => {
  const actor: ActorFacts = {
    id: 't1.x:0',
    tab: 't1',
    parent: null,
    name: 'voucher',
    isMachine: true,
    active: ['voucher', 'voucher.stale'],
    status: 'active',
    context: { code: { type: 'string', size: 5 } },
  };
  const child = { ...actor, id: 't1.x:1', parent: 't1.x:0', name: 'check', isMachine: false, active: [], context: {} };
  const record: EventRecord = {
    tab: 't1',
    seq: 1,
    time: 5,
    actor: 't1.x:0',
    source: 't1.x:1',
    event: 'voucher.apply',
    payload: {},
    transitions: [],
    active: actor.active,
    status: 'active',
    context: actor.context,
  };
  const chartOf = (name: string) => (name === 'voucher' ? voucherChart : undefined);
  const told = statelyMessages([actor, child], { actors: [actor, child], records: [record] }, chartOf);
  const snapshot = { status: 'active', value: 'stale', context: { code: { type: 'string', size: 5 } } };
  const common = { sessionId: 't1.x:0', rootId: 't1.x:0', createdAt: '5', id: null, _version: '0.7.2' };
  expect(told).toEqual([
    { type: '@xstate.actor', name: 'voucher', definition: expect.any(String), snapshot, ...common },
    {
      type: '@xstate.actor',
      name: 'check',
      parentId: 't1.x:0',
      snapshot: { status: 'active', context: {} },
      ...common,
      sessionId: 't1.x:1',
    },
    { type: '@xstate.event', event: { type: 'voucher.apply' }, sourceId: 't1.x:1', ...common },
    { type: '@xstate.snapshot', event: { type: 'voucher.apply' }, snapshot, ...common },
  ]);
});

test('forwards each actor and event once, even after as many were dropped', () => {
  const event = (tab: string, seq: number) => ({ tab, seq }) as EventRecord;
  const actor = (id: string) => ({ id }) as ActorFacts;
  const newsOf = createTold();
  newsOf({ actors: [actor('a'), actor('b')], records: [event('t1', 1), event('t1', 2)] });
  const next = { actors: [actor('b'), actor('c')], records: [event('t1', 2), event('t1', 3), event('t2', 1)] };
  expect(newsOf(next)).toEqual({ actors: [actor('c')], records: [event('t1', 3), event('t2', 1)] });
  expect(newsOf(next)).toEqual({ actors: [], records: [] });
});

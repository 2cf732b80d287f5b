import type { ActorFacts, EventRecord } from '../../../src/inspector/wire/messages';

/** An actor of a page that was running when it was first seen. */
export const actorOf = (id: string, about: Partial<ActorFacts> = {}): ActorFacts => ({
  id,
  tab: 't1',
  parent: null,
  name: 'cart',
  isMachine: true,
  active: ['cart', 'cart.shown'],
  status: 'active',
  context: {},
  ...about,
});

export const recordOf = (seq: number, about: Partial<EventRecord> = {}): EventRecord => ({
  tab: 't1',
  seq,
  time: seq,
  actor: 'a',
  source: null,
  event: 'quantity.set',
  payload: {},
  transitions: [],
  active: ['cart', 'cart.settling'],
  status: 'active',
  context: {},
  ...about,
});

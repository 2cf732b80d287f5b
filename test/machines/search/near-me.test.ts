import { createActor, fromPromise, waitFor } from 'xstate';
import { nearMeMachine, type Origin } from '../../../machines/search/near-me';
import { walkMachine } from '../../support/machines/coverage';

type Answer = { outcome: 'found'; position: Origin['position'] } | { outcome: 'denied' } | { outcome: 'unknown' };

const monas: Origin = { position: { latitude: -6.1754, longitude: 106.8272 }, name: 'Monas' };
const bandung = { latitude: -6.9175, longitude: 107.6191 };
const dago: Origin = { position: { latitude: -6.88, longitude: 107.61 }, name: 'Dago' };
const never = () => new Promise<never>(() => {});
const done = 'xstate.done.actor.0.nearMe.origin.locating';

const start = (locate: () => Promise<Answer>, origin: Origin | null = null) =>
  createActor(nearMeMachine.provide({ actors: { locate: fromPromise<Answer, undefined>(locate) } }), {
    input: { fallback: monas, stored: origin && { origin, trouble: null } },
  }).start();

const known = { origin: 'known' } as const;

test.each([
  ['a first visit', null],
  ['a visit that goes on', dago],
])('every state and transition of %s can be reached', (_visit, origin) => {
  walkMachine(nearMeMachine.provide({ actors: { locate: fromPromise<Answer, undefined>(never) } }), {
    input: { fallback: monas, stored: origin && { origin, trouble: null } },
    facts: (context: { origin: Origin | null; trouble: string | null }) => [context.origin?.name, context.trouble],
    cases: [
      { type: done, output: { outcome: 'found', position: bandung } },
      { type: done, output: { outcome: 'denied' } },
      { type: done, output: { outcome: 'unknown' } },
      { type: 'place.choose', origin: dago },
    ],
    waive: origin
      ? ['state nearMe.origin.asking', 'nearMe.origin.deciding --always--> nearMe.origin.asking']
      : ['nearMe.origin.deciding --always[hasOrigin]--> nearMe.origin.known'],
  });
});

test('requests the position only after a tap', () => {
  const locate = jest.fn(never);
  const actor = start(locate);
  expect(actor.getSnapshot().matches({ origin: 'asking' })).toBe(true);
  expect(locate).not.toHaveBeenCalled();
});

test('repeated taps request the position once', () => {
  const locate = jest.fn(never);
  const actor = start(locate);
  actor.send({ type: 'position.ask' });
  actor.send({ type: 'position.ask' });
  expect(locate).toHaveBeenCalledTimes(1);
});

test('searches around the visitor’s position', async () => {
  const actor = start(async () => ({ outcome: 'found', position: bandung }));
  actor.send({ type: 'position.ask' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches(known));
  expect(context).toMatchObject({ origin: { position: bandung, name: null }, trouble: null });
});

test.each([
  ['a refusal', 'denied', async () => ({ outcome: 'denied' as const })],
  ['no position', 'unknown', async () => ({ outcome: 'unknown' as const })],
  ['a failure', 'unknown', () => Promise.reject(new Error('broken'))],
])('%s falls back to the default centre with the reason', async (_case, trouble, locate) => {
  const actor = start(locate);
  actor.send({ type: 'position.ask' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches(known));
  expect(context).toMatchObject({ origin: monas, trouble });
});

test('a visitor who denied the position can allow it later', async () => {
  const locate = jest.fn<Promise<Answer>, []>();
  locate.mockResolvedValueOnce({ outcome: 'denied' }).mockResolvedValueOnce({ outcome: 'found', position: bandung });
  const actor = start(locate);
  actor.send({ type: 'position.ask' });
  await waitFor(actor, (snapshot) => snapshot.context.trouble === 'denied');
  actor.send({ type: 'position.ask' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.trouble === null && snapshot.matches(known));
  expect(context.origin?.position).toEqual(bandung);
});

test('a location chosen during a position request wins over the position', async () => {
  let answer = (_: Answer) => {};
  const actor = start(() => new Promise<Answer>((found) => (answer = found)));
  actor.send({ type: 'position.ask' });
  actor.send({ type: 'place.open' });
  expect(actor.getSnapshot().matches({ origin: 'locating', picker: 'open' })).toBe(true);
  actor.send({ type: 'place.choose', origin: dago });
  answer({ outcome: 'found', position: bandung });
  await Promise.resolve();
  expect(actor.getSnapshot().context.origin).toEqual(dago);
  expect(actor.getSnapshot().matches({ origin: 'known', picker: 'closed' })).toBe(true);
});

test('searches immediately from a stored origin', () => {
  const locate = jest.fn(never);
  const actor = start(locate, dago);
  expect(actor.getSnapshot().matches(known)).toBe(true);
  expect(locate).not.toHaveBeenCalled();
});

test('an actor that is not provided falls back to the default', async () => {
  const actor = createActor(nearMeMachine, { input: { fallback: monas, stored: null } }).start();
  actor.send({ type: 'position.ask' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches(known));
  expect(context.origin).toEqual(monas);
});

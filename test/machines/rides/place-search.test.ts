import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { type FoundPlace, placeSearchMachine } from '../../../machines/rides/place-search';
import { walkMachine } from '../../support/machines/coverage';

const dago: FoundPlace = { name: 'Dago', region: 'Kota Bandung', position: { latitude: -6.88, longitude: 107.61 } };
const never = () => new Promise<never>(() => {});
const done = 'xstate.done.actor.0.placeSearch.searching';

function start(findPlaces: (text: string) => Promise<readonly FoundPlace[]>) {
  const clock = new SimulatedClock();
  const actor = createActor(
    placeSearchMachine.provide({
      actors: { findPlaces: fromPromise<readonly FoundPlace[], string>(({ input }) => findPlaces(input)) },
    }),
    { clock },
  ).start();
  return { actor, clock, type: (text: string) => actor.send({ type: 'text.type', text }) };
}

test('every state and transition can be reached', () => {
  walkMachine(
    placeSearchMachine.provide({ actors: { findPlaces: fromPromise<readonly FoundPlace[], string>(never) } }),
    {
      facts: ({ text, places }: { text: string; places: readonly FoundPlace[] }) => [text, places.length],
      cases: [
        { type: 'text.type', text: 'da' },
        { type: 'text.type', text: 'dago' },
        { type: done, output: [dago] },
        { type: done, output: [] },
      ],
    },
  );
});

test('fewer than three letters search nothing, not counting spaces', () => {
  const findPlaces = jest.fn(never);
  const { actor, clock, type } = start(findPlaces);
  type(' da ');
  clock.increment(5_000);
  expect(findPlaces).not.toHaveBeenCalled();
  expect(actor.getSnapshot().matches('short')).toBe(true);
});

test('searches once, half a second after the last letter', () => {
  const findPlaces = jest.fn(never);
  const { clock, type } = start(findPlaces);
  type('dag');
  clock.increment(499);
  type('dago');
  clock.increment(499);
  expect(findPlaces).not.toHaveBeenCalled();
  clock.increment(1);
  expect(findPlaces.mock.calls).toEqual([['dago']]);
});

test('ignores an answer to an earlier text', async () => {
  const answers: ((places: readonly FoundPlace[]) => void)[] = [];
  const { actor, clock, type } = start(() => new Promise((answer) => answers.push(answer)));
  type('dago');
  clock.increment(500);
  type('lembang');
  clock.increment(500);
  answers[0]?.([dago]);
  answers[1]?.([]);
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('none'));
  expect(context.places).toEqual([]);
});

test('results stay visible while the next letters are typed', async () => {
  const { actor, clock, type } = start(async () => [dago]);
  type('dago');
  clock.increment(500);
  await waitFor(actor, (snapshot) => snapshot.matches('found'));
  type('dago at');
  expect(actor.getSnapshot().context.places).toEqual([dago]);
  type('d');
  expect(actor.getSnapshot().context.places).toEqual([]);
});

test('a failed search can be retried', async () => {
  const findPlaces = jest.fn<Promise<readonly FoundPlace[]>, [string]>();
  findPlaces.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce([dago]);
  const { actor, clock, type } = start(findPlaces);
  type('dago');
  clock.increment(500);
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  actor.send({ type: 'search.retry' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('found'));
  expect(context.places).toEqual([dago]);
});

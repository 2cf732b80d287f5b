import { createActor, fromPromise, waitFor } from 'xstate';
import { customHtmlMachine, type Located, type Position } from '../../../machines/catalogue/custom-html';
import { walkMachine } from '../../support/machines/coverage';

interface FrameInput {
  component: string;
  position: Position | null;
}

const bandung: Position = { latitude: -6.9175, longitude: 107.6191 };
const never = () => new Promise<never>(() => {});
const locating = (...answers: Located[]) =>
  fromPromise<Located, undefined>(async () => answers.shift() ?? { outcome: 'unknown' });

const start = (actors: Parameters<typeof customHtmlMachine.provide>[0]['actors']) =>
  createActor(customHtmlMachine.provide({ actors }), { input: { component: 'ongkir' } }).start();

test('every state and transition can be reached', () => {
  const inert = customHtmlMachine.provide({
    actors: { locate: fromPromise<Located, undefined>(never), openFrame: fromPromise<string, FrameInput>(never) },
  });
  walkMachine(inert, {
    input: { component: 'ongkir' },
    facts: ({ position }: { position: Position | null }) => position !== null,
    cases: [
      { type: 'xstate.done.actor.0.customHtml.locating', output: { outcome: 'found', position: bandung } },
      { type: 'xstate.done.actor.0.customHtml.locating', output: { outcome: 'denied' } },
      { type: 'xstate.done.actor.0.customHtml.locating', output: { outcome: 'unknown' } },
      { type: 'xstate.done.actor.0.customHtml.opening', output: '/frame/sealed' },
      { type: 'link.leave', href: 'https://example.com/' },
    ],
  });
});

test('requests the position only after a tap', () => {
  const locate = jest.fn(() => new Promise<Located>(() => {}));
  const actor = start({ locate: fromPromise(locate) });
  expect(locate).not.toHaveBeenCalled();
  actor.send({ type: 'position.ask' });
  expect(locate).toHaveBeenCalledTimes(1);
});

test('a second tap does not request the position again', () => {
  const locate = jest.fn(() => new Promise<Located>(() => {}));
  const actor = start({ locate: fromPromise(locate) });
  actor.send({ type: 'position.ask' });
  actor.send({ type: 'position.ask' });
  expect(locate).toHaveBeenCalledTimes(1);
});

test('a visitor who denied the position can allow it later', async () => {
  const openFrame = fromPromise<string, FrameInput>(async () => '/frame/sealed');
  const actor = start({ locate: locating({ outcome: 'denied' }, { outcome: 'found', position: bandung }), openFrame });
  actor.send({ type: 'position.ask' });
  await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  actor.send({ type: 'position.ask' });
  const shown = await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  expect(shown.context.path).toBe('/frame/sealed');
});

test('a frame that failed to open is retried without requesting the position again', async () => {
  const locate = jest.fn(async (): Promise<Located> => ({ outcome: 'found', position: bandung }));
  const openFrame = jest.fn<Promise<string>, [{ input: FrameInput }]>();
  openFrame.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('/frame/sealed');
  const actor = start({ locate: fromPromise(locate), openFrame: fromPromise(openFrame) });
  actor.send({ type: 'position.ask' });
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  actor.send({ type: 'frame.retry' });
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  expect(locate).toHaveBeenCalledTimes(1);
  expect(openFrame.mock.calls[1]?.[0].input.position).toEqual(bandung);
});

test('an actor that is not provided fails with its name', async () => {
  const actor = start({});
  actor.send({ type: 'position.ask' });
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
});

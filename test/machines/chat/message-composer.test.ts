import { createActor, fromCallback, SimulatedClock } from 'xstate';
import {
  type MessageComposerEvent,
  messageComposerMachine,
  type OutgoingMessage,
  type RefusedMessage,
} from '../../../machines/chat/message-composer';
import type { ThreadPage } from '../../../machines/chat/thread-messages';
import { walkMachine } from '../../support/machines/coverage';

const page: ThreadPage = { messages: [], older: null, readUntil: null };
const refusal = { code: 'MESSAGE_FLOOD', message: 'Tunggu', total: null };
const message = (code: string): OutgoingMessage => ({
  code,
  text: `text ${code}`,
  hasPicture: false,
  item: null,
  writtenAt: '2026-11-23T03:00:00.000Z',
});

const machineThat = (send: (input: OutgoingMessage, back: (event: MessageComposerEvent) => void) => void = () => {}) =>
  messageComposerMachine.provide({
    actors: {
      sendMessage: fromCallback<MessageComposerEvent, OutgoingMessage>(({ input, sendBack }) => send(input, sendBack)),
      watchConnection: fromCallback<MessageComposerEvent>(() => undefined),
    },
  });

/** The test ends the started work. */
function start(queue: readonly OutgoingMessage[] = [], refused: readonly RefusedMessage[] = []) {
  const clock = new SimulatedClock();
  const sent: string[] = [];
  const accepted: ThreadPage[] = [];
  const actor = createActor(
    machineThat((input) => void sent.push(input.code)),
    { input: { queue, refused }, clock },
  );
  actor.on('message.accept', (event) => accepted.push(event.page));
  actor.start();
  const add = (code: string) => actor.send({ type: 'message.add', message: message(code) });
  const codes = () => actor.getSnapshot().context.queue.map(({ code }) => code);
  return { actor, clock, sent, accepted, add, codes, send: actor.send };
}

test('reaches every state and transition', () => {
  walkMachine(machineThat(), {
    inputs: [
      { queue: [], refused: [] },
      { queue: [message('a'), message('b')], refused: [] },
    ],
    facts: ({
      queue,
      refused,
      failures,
    }: {
      queue: OutgoingMessage[];
      refused: RefusedMessage[];
      failures: number;
    }) => [
      queue.slice(0, 2).map(({ code }) => code),
      refused.slice(0, 1).map(({ code }) => code),
      Math.min(failures, 4),
    ],
    cases: [
      { type: 'message.add', message: message('a') },
      { type: 'message.retry', code: 'a' },
      { type: 'message.discard', code: 'a' },
      { type: 'message.discard', code: 'b' },
      { type: 'send.progress', progress: 0.5 },
      { type: 'send.fail', refusal: null },
      { type: 'send.accept', page },
      { type: 'send.refuse', refusal },
    ],
  });
});

test('messages go one after another, in the order in which they were written', () => {
  const { add, send, sent, codes, accepted } = start();
  for (const code of ['a', 'b', 'c']) add(code);
  expect(sent).toEqual(['a']);
  send({ type: 'send.accept', page });
  expect([sent, codes(), accepted]).toEqual([['a', 'b'], ['b', 'c'], [page]]);
});

test('a failed message is retried with its own code, before all later ones', () => {
  const { actor, add, send, sent, clock } = start();
  add('a');
  add('b');
  send({ type: 'send.fail', refusal: null });
  expect(actor.getSnapshot().matches('stalled')).toBe(true);
  clock.increment(2_000);
  send({ type: 'send.fail', refusal: null });
  clock.increment(4_000);
  send({ type: 'send.accept', page });
  expect(sent).toEqual(['a', 'a', 'a', 'b']);
});

test('is retried without an end with growing delays, and immediately after a tap or when the network is back', () => {
  const { add, send, sent, clock, codes } = start();
  add('a');
  const delays = [2, 4, 8, 16, 30, 30, 30];
  for (const [at, seconds] of delays.entries()) {
    send({ type: 'send.fail', refusal: null });
    clock.increment(seconds * 1_000 - 1);
    expect(sent).toHaveLength(at + 1);
    clock.increment(1);
    expect(sent).toHaveLength(at + 2);
  }
  expect(codes()).toEqual(['a']);
  send({ type: 'send.fail', refusal: null });
  send({ type: 'message.retry', code: 'a' });
  expect(sent).toHaveLength(9);
  send({ type: 'send.fail', refusal: null });
  clock.increment(2_000);
  expect(sent).toHaveLength(10);
  send({ type: 'send.fail', refusal: null });
  send({ type: 'connection.return' });
  expect(sent).toHaveLength(11);
});

test('a refused message stays with its text, the next ones are sent, and it can be sent again or discarded', () => {
  const { actor, add, send, sent, codes } = start();
  add('a');
  add('b');
  send({ type: 'send.refuse', refusal });
  expect(actor.getSnapshot().context.refused).toMatchObject([{ code: 'a', text: 'text a', refusal }]);
  send({ type: 'message.retry', code: 'a' });
  expect([sent, codes()]).toEqual([
    ['a', 'b'],
    ['b', 'a'],
  ]);
  send({ type: 'send.accept', page });
  send({ type: 'send.refuse', refusal });
  send({ type: 'message.discard', code: 'a' });
  expect([codes(), actor.getSnapshot().context.refused]).toEqual([[], []]);
});

test('discarding the one that is being sent goes on with the next', () => {
  const { add, send, sent, codes } = start();
  for (const code of ['a', 'b', 'c']) add(code);
  send({ type: 'message.discard', code: 'c' });
  send({ type: 'message.discard', code: 'a' });
  expect([sent, codes()]).toEqual([['a', 'b'], ['b']]);
  send({ type: 'send.fail', refusal: null });
  send({ type: 'message.discard', code: 'b' });
  expect(codes()).toEqual([]);
});

test('after a reload the queue goes on, and what was refused waits for the customer', () => {
  const { send, sent, codes } = start([message('a')], [{ ...message('b'), refusal }]);
  expect([sent, codes()]).toEqual([['a'], ['a']]);
  send({ type: 'message.retry', code: 'b' });
  expect(codes()).toEqual(['a', 'b']);
});

test('an upload reports its progress, which begins at 0 for each message', () => {
  const { actor, add, send } = start();
  add('a');
  send({ type: 'send.progress', progress: 0.4 });
  expect(actor.getSnapshot().context.progress).toBe(0.4);
  send({ type: 'send.accept', page });
  add('b');
  expect(actor.getSnapshot().context.progress).toBe(0);
});

import { createActor, fromPromise, waitFor } from 'xstate';
import type { MadeOrder, Refusal, SubmissionEnd } from '../../../machines/orders/attempt';
import { orderSubmissionMachine, type PlacedOrder } from '../../../machines/orders/order-submission';
import type { Execute } from '../../../src/api/execute';
import { newSessionCode } from '../../../src/api/session-code';
import { attemptOf } from '../../../src/features/orders/attempts';

const timeoutMs = 120_000;
/** More retries than bad luck can explain. */
const maxRounds = 20;

/** Sends an order once; rejects if its outcome is unknown. */
type Send<Order> = (order: Order & { idempotencyKey: string }) => Promise<SubmissionEnd>;

export type Ended = { outcome: 'done'; order: MadeOrder | null } | { outcome: 'refused'; refusal: Refusal };

/** The outcome that the customer sees of one intent, with several taps and occasional reloads. */
export async function attempt<Order extends PlacedOrder>(
  execute: Execute,
  send: Send<Order>,
  order: Order,
  random: () => number,
): Promise<Ended> {
  let unknown: unknown;
  const machine = orderSubmissionMachine.provide({
    actors: {
      submit: fromPromise<SubmissionEnd, { order: PlacedOrder; sessionCode: string }>(async ({ input }) => {
        try {
          return await send({ ...(input.order as Order), idempotencyKey: input.sessionCode });
        } catch (error) {
          unknown = error;
          throw error;
        }
      }),
      confirm: attemptOf(execute),
    },
  });
  let actor = createActor(machine, { input: { sessionCode: null } }).start();
  for (let round = 0; round < maxRounds; round += 1) {
    for (let tap = 0; tap < 3; tap += 1) actor.send({ type: 'order.submit', order, code: newSessionCode() });
    if (random() < 0.3) {
      const { sessionCode } = actor.getSnapshot().context;
      actor.stop();
      actor = createActor(machine, { input: { sessionCode } }).start();
    }
    const settled = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: timeoutMs });
    const { result, refusal } = settled.context;
    if (settled.matches('done')) return { outcome: 'done', order: result };
    if (refusal) return { outcome: 'refused', refusal };
    actor.send({ type: 'notice.dismiss' });
  }
  throw new Error(`No end after ${maxRounds} rounds`, { cause: unknown });
}

import type { FastifyBaseLogger } from 'fastify';
import type { Deliveries, Delivery } from '../modules/notifications/queries/deliveries';
import type { PushService } from '../push/push-service';

/** Messages sent in parallel, so that a slow push service delays no others. */
const concurrency = 8;
/** How many messages are sent before the job checks whether to stop. */
const maxAtOnce = 200;

const urgentKinds = ['chat', 'ride'];

const requestOf = ({ keys, kind, title, body, target }: Delivery) => ({
  keys,
  message: { title, body, tag: `${target.type}-${target.uid}`, target },
  isUrgent: urgentKinds.includes(kind),
});

/** Logs neither an endpoint nor a text. */
const errorOf = (error: unknown) => new Error(`Push: ${(error as { code?: string }).code ?? 'unreachable'}`);

/** Sends the messages that are due. @returns the errors of messages that failed; these are sent again */
export const createPushRun =
  (deliveries: Deliveries, push: PushService, log: Pick<FastifyBaseLogger, 'warn'>) => async () => {
    const errors: unknown[] = [];
    let count = 0;

    async function send(delivery: Delivery) {
      const result = await push.send(requestOf(delivery)).catch((error: unknown) => {
        errors.push(errorOf(error));
        return { outcome: 'failed', retrySeconds: 0 } as const;
      });
      if (result.outcome === 'unsubscribed') return deliveries.endSubscription(delivery);
      if (result.outcome === 'failed') return deliveries.postpone(delivery, result.retrySeconds);
      if (result.outcome === 'refused')
        log.warn({ notification: delivery.notificationId, status: result.status }, 'A push service refused a message');
      return deliveries.end(delivery);
    }

    async function sendOneByOne(first: Delivery | null) {
      for (let delivery = first; delivery; delivery = count < maxAtOnce ? await deliveries.take() : null) {
        count += 1;
        await send(delivery);
      }
    }

    const first = await deliveries.take();
    if (!first) return errors;
    const others = Array.from({ length: concurrency - 1 }, async () => sendOneByOne(await deliveries.take()));
    await Promise.all([sendOneByOne(first), ...others]);
    return errors;
  };

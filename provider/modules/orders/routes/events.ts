import type { Database } from '../../../database/database';
import { orderChanges } from '../queries/order-changes';
import type { FastifyInstance } from 'fastify';
import { authenticate } from '../../../http/authenticate';
import type { Accounts } from '../../accounts';

interface OrderEvent {
  unique_id: string;
  order_no: string;
  order_status: number;
  revision: number;
}

interface Subscriber {
  onChange(event: OrderEvent): void;
  onEnd(): void;
}

/** Order events of all provider processes, by the database's notifications. */
export function createOrderEvents(database: Database) {
  const subscribers = new Map<number, Set<Subscriber>>();
  let listener: Promise<() => Promise<void>> | undefined;

  const endAll = () => {
    listener = undefined;
    const all = [...subscribers.values()].flatMap((some) => [...some]);
    subscribers.clear();
    for (const subscriber of all) subscriber.onEnd();
  };
  const onNotice = (notice: string) => {
    const { customer, ...event } = JSON.parse(notice) as OrderEvent & { customer: number };
    for (const subscriber of subscribers.get(customer) ?? []) subscriber.onChange(event);
  };
  const listen = () => {
    const started = database.listen(orderChanges, { onNotice: onNotice, onConnectionLost: endAll });
    // The next subscriber tries again.
    started.catch(() => {
      if (listener === started) listener = undefined;
    });
    return started;
  };

  return {
    /** Resolves once no later event can be missed. @returns a function that unsubscribes */
    async subscribe(customerId: number, subscriber: Subscriber) {
      listener ??= listen();
      await listener;
      const own = subscribers.get(customerId) ?? new Set();
      subscribers.set(customerId, own.add(subscriber));
      return () => {
        own.delete(subscriber);
        if (own.size === 0 && subscribers.get(customerId) === own) subscribers.delete(customerId);
      };
    },

    async close() {
      const stop = await listener?.catch(() => undefined);
      endAll();
      await stop?.();
    },
  };
}

type OrderEvents = ReturnType<typeof createOrderEvents>;

const heartbeatMs = 25_000;
/** Then the client reconnects, and its token is checked again. */
const maxDurationMs = 5 * 60_000;

/** Server-sent events; the generated contract has no calls that do not end. */
export function customerEventRoutes(app: FastifyInstance, { sessions }: Accounts, events: OrderEvents) {
  app.addHook('preClose', () => events.close());
  app.get(
    '/api/v2/customer/events',
    { config: { isPrivate: true }, onRequest: authenticate(sessions) },
    async ({ customer }, reply) => {
      if (!customer) throw new Error('A private call has no customer');
      const { raw: response } = reply;
      const unsubscribe = await events.subscribe(customer.id, {
        onChange: (event) => response.write(`event: order\ndata: ${JSON.stringify(event)}\n\n`),
        onEnd: () => response.end(),
      });
      reply.hijack();
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        connection: 'close',
        'x-content-type-options': 'nosniff',
      });
      response.write(': listening\n\n');
      const heartbeat = setInterval(() => response.write(': still here\n\n'), heartbeatMs);
      const timeout = setTimeout(() => response.end(), maxDurationMs);
      response.on('close', () => {
        clearInterval(heartbeat);
        clearTimeout(timeout);
        unsubscribe();
      });
    },
  );
}

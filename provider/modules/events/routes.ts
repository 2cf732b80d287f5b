import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database';
import { authenticate } from '../../http/authenticate';
import type { Accounts } from '../accounts';
import { chatChanges } from '../chat/queries/chat-changes';
import { notificationChanges } from '../notifications/queries/notify';
import { orderChanges } from '../orders/queries/order-changes';

/** The events that customers get, and the database channel of each. */
const events = { order: orderChanges, message: chatChanges, notification: notificationChanges } as const;

type EventName = keyof typeof events;

interface Subscriber {
  onChange(name: EventName, event: object): void;
  onEnd(): void;
}

/** Events of all provider processes, received as notifications of the database. */
export function createCustomerEvents(database: Database) {
  const subscribers = new Map<number, Set<Subscriber>>();
  let listener: Promise<() => Promise<void>> | undefined;

  const endAll = () => {
    listener = undefined;
    const all = [...subscribers.values()].flatMap((some) => [...some]);
    subscribers.clear();
    for (const subscriber of all) subscriber.onEnd();
  };
  const tell = (name: EventName, notice: string) => {
    const { customer, ...event } = JSON.parse(notice) as { customer: number };
    for (const subscriber of subscribers.get(customer) ?? []) subscriber.onChange(name, event);
  };
  const listenToAll = async () => {
    const stops: (() => Promise<void>)[] = [];
    const stopAll = async () => {
      await Promise.all(stops.map((stop) => stop()));
    };
    try {
      for (const [name, channel] of Object.entries(events) as [EventName, string][]) {
        const onNotice = (notice: string) => tell(name, notice);
        stops.push(await database.listen(channel, { onNotice, onConnectionLost: endAll }));
      }
    } catch (error) {
      await stopAll();
      throw error;
    }
    return stopAll;
  };
  const listen = () => {
    const started = listenToAll();
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

type CustomerEvents = ReturnType<typeof createCustomerEvents>;

const heartbeatMs = 25_000;
/** The client then reconnects, and its token is checked again. */
const maxDurationMs = 5 * 60_000;

/** Server-sent events, written by hand: the generated contract has no calls that stream. */
export function customerEventRoutes(
  app: FastifyInstance,
  { accounts: { sessions } }: { accounts: Accounts },
  customerEvents: CustomerEvents,
) {
  app.addHook('preClose', () => customerEvents.close());
  app.get(
    '/api/v2/customer/events',
    { config: { isPrivate: true }, onRequest: authenticate(sessions) },
    async ({ customer }, reply) => {
      if (!customer) throw new Error('The request has no customer');
      const { raw: response } = reply;
      const unsubscribe = await customerEvents.subscribe(customer.id, {
        onChange: (name, event) => response.write(`event: ${name}\ndata: ${JSON.stringify(event)}\n\n`),
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

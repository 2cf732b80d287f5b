import type { Database } from '../../../database/database';
import { orderChanges } from '../queries/order-changes';
import type { FastifyInstance } from 'fastify';
import { authenticate } from '../../../http/authenticate';
import type { Accounts } from '../../accounts';

/** A change of an order as its customer is told it. */
interface OrderEvent {
  unique_id: string;
  order_no: string;
  order_status: number;
  revision: number;
}

interface Subscriber {
  changed(event: OrderEvent): void;
  /** No more will come. */
  ended(): void;
}

/** Tells customers of changes of their orders, whichever process of the provider makes them; the database carries them. */
export function createOrderEvents(database: Database) {
  const subscribers = new Map<number, Set<Subscriber>>();
  let listening: Promise<() => Promise<void>> | undefined;

  const endAll = () => {
    listening = undefined;
    const all = [...subscribers.values()].flatMap((some) => [...some]);
    subscribers.clear();
    for (const subscriber of all) subscriber.ended();
  };
  const heard = (notice: string) => {
    const { customer, ...event } = JSON.parse(notice) as OrderEvent & { customer: number };
    for (const subscriber of subscribers.get(customer) ?? []) subscriber.changed(event);
  };
  const listen = () => {
    const started = database.listen(orderChanges, { heard, lost: endAll });
    // The next one to subscribe tries again.
    started.catch(() => {
      if (listening === started) listening = undefined;
    });
    return started;
  };

  return {
    /** Resolves when nothing that happens from then on is missed; what it gives ends it. */
    async subscribe(customerId: number, subscriber: Subscriber) {
      listening ??= listen();
      await listening;
      const own = subscribers.get(customerId) ?? new Set();
      subscribers.set(customerId, own.add(subscriber));
      return () => {
        own.delete(subscriber);
        if (own.size === 0 && subscribers.get(customerId) === own) subscribers.delete(customerId);
      };
    },

    /** Ends all, and the listening. */
    async close() {
      const stop = await listening?.catch(() => undefined);
      endAll();
      await stop?.();
    },
  };
}

type OrderEvents = ReturnType<typeof createOrderEvents>;

const beat = 25_000;
/** Then the customer asks again, with a token that is looked at again. */
const longest = 5 * 60_000;

/** Changes of a customer's orders as server-sent events; the generated contract has no calls that don't end. */
export function customerEventRoutes(app: FastifyInstance, { sessions }: Accounts, events: OrderEvents) {
  app.addHook('preClose', () => events.close());
  app.get(
    '/api/v2/customer/events',
    { config: { isPrivate: true }, onRequest: authenticate(sessions) },
    async ({ customer }, reply) => {
      if (!customer) throw new Error('A private call came without its customer');
      const { raw: response } = reply;
      const unsubscribe = await events.subscribe(customer.id, {
        changed: (event) => response.write(`event: order\ndata: ${JSON.stringify(event)}\n\n`),
        ended: () => response.end(),
      });
      reply.hijack();
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        connection: 'close',
        'x-content-type-options': 'nosniff',
      });
      response.write(': listening\n\n');
      const beating = setInterval(() => response.write(': still here\n\n'), beat);
      const ending = setTimeout(() => response.end(), longest);
      response.on('close', () => {
        clearInterval(beating);
        clearTimeout(ending);
        unsubscribe();
      });
    },
  );
}

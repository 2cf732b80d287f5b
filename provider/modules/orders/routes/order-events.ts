import type { Database } from '../../../database/database';
import { orderChanges } from '../queries/record-change';

/** A change of an order as its customer is told it. */
export interface OrderEvent {
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

export type OrderEvents = ReturnType<typeof createOrderEvents>;

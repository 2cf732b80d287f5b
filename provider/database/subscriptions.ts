import type { Database } from './database';

type Notice = Readonly<Record<string, unknown>>;

export interface Subscriber<Name extends string> {
  onChange(name: Name, event: object): void;
  onEnd(): void;
}

interface SubscriptionsOptions<Name extends string, Topic> {
  database: Database;
  /** The database channel of each event. */
  channels: Readonly<Record<Name, string>>;
  /** Whom a notice is for, and what of it they get. */
  read: (notice: Notice) => { topic: Topic; event: object };
}

/** Events of all provider processes, received as notifications of the database. */
export function createSubscriptions<Name extends string, Topic>({
  database,
  channels,
  read,
}: SubscriptionsOptions<Name, Topic>) {
  const subscribers = new Map<Topic, Set<Subscriber<Name>>>();
  let listener: Promise<() => Promise<void>> | undefined;

  const endAll = () => {
    listener = undefined;
    const all = [...subscribers.values()].flatMap((some) => [...some]);
    subscribers.clear();
    for (const subscriber of all) subscriber.onEnd();
  };
  const tell = (name: Name, notice: string) => {
    const { topic, event } = read(JSON.parse(notice) as Notice);
    for (const subscriber of subscribers.get(topic) ?? []) subscriber.onChange(name, event);
  };
  const listenToAll = async () => {
    const stops: (() => Promise<void>)[] = [];
    const stopAll = async () => {
      await Promise.all(stops.map((stop) => stop()));
    };
    try {
      for (const [name, channel] of Object.entries(channels) as [Name, string][]) {
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
    async subscribe(topic: Topic, subscriber: Subscriber<Name>) {
      listener ??= listen();
      await listener;
      const own = subscribers.get(topic) ?? new Set();
      subscribers.set(topic, own.add(subscriber));
      return () => {
        own.delete(subscriber);
        if (own.size === 0 && subscribers.get(topic) === own) subscribers.delete(topic);
      };
    },

    async close() {
      const stop = await listener?.catch(() => undefined);
      endAll();
      await stop?.();
    },
  };
}

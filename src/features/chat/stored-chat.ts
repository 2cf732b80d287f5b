import { useEffect, useMemo } from 'react';
import type { OutgoingMessage } from '../../../machines/chat/message-composer';
import { useStore } from '../../api/store-context';
import { timedValue } from '../../storage/timed-value';
import type { ChatFlows } from './use-chat';

const isMessage = (value: unknown): value is OutgoingMessage =>
  typeof value === 'object' && value !== null && 'code' in value && 'text' in value && 'writtenAt' in value;

interface Stored {
  draft: string;
  queue: readonly OutgoingMessage[];
}

/** What was written and not sent yet; pictures are too large to store. */
export function useStoredChat(customer: string, subject: string) {
  const { codename } = useStore();
  return useMemo(() => {
    const stored = timedValue('local/customer/chat', codename, { customer, subject });
    const read = (): Stored => {
      const { draft, queue } = (stored.read() ?? {}) as { draft?: unknown; queue?: unknown };
      return {
        draft: typeof draft === 'string' ? draft : '',
        queue: Array.isArray(queue) ? queue.filter(isMessage).map((message) => ({ ...message, picture: null })) : [],
      };
    };
    return {
      read,
      write: (change: Partial<Stored>) => {
        const value = { ...read(), ...change };
        stored.write(value.draft === '' && value.queue.length === 0 ? null : value);
      },
    };
  }, [codename, customer, subject]);
}

export type StoredChat = ReturnType<typeof useStoredChat>;

/** Keeps the texts of the queue over a reload, with their codes, so that each is sent once. */
export function useStoredQueue({ composer }: ChatFlows, { write }: StoredChat) {
  useEffect(() => {
    let last = composer.getSnapshot().context.queue;
    const subscription = composer.subscribe(({ context: { queue } }) => {
      if (queue !== last) write({ queue: queue.filter(({ picture }) => picture === null) });
      last = queue;
    });
    return () => subscription.unsubscribe();
  }, [composer, write]);
}

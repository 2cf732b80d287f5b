import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Refusal } from '../../../machines/orders/attempt';
import type { OutgoingMessage, RefusedMessage, UnsentMessages } from '../../../machines/chat/message-composer';
import { useStore } from '../../api/store-context';
import { removePicture } from '../../storage/stored-pictures';
import { timedValue } from '../../storage/timed-value';
import type { ChatFlows } from './use-chat';

interface StoredMessage extends OutgoingMessage {
  refusal?: Refusal;
}

interface Stored extends UnsentMessages {
  draft: string;
}

const isMessage = (value: unknown): value is StoredMessage =>
  typeof value === 'object' && value !== null && 'code' in value && 'text' in value && 'writtenAt' in value;

const isRefused = (message: OutgoingMessage): message is RefusedMessage =>
  'refusal' in message && typeof message.refusal === 'object' && message.refusal !== null;

const readMessages = (value: unknown): StoredMessage[] =>
  Array.isArray(value)
    ? value.filter(isMessage).map((message) => ({ ...message, hasPicture: message.hasPicture === true }))
    : [];

const listeners = new Set<() => void>();
let changes = 0;

function noteChange() {
  changes += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', noteChange);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', noteChange);
  };
}

/** Renders again when something is stored or sent, in this tab or another. */
export const useStoredChanges = () =>
  useSyncExternalStore(
    subscribe,
    () => changes,
    () => 0,
  );

/** What a customer wrote in a chat and is not sent yet. `subject` is whom it is with. */
export function storedChat(codename: string, customer: string, subject: string) {
  const stored = timedValue('local/customer/chat', codename, { customer, subject });
  const read = (): Stored => {
    const { draft, queue, refused } = (stored.read() ?? {}) as { [field in keyof Stored]?: unknown };
    return {
      draft: typeof draft === 'string' ? draft : '',
      queue: readMessages(queue),
      refused: readMessages(refused).filter(isRefused),
    };
  };
  const write = ({ draft, queue, refused }: Stored) => {
    stored.write(draft === '' && queue.length === 0 && refused.length === 0 ? null : { draft, queue, refused });
    noteChange();
  };
  return {
    read,
    writeDraft: (draft: string) => write({ ...read(), draft }),
    /** @param own the codes of those that their page has had: others may be of another tab */
    writeMessages: ({ queue, refused }: UnsentMessages, own: ReadonlySet<string>) => {
      const before = read();
      const isOther = ({ code }: OutgoingMessage) => !own.has(code);
      const unsent = new Set([...queue, ...refused].map(({ code }) => code));
      for (const { code, hasPicture } of [...before.queue, ...before.refused])
        if (hasPicture && own.has(code) && !unsent.has(code))
          void removePicture(codename, customer, code).catch(() => undefined);
      write({
        draft: before.draft,
        queue: [...queue, ...before.queue.filter(isOther)],
        refused: [...refused, ...before.refused.filter(isOther)],
      });
    },
  };
}

export type StoredChat = ReturnType<typeof storedChat>;

export function useStoredChat(customer: string, subject: string): StoredChat {
  const { codename } = useStore();
  return useMemo(() => storedChat(codename, customer, subject), [codename, customer, subject]);
}

/** Stores what is still to be sent, with its codes, so that each is sent once, whatever page sends it. */
export function useStoredMessages({ composer }: Pick<ChatFlows, 'composer'>, { writeMessages }: StoredChat) {
  useEffect(() => {
    let last: UnsentMessages = composer.getSnapshot().context;
    const own = new Set<string>();
    const note = () => {
      for (const { code } of [...last.queue, ...last.refused]) own.add(code);
    };
    note();
    const subscription = composer.subscribe(({ context }) => {
      if (context.queue === last.queue && context.refused === last.refused) return;
      last = context;
      note();
      writeMessages(last, own);
    });
    return () => subscription.unsubscribe();
  }, [composer, writeMessages]);
}

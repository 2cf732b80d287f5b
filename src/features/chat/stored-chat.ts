import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { OutgoingMessage, UnsentMessages } from '../../../machines/chat/message-composer';
import { useStore } from '../../api/store-context';
import { removePicture } from '../../storage/stored-pictures';
import { fields, flag, number, or, orNull } from '../../storage/fields';
import { listOf, text } from '../../storage/shape';
import { timedValue } from '../../storage/timed-value';
import type { ChatFlows } from './use-chat';

interface Stored extends UnsentMessages {
  draft: string;
}

const messageShapes = {
  code: text,
  text,
  hasPicture: or(flag, false),
  item: orNull(
    fields({
      id: text,
      title: text,
      image: orNull(text),
      price: orNull(fields({ amount: number, currency: text })),
    }),
  ),
  writtenAt: text,
};

const unsentShape = fields({
  draft: or(text, ''),
  queue: or(listOf(fields(messageShapes)), []),
  refused: or(
    listOf(fields({ ...messageShapes, refusal: fields({ code: text, message: text, total: orNull(number) }) })),
    [],
  ),
});

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

/** Re-renders when something is stored or sent, in this tab or another. */
export const useStoredChanges = () =>
  useSyncExternalStore(
    subscribe,
    () => changes,
    () => 0,
  );

/** A customer's unsent messages in a chat. @param subject the other party of the chat */
export function storedChat(codename: string, customer: string, subject: string) {
  const stored = timedValue('local/customer/chat', unsentShape, codename, { customer, subject });
  const read = (): Stored => stored.read() ?? { draft: '', queue: [], refused: [] };
  const write = ({ draft, queue, refused }: Stored) => {
    stored.write(draft === '' && queue.length === 0 && refused.length === 0 ? null : { draft, queue, refused });
    noteChange();
  };
  return {
    read,
    writeDraft: (draft: string) => write({ ...read(), draft }),
    /** @param own the codes of this page's messages; others may belong to another tab */
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

/** Stores unsent messages with their codes, so that each is sent exactly once, by any page. */
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

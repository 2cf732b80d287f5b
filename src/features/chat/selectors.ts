import type { SnapshotFrom } from 'xstate';
import type { chatThreadMachine } from '../../../machines/chat/chat-thread';
import type { messageComposerMachine } from '../../../machines/chat/message-composer';
import { isAfter, type ThreadMessage } from '../../../machines/chat/thread-messages';

export type { OutgoingMessage, RefusedMessage, UnsentMessages } from '../../../machines/chat/message-composer';
export type { MessageItem, ThreadMessage } from '../../../machines/chat/thread-messages';

type ThreadSnapshot = SnapshotFrom<typeof chatThreadMachine>;
type ComposerSnapshot = SnapshotFrom<typeof messageComposerMachine>;

/** The status of loading older messages. */
export function olderStatusOf(snapshot: ThreadSnapshot) {
  if (snapshot.matches({ older: 'ended' })) return 'ended';
  if (snapshot.matches({ older: 'failed' })) return 'failed';
  return snapshot.matches({ older: 'resting' }) ? 'resting' : 'loading';
}

export const pictureGone = 'PICTURE_GONE';

/** Whether sending the first message of the queue has failed. */
export const isStalled = (snapshot: ComposerSnapshot) => snapshot.matches('stalled');

/** Whether the recipient has seen the message. */
export const isRead = ({ id }: { id: string }, readUntil: string | null) =>
  readUntil !== null && !isAfter(id, readUntil);

export const countFromOthers = (messages: readonly ThreadMessage[], after: string) =>
  messages.filter(({ id, isOwn }) => !isOwn && isAfter(id, after)).length;

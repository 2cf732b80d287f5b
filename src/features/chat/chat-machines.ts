import { fromCallback, fromPromise } from 'xstate';
import { chatThreadMachine } from '../../../machines/chat/chat-thread';
import {
  type MessageComposerEvent,
  messageComposerMachine,
  type OutgoingMessage,
} from '../../../machines/chat/message-composer';
import type { ThreadPage } from '../../../machines/chat/thread-messages';
import { ChatMessagesDocument } from '../../__generated__/documents/chat-messages';
import { MarkChatReadDocument } from '../../__generated__/documents/mark-chat-read';
import { SendMessageDocument } from '../../__generated__/documents/send-message';
import type { Chat_ThreadFragment } from '../../__generated__/gql/graphql';
import { onConnectionReturn } from '../../api/connection';
import type { Execute } from '../../api/execute';
import { unwrap } from '../../api/unwrap';
import { uploadPicture } from '../../api/upload-picture';
import { readPicture } from '../../storage/stored-pictures';
import { pictureGone } from './selectors';

export const pageOf = ({ readUntil, messages: { nodes, pageInfo } }: Chat_ThreadFragment): ThreadPage => ({
  messages: [...nodes].reverse(),
  older: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  readUntil,
});

/** Errors that a retry may resolve; all others are final. */
const passing: readonly string[] = [
  'OFFLINE',
  'SLOW',
  'OTHER_SESSION',
  'BUSY',
  'SERVER',
  'SIGNED_OUT',
  'PROVIDER_UNAVAILABLE',
  'PROVIDER_TIMEOUT',
  'INTERNAL',
  'MESSAGE_FLOOD',
];

type SendBack = (event: MessageComposerEvent) => void;

const unanswered = { type: 'send.fail', refusal: null } as const;

/** @param message the provider's text; empty if it has not answered */
function endIn(sendBack: SendBack, code: string, message: string) {
  const refusal = { code, message, total: null };
  if (!passing.includes(code)) return sendBack({ type: 'send.refuse', refusal });
  return sendBack(message === '' ? unanswered : { type: 'send.fail', refusal });
}

export interface ChatConnection {
  execute: Execute;
  /** Null for the store itself. */
  shop: string | null;
  uploadUrl: string;
}

async function loadPage({ execute, shop }: ChatConnection, after: string | null, signal?: AbortSignal) {
  const { customer } = unwrap(await execute(ChatMessagesDocument, { shop, after }, signal));
  const chat = customer?.chat;
  if (!chat) throw new Error('The chat is gone');
  return pageOf(chat);
}

/** Not aborted when the page is unmounted, because a sent message counts. */
async function sendText({ execute, shop }: ChatConnection, message: OutgoingMessage, sendBack: SendBack) {
  const { text, item, code: idempotencyKey } = message;
  const input = { shop, text, item: item?.id ?? null, idempotencyKey };
  const answer = await execute(SendMessageDocument, { input, after: null });
  if (!answer.ok) return endIn(sendBack, answer.code, '');
  const { sendMessage } = answer.data;
  return sendMessage.__typename === 'Chat'
    ? sendBack({ type: 'send.accept', page: pageOf(sendMessage) })
    : endIn(sendBack, sendMessage.code, sendMessage.message);
}

function sendPicture(connection: ChatConnection, picture: Blob, { code }: OutgoingMessage, sendBack: SendBack) {
  return uploadPicture({
    url: connection.uploadUrl,
    picture,
    headers: { 'idempotency-key': code },
    onProgress: (progress) => sendBack({ type: 'send.progress', progress }),
    onEnd(end) {
      if (end.outcome === 'refused') return endIn(sendBack, end.code, end.message);
      if (end.outcome === 'failed') return sendBack(unanswered);
      return void loadPage(connection, null).then(
        (newest) => sendBack({ type: 'send.accept', page: newest }),
        () => sendBack(unanswered),
      );
    },
  });
}

export const chatMachines = (connection: ChatConnection) => ({
  thread: chatThreadMachine.provide({
    actors: {
      refresh: fromPromise<ThreadPage, undefined>(({ signal }) => loadPage(connection, null, signal)),
      loadOlder: fromPromise<ThreadPage, string>(({ input, signal }) => loadPage(connection, input, signal)),
      markRead: fromPromise<string, string>(async ({ input: message }) => {
        const { execute, shop } = connection;
        unwrap(await execute(MarkChatReadDocument, { input: { shop, message } }));
        return message;
      }),
    },
  }),
  composer: messageComposerMachine.provide({
    actors: {
      watchConnection: fromCallback<MessageComposerEvent>(({ sendBack }) =>
        onConnectionReturn(() => sendBack({ type: 'connection.return' })),
      ),
      sendMessage: fromCallback<MessageComposerEvent, OutgoingMessage>(({ input, sendBack }) => {
        if (!input.hasPicture) return void sendText(connection, input, sendBack);
        let abort: (() => void) | null = () => {};
        void readPicture(input.code).then((picture) => {
          if (abort === null) return;
          if (picture) abort = sendPicture(connection, picture, input, sendBack);
          else endIn(sendBack, pictureGone, '');
        });
        return () => {
          abort?.();
          abort = null;
        };
      }),
    },
  }),
});

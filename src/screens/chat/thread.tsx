import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { ChatScreenQuery } from '../../__generated__/gql/graphql';
import { isStalled, type MessageItem } from '../../features/chat/selectors';
import { useStoredChat, useStoredMessages } from '../../features/chat/stored-chat';
import { pageOf } from '../../features/chat/chat-machines';
import { useChat } from '../../features/chat/use-chat';
import { storePicture } from '../../storage/stored-pictures';
import { newSessionCode } from '../../api/session-code';
import { useStore } from '../../api/store-context';
import { useMessages } from '../../i18n/use-messages';
import { itemPath, homePath } from '../../routing/paths';
import { token } from '../../theme/token';
import { Link } from '../../ui/link/link';
import { Picture } from '../../ui/media/picture';
import { chatStart } from './chat-start';
import { Composer, type DraftMessage } from './composer';
import { MessageList } from './message-list';
import { useViewer } from './message-bubble';
import { Text } from '../../ui/text/text';

type Chat = NonNullable<NonNullable<ChatScreenQuery['customer']>['chat']>;

const Head = styled(Link)`
  /* Only the thread scrolls, between its head and the composer. */
  #root:has(&) {
    height: 100dvh;
    overflow: hidden;
  }

  #main:has(&) {
    min-height: 0;
  }

  display: flex;
  flex: none;
  gap: ${token('space-3')};
  align-items: center;
  min-height: ${token('size-row')};
  padding: ${token('space-2')} ${token('space-4')};
  border-bottom: 1px solid ${token('color-border')};
  background: ${token('color-surface')};
`;

/** Shown instead of the composer. */
const Closed = styled.p`
  flex: none;
  padding: ${token('space-4')};
  border-top: 1px solid ${token('color-border')};
  color: ${token('color-text-muted')};
  text-align: center;
`;

export interface ThreadProps {
  /** The browser's storage is read only after hydration. */
  isHydrated: boolean;
  chat: Chat;
  /** Null for the store itself. */
  shop: string | null;
  customer: string;
  /** The item that the chat starts with. */
  item: MessageItem | null;
  orderNumber: string | null;
}

export function Thread({ isHydrated, chat, shop, customer, item, orderNumber }: ThreadProps) {
  const m = useMessages();
  const { codename } = useStore();
  const { id, party, name, image, unread, isOpen } = chat;
  const stored = useStoredChat(customer, id);
  const [{ draft, ...unsent }] = useState(() => (isHydrated ? stored.read() : { draft: '', queue: [], refused: [] }));
  const page = pageOf(chat);
  const [start] = useState(() => chatStart({ about: item, orderNumber }, page.messages, unsent.queue));
  const [about, setAbout] = useState(start.about);
  const flows = useChat({ id, party, shop, unread, page, unsent });
  const { thread, composer } = flows;
  const [sentCount, countSent] = useState(0);
  const stalled = useSelector(composer, isStalled);
  const viewer = useViewer(name);
  useStoredMessages(flows, stored);
  useEffect(() => thread.send({ type: 'chat.change' }), [thread]);

  const send = ({ text, picture }: DraftMessage) => {
    const isText = picture === null;
    const code = newSessionCode();
    if (!isText) void storePicture(codename, customer, code, picture).catch(() => undefined);
    composer.send({
      type: 'message.add',
      message: {
        code,
        text,
        hasPicture: !isText,
        item: isText ? about : null,
        writtenAt: new Date().toISOString(),
      },
    });
    if (isText) setAbout(null);
    countSent((count) => count + 1);
  };
  return (
    <>
      <Head to={party === 'SHOP' && isOpen ? itemPath({ title: name, id }) : homePath}>
        <Picture path={image} width={36} shape="round" label={name} />
        <div>
          <Text as="h1" $size="body" $weight={700} $breaks>
            <bdi>{name}</bdi>
          </Text>
          <Text as="small" $tone="text-muted" $size="small" $weight={600}>
            {m(party === 'STORE' ? 'chat.admin' : 'chat.seller')}
          </Text>
        </div>
      </Head>
      <MessageList key={id} flows={flows} stalled={stalled} sentCount={sentCount} onOpenPicture={viewer.open} />
      {isOpen ? (
        <Composer
          draft={draft || (start.orderNumber === null ? '' : m('chat.about-order', { number: start.orderNumber }))}
          about={about}
          onDraft={stored.writeDraft}
          onItemRemove={() => setAbout(null)}
          onSend={send}
        />
      ) : (
        <Closed>{m('chat.closed')}</Closed>
      )}
      {viewer.element}
    </>
  );
}

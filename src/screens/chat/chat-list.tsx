import MessagesSquare from 'lucide-react/icons/messages-square';
import { useMemo } from 'react';
import styled from 'styled-components';
import { ChatScreenDocument } from '../../__generated__/documents/chat-screen';
import type { ChatScreenQuery } from '../../__generated__/gql/graphql';
import { useLiveDocument } from '../../api/live';
import { useStore } from '../../api/store-context';
import { useStoredChanges, useStoredChat } from '../../features/chat/stored-chat';
import { useMessageTime } from '../../features/chat/message-time';
import { nextPage, useMoreFocus } from '../../features/paging/next-page';
import { usePaging } from '../../features/paging/use-paging';
import { useMessages } from '../../i18n/use-messages';
import { useHydrated } from '../../lazy/use-hydrated';
import { chatListPath, lostParameter, threadPath, unreadParameter, unreadTab } from '../../routing/chat-paths';
import { usePageContext } from '../../routing/page-context';
import { messagesPath } from '../../routing/paths';
import { token } from '../../theme/token';
import { LinkButton } from '../../ui/button/button';
import { LoadMore } from '../../ui/button/load-more';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Row } from '../../ui/layout/row';
import { Link } from '../../ui/link/link';
import { ListText, listRow } from '../../ui/list/list-row';
import { RowList } from '../../ui/list/row-list';
import { Picture } from '../../ui/media/picture';
import { TabBar } from '../../ui/menu/tab-bar';
import { chatVariables } from './routes';

type Chats = NonNullable<NonNullable<ChatScreenQuery['customer']>['chats']>;
type Chat = Chats['nodes'][number];

const nothingStored = { draft: '', queue: [], refused: [] };
const listParams = { toType: '0', toId: '0' };

const ThreadLink = styled(Link)`
  ${listRow}
  min-height: 4.5rem;
`;

const Line = styled.bdi<{ $strong: boolean }>`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${({ $strong }) => $strong && `color: ${token('color-text')}; font-weight: 600;`}
`;

const Lost = styled.p`
  padding: ${token('space-3')} ${token('space-4')};
  background: ${token('color-warning-soft')};
`;

const Aside = styled.span`
  display: grid;
  flex: none;
  gap: ${token('space-1')};
  justify-items: end;
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
`;

const Count = styled.b`
  min-width: 1.67em;
  padding: 0 0.5em;
  border-radius: 1em;
  background: ${token('color-action')};
  color: ${token('color-action-text')};
  line-height: 1.67;
  text-align: center;
`;

const Label = styled.span`
  padding: 0 ${token('space-1')};
  border-radius: ${token('radius-badge')};
  background: ${token('color-action-soft')};
  color: ${token('color-link')};
  font-size: ${token('font-small')};
  font-weight: 600;
`;

interface ChatRowProps {
  chat: Chat;
  customer: string;
}

/** The unsent message of this browser, otherwise the newest message. */
function useRowText({ chat: { id, lastKind, lastText, isLastOwn }, customer }: ChatRowProps) {
  const m = useMessages();
  const stored = useStoredChat(customer, id);
  useStoredChanges();
  const { draft, queue, refused } = useHydrated() ? stored.read() : nothingStored;
  const unsent = [...refused, ...queue].at(-1);
  if (unsent) return m('chat.unsent-text', { text: unsent.hasPicture ? m('chat.picture') : unsent.text });
  if (draft.trim() !== '') return m('chat.draft-text', { text: draft });
  const text = lastKind === 'PICTURE' ? m('chat.picture') : lastText;
  return isLastOwn ? m('chat.own-text', { text }) : text;
}

function ChatRow({ chat, customer }: ChatRowProps) {
  const m = useMessages();
  const { shortOf } = useMessageTime();
  const { party, name, image, unread, lastAt } = chat;
  const text = useRowText({ chat, customer });
  return (
    <article>
      <ThreadLink to={threadPath(chat)}>
        <Picture path={image} width={48} shape="round" label={name} />
        <ListText>
          <Row as="span" $gap={[0, 2]} $wraps>
            <Line $strong>{name}</Line>
            {party === 'STORE' && <Label>{m('chat.admin')}</Label>}
          </Row>
          <small>
            <Line $strong={unread > 0}>{text}</Line>
          </small>
        </ListText>
        <Aside>
          <time dateTime={lastAt}>{shortOf(lastAt)}</time>
          {unread > 0 && (
            <Count aria-label={m('chat.unread-count', { count: unread })}>{unread > 99 ? '99+' : unread}</Count>
          )}
        </Aside>
      </ThreadLink>
    </article>
  );
}

export interface ChatListProps {
  first: Chats;
  customer: string;
  search: URLSearchParams;
  tabs: boolean;
}

/** All chats, or those with unread messages; newest first. */
export function ChatList({ first, customer, search, tabs }: ChatListProps) {
  const m = useMessages();
  const { id } = useStore();
  const { endpoint } = usePageContext();
  const query = search.toString();
  const question = useMemo(() => chatVariables(listParams, new URLSearchParams(query)), [query]);
  useLiveDocument(endpoint, ChatScreenDocument, question);
  const isUnread = search.get(unreadParameter) === unreadTab;
  const { pages, next, status, more } = usePaging({
    document: ChatScreenDocument,
    variablesAt: (cursor) => chatVariables(listParams, search, cursor),
    nextOf: ({ customer: owner }) => (owner?.chats ? nextPage(owner.chats.pageInfo) : null),
    first: nextPage(first.pageInfo),
  });
  const all = [first, ...pages.flatMap(({ customer: owner }) => owner?.chats ?? [])].flatMap(({ nodes }) => nodes);
  // A chat that moves to the top may still be in an older page.
  const chats = all.filter((chat, at) => all.findIndex((other) => other.id === chat.id) === at);
  const moreRef = useMoreFocus(chats.length);
  const tab = (name: string, label: string, unread: boolean) => ({
    id: name,
    label,
    image: null,
    selected: isUnread === unread,
    link: { to: chatListPath(unread), replace: true },
  });
  return (
    <>
      {tabs && (
        <TabBar
          even
          label={m('title.chat')}
          entries={[tab('all', m('chat.all'), false), tab('unread', m('chat.unread'), true)]}
        />
      )}
      {search.has(lostParameter) && <Lost role="status">{m('chat.gone')}</Lost>}
      {chats.length === 0 ? (
        <EmptyState
          as="h1"
          icon={<MessagesSquare size={40} strokeWidth={1.5} />}
          title={m('chat.empty')}
          text={m(isUnread ? 'chat.empty-unread' : 'chat.empty-hint')}
        >
          {isUnread ? (
            <LinkButton to={messagesPath} replace>
              {m('chat.see-list')}
            </LinkButton>
          ) : (
            <LinkButton to={threadPath({ party: 'STORE', id })}>{m('chat.write-admin')}</LinkButton>
          )}
        </EmptyState>
      ) : (
        <div ref={moreRef}>
          <RowList>
            {chats.map((chat) => (
              <li key={chat.id}>
                <ChatRow chat={chat} customer={customer} />
              </li>
            ))}
          </RowList>
          <LoadMore status={status} onMore={more} to={chatListPath(isUnread, next)} />
        </div>
      )}
    </>
  );
}

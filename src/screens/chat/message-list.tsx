import { useSelector } from '@xstate/react';
import { Fragment, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { countFromOthers, olderStatusOf } from '../../features/chat/selectors';
import type { ChatFlows } from '../../features/chat/use-chat';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { RetryLink } from '../../ui/button/retry-link';
import { DayMark, MessageChunk } from './message-chunk';
import { createGrouping } from './message-groups';
import { OutgoingBubble } from './outgoing-bubble';
import { ToNewest } from './to-newest';

const Frame = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

/** Starts at its end and stays there, so content added above does not shift it. */
const Scroller = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column-reverse;
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Log = styled.div`
  margin-bottom: auto;
  padding: ${token('space-3')} ${token('space-3')} ${token('space-4')};
`;

const Note = styled.p`
  padding: ${token('space-3')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
  text-align: center;
  overflow-anchor: none;
`;

/** The scroll position, as a share of the list's length from its end, at which older messages are loaded. */
const loadAt = 0.7;

export interface MessageListProps {
  flows: ChatFlows;
  stalled: boolean;
  /** Increases with every message sent here. */
  sentCount: number;
  onOpenPicture: (message: string) => void;
}

export function MessageList({ flows: { thread, composer }, stalled, sentCount, onOpenPicture }: MessageListProps) {
  const m = useMessages();
  const scroller = useRef<HTMLDivElement>(null);
  const [groupsOf] = useState(createGrouping);
  const messages = useSelector(thread, ({ context }) => context.messages);
  const readUntil = useSelector(thread, ({ context }) => context.readUntil);
  const older = useSelector(thread, olderStatusOf);
  const queue = useSelector(composer, ({ context }) => context.queue);
  const refused = useSelector(composer, ({ context }) => context.refused);
  /** The newest message when the customer scrolled away from the end; null at the end. */
  const [leftAt, setLeftAt] = useState<string | null>(null);
  const groups = groupsOf(messages);
  const newest = messages.at(-1);

  const look = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    const rest = scrollHeight - clientHeight;
    const isAtEnd = Math.abs(scrollTop) <= clientHeight / 2;
    if (rest <= 0 || Math.abs(scrollTop) / rest > loadAt) thread.send({ type: 'page.load' });
    if (!document.hidden && isAtEnd) thread.send({ type: 'chat.see' });
    const newestNow = thread.getSnapshot().context.messages.at(-1)?.id ?? '';
    setLeftAt((current) => (isAtEnd ? null : (current ?? newestNow)));
  }, [thread]);
  useEffect(() => {
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [look, newest?.id, older]);
  useLayoutEffect(() => {
    if (sentCount > 0) scroller.current?.scrollTo({ top: 0 });
  }, [sentCount]);
  const toNewest = () => {
    scroller.current?.scrollTo({ top: 0 });
    scroller.current?.focus({ preventScroll: true });
  };

  const sent = new Set(messages.map(({ idempotencyKey }) => idempotencyKey));
  const outgoing = [...refused, ...queue].filter(({ code }) => !sent.has(code));
  const isEmpty = messages.length === 0 && outgoing.length === 0;
  return (
    <Frame>
      <Scroller ref={scroller} tabIndex={0} onScroll={look} aria-label={m('chat.messages')}>
        <Log role="log" aria-label={m('chat.messages')}>
          {isEmpty && <Note>{m('chat.empty')}</Note>}
          {older === 'ended' && !isEmpty && <Note>{m('chat.end')}</Note>}
          {older === 'loading' && <Note role="status">{m('list.loading')}</Note>}
          {older === 'failed' && (
            <Note>
              <RetryLink $look="secondary" $small onRetry={() => thread.send({ type: 'page.retry' })} />
            </Note>
          )}
          {groups.map((group, at) => (
            <MessageChunk
              key={group.key}
              group={group}
              readUntil={readUntil}
              isNewest={at >= groups.length - 2}
              onOpenPicture={onOpenPicture}
            />
          ))}
          {outgoing.map((message, at) => (
            <Fragment key={message.code}>
              <DayMark
                moment={message.writtenAt}
                before={(at > 0 ? outgoing[at - 1]?.writtenAt : newest?.sentAt) ?? null}
              />
              <OutgoingBubble
                message={message}
                isStalled={stalled && message.code === queue[0]?.code}
                flow={composer}
              />
            </Fragment>
          ))}
        </Log>
      </Scroller>
      {leftAt !== null && <ToNewest count={countFromOthers(messages, leftAt)} onClick={toNewest} />}
    </Frame>
  );
}

import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMessageTime } from '../../features/chat/message-time';
import { olderStatusOf, type ThreadMessage } from '../../features/chat/selectors';
import type { ChatFlows } from '../../features/chat/use-chat';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { RetryLink } from '../../ui/button/retry-link';
import { MessageBubble } from './message-bubble';
import { OutgoingBubble } from './outgoing-bubble';

/** Begins at its end and stays there: what comes above moves nothing. */
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
`;

const Day = styled.h2`
  width: fit-content;
  margin: ${token('space-3')} auto;
  padding: ${token('space-1')} ${token('space-3')};
  border-radius: ${token('radius-sheet')};
  background: ${token('color-placeholder')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
  font-weight: 500;
`;

const chunkSize = 30;
/** Of the list, as a share of its length from its end, from where older messages are asked for. */
const loadAt = 0.7;
/** Pixels around the visible part in which messages are rendered. */
const margin = '1200px';

/** Messages that are far from view are but a space of their height, so that thousands scroll like thirty. */
function Chunk({ isFirstShown, children }: { isFirstShown: boolean; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setHeight(entry.isIntersecting ? null : entry.boundingClientRect.height);
      },
      { root: element.closest('[role=log]')?.parentElement ?? null, rootMargin: `${margin} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const isRendered = height === null || (isFirstShown && height === 0);
  return (
    <div ref={ref} style={isRendered ? undefined : { height }}>
      {isRendered && children}
    </div>
  );
}

/** Chunks that keep their messages when older ones come before them and newer ones after. */
function useChunks(messages: readonly ThreadMessage[]) {
  const [anchor] = useState(() => messages[0]?.id);
  const offset = Math.max(
    0,
    messages.findIndex(({ id }) => id === anchor),
  );
  const chunks = new Map<number, ThreadMessage[]>();
  for (const [at, message] of messages.entries()) {
    const key = Math.floor((at - offset) / chunkSize);
    const chunk = chunks.get(key) ?? [];
    chunk.push(message);
    chunks.set(key, chunk);
  }
  return [...chunks];
}

export interface MessageListProps {
  flows: ChatFlows;
  stalled: boolean;
  /** Grows with every message that is written here. */
  sentCount: number;
  onOpenPicture: (message: string) => void;
}

export function MessageList({ flows: { thread, composer }, stalled, sentCount, onOpenPicture }: MessageListProps) {
  const m = useMessages();
  const { dayOf, dayNameOf } = useMessageTime();
  const scroller = useRef<HTMLDivElement>(null);
  const messages = useSelector(thread, ({ context }) => context.messages);
  const readUntil = useSelector(thread, ({ context }) => context.readUntil);
  const older = useSelector(thread, olderStatusOf);
  const queue = useSelector(composer, ({ context }) => context.queue);
  const refused = useSelector(composer, ({ context }) => context.refused);
  const chunks = useChunks(messages);
  const sent = new Set(messages.map(({ sessionCode }) => sessionCode));
  const newest = messages.at(-1)?.id;

  const look = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    const rest = scrollHeight - clientHeight;
    if (rest <= 0 || Math.abs(scrollTop) / rest > loadAt) thread.send({ type: 'page.load' });
    if (!document.hidden && Math.abs(scrollTop) < clientHeight / 2) thread.send({ type: 'chat.see' });
  }, [thread]);
  useEffect(() => {
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [look, newest, older]);
  useLayoutEffect(() => {
    if (sentCount > 0) scroller.current?.scrollTo({ top: 0 });
  }, [sentCount]);

  const outgoing = [...refused, ...queue].filter(({ code }) => !sent.has(code));
  const moments = [...messages.map(({ sentAt }) => sentAt), ...outgoing.map(({ writtenAt }) => writtenAt)];
  const days = moments.map(dayOf);
  const keys = [...messages.map(({ id }) => id), ...outgoing.map(({ code }) => code)];
  /** Those before which a day begins. */
  const firsts = new Set(keys.filter((_, at) => days[at] !== days[at - 1]));
  const dayBefore = (key: string, moment: string) => firsts.has(key) && <Day>{dayNameOf(moment)}</Day>;
  const isEmpty = messages.length === 0 && outgoing.length === 0;
  return (
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
        {chunks.map(([key, chunk], at) => (
          <Chunk key={key} isFirstShown={at >= chunks.length - 2}>
            {chunk.map((message) => (
              <div key={message.id}>
                {dayBefore(message.id, message.sentAt)}
                <MessageBubble message={message} readUntil={readUntil} onOpenPicture={onOpenPicture} />
              </div>
            ))}
          </Chunk>
        ))}
        {outgoing.map((message) => (
          <div key={message.code}>
            {dayBefore(message.code, message.writtenAt)}
            <OutgoingBubble message={message} isStalled={stalled && message.code === queue[0]?.code} flow={composer} />
          </div>
        ))}
      </Log>
    </Scroller>
  );
}

import { Fragment, memo, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMessageTime } from '../../features/chat/message-time';
import { token } from '../../theme/token';
import { MessageBubble } from './message-bubble';
import type { MessageGroup } from './message-groups';

const Day = styled.h2`
  width: fit-content;
  margin: ${token('space-3')} auto;
  padding: ${token('space-1')} ${token('space-3')};
  border-radius: ${token('radius-sheet')};
  background: ${token('color-placeholder')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
  font-weight: 500;
  /* The first one disappears when older messages are loaded, so it must not anchor the scroll position. */
  overflow-anchor: none;
`;

/** Contains the margins of its messages, so that it has the same height without them. */
const Space = styled.div`
  display: flow-root;
`;

export interface DayMarkProps {
  moment: string;
  before: string | null;
}

export function DayMark({ moment, before }: DayMarkProps) {
  const { dayOf, dayNameOf } = useMessageTime();
  return before !== null && dayOf(before) === dayOf(moment) ? null : <Day>{dayNameOf(moment)}</Day>;
}

/** Pixels around the visible part in which messages are rendered. */
const margin = 1_200;

export interface MessageChunkProps {
  group: MessageGroup;
  readUntil: string | null;
  isNewest: boolean;
  onOpenPicture: (message: string) => void;
}

/** Messages far from view are replaced by a space of the same height, so that thousands scroll like thirty. */
export const MessageChunk = memo(function MessageChunk({
  group: { messages, before },
  readUntil,
  isNewest,
  onOpenPicture,
}: MessageChunkProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setHeight(entry.isIntersecting ? null : entry.boundingClientRect.height);
      },
      { root: element.closest('[role=log]')?.parentElement ?? null, rootMargin: `${margin}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const isRendered = height === null || (isNewest && height === 0);
  return (
    <Space ref={ref} style={isRendered ? undefined : { height }}>
      {isRendered &&
        messages.map((message, at) => (
          <Fragment key={message.id}>
            <DayMark moment={message.sentAt} before={messages[at - 1]?.sentAt ?? before} />
            <MessageBubble message={message} readUntil={readUntil} onOpenPicture={onOpenPicture} />
          </Fragment>
        ))}
    </Space>
  );
});

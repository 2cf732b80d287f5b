import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import FileText from 'lucide-react/icons/file-text';
import { type ReactNode, useState } from 'react';
import { useHref } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { useMessageTime } from '../../features/chat/message-time';
import { isRead, type MessageItem, type ThreadMessage } from '../../features/chat/selectors';
import { usePrice } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { lazyComponent } from '../../lazy/lazy-component';
import { messagePicturePath } from '../../routing/chat-paths';
import { itemPath } from '../../routing/paths';
import { token } from '../../theme/token';
import { Button } from '../../ui/button/button';
import type { PictureViewerProps } from '../../ui/dialog/picture-viewer';
import { OnDemand } from '../../ui/feedback/on-demand';
import { Link } from '../../ui/link/link';
import { Picture } from '../../ui/media/picture';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { MessageLink, MessageText, MessageWords } from './message-text';
import { Text } from '../../ui/text/text';
import { Row } from '../../ui/layout/row';

const PictureViewer = lazyComponent<PictureViewerProps>(
  () => import(/* webpackChunkName: "picture-viewer" */ '../../ui/dialog/picture-viewer'),
);

const Frame = styled.div<{ $own: boolean }>`
  display: grid;
  gap: 2px;
  justify-items: ${({ $own }) => ($own ? 'end' : 'start')};
  margin-top: ${token('space-2')};
`;

const Bubble = styled.div<{ $own: boolean }>`
  display: grid;
  gap: ${token('space-2')};
  max-width: min(82%, 25rem);
  padding: ${token('space-2')} ${token('space-3')};
  border-radius: ${token('radius-sheet')};
  ${({ $own }) => ($own ? 'border-end-end-radius' : 'border-end-start-radius')}: min(4px, ${token('radius-badge')});
  background: ${({ $own }) => token($own ? 'color-action-soft' : 'color-surface')};
  box-shadow: ${token('shadow-card')};
`;

/** A picture within a message, whole. */
export const pictureStyle = css`
  width: 320px;
  max-width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  border-radius: ${token('radius-card')};
  object-fit: contain;

  @media (max-width: 450px) {
    width: 65vw;
  }
`;

const Photo = styled(Picture)`
  ${pictureStyle}
`;

const PhotoButton = styled(Button)`
  display: block;
  padding: 0;
  background: none;
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')};
  align-items: center;
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
  font-variant-numeric: tabular-nums;

  &[role='alert'] {
    flex-wrap: nowrap;
    justify-content: end;
    color: ${token('color-sale')};
  }
`;

const Item = styled(Row)`
  padding: ${token('space-2')};
  border-radius: ${token('radius-card')};
  background: ${token('color-background')};
  color: ${token('color-text')};
`;

const ItemPicture = styled(Picture)`
  width: 44px;
  height: 44px;
  aspect-ratio: 1;
`;

const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** An item that a message is about. */
export function ItemFacts({ item: { title, image, price } }: { item: MessageItem }) {
  const priceText = usePrice();
  return (
    <Item as="span" $gap={2}>
      <ItemPicture path={image} width={44} shape="control" label={title} />
      <Words>
        <bdi>{title}</bdi>
        {price && (
          <Text as="b" $tone="price" $block translate="no">
            {priceText(price)}
          </Text>
        )}
      </Words>
    </Item>
  );
}

const File = styled(MessageLink)`
  display: flex;
  gap: ${token('space-2')};
  align-items: center;
  overflow-wrap: anywhere;
`;

function MessageFile({ text, url }: ThreadMessage) {
  const m = useMessages();
  if (url === null) return <MessageWords>{text}</MessageWords>;
  return (
    <File to={url} target="_blank" rel="noopener noreferrer nofollow" aria-label={m('chat.file', { name: text })}>
      <FileText size={20} aria-hidden style={{ flex: 'none' }} />
      {text}
    </File>
  );
}

function MessagePicture({ id, onOpen }: { id: string; onOpen: (message: string) => void }) {
  const m = useMessages();
  const src = useHref(messagePicturePath(id));
  return (
    <PhotoButton $look="quiet" aria-label={m('chat.open-picture')} onClick={() => onOpen(id)}>
      <Photo path={src} width={320} height={240} alt="" />
    </PhotoButton>
  );
}

function ReadMark({ read }: { read: boolean }) {
  const m = useMessages();
  return (
    <>
      {read ? <CheckCheck size={16} aria-hidden /> : <Check size={16} aria-hidden />}
      <VisuallyHidden>{m(read ? 'chat.read' : 'chat.sent')}</VisuallyHidden>
    </>
  );
}

interface MessageFrameProps {
  isOwn: boolean;
  facts: ReactNode;
  children: ReactNode;
}

export function MessageFrame({ isOwn, facts, children }: MessageFrameProps) {
  const m = useMessages();
  return (
    <Frame $own={isOwn}>
      <VisuallyHidden>{m(isOwn ? 'chat.from-you' : 'chat.from-them')}</VisuallyHidden>
      <Bubble $own={isOwn}>{children}</Bubble>
      <Facts>{facts}</Facts>
    </Frame>
  );
}

export interface MessageBubbleProps {
  message: ThreadMessage;
  readUntil: string | null;
  onOpenPicture: (message: string) => void;
}

export function MessageBubble({ message, readUntil, onOpenPicture }: MessageBubbleProps) {
  const { shortOf, timeOf } = useMessageTime();
  const { id, kind, isOwn, text, sentAt, item } = message;
  const [short, time] = [shortOf(sentAt), timeOf(sentAt)];
  return (
    <MessageFrame
      isOwn={isOwn}
      facts={
        <>
          <time dateTime={sentAt}>{short === time ? time : `${short} ${time}`}</time>
          {isOwn && <ReadMark read={isRead(message, readUntil)} />}
        </>
      }
    >
      {item && (
        <Link to={itemPath(item)}>
          <ItemFacts item={item} />
        </Link>
      )}
      {kind === 'PICTURE' && <MessagePicture id={id} onOpen={onOpenPicture} />}
      {kind === 'FILE' && <MessageFile {...message} />}
      {kind !== 'PICTURE' && kind !== 'FILE' && <MessageText text={text} />}
    </MessageFrame>
  );
}

/** The viewer of the pictures of a thread, one at a time. */
export function useViewer(title: string) {
  const [picture, setPicture] = useState<string | null>(null);
  const src = useHref(messagePicturePath(picture ?? ''));
  const close = () => setPicture(null);
  return {
    open: setPicture,
    element: (
      <OnDemand needed={picture !== null} onFail={close}>
        <PictureViewer
          title={title}
          images={picture === null ? [] : [src]}
          openIndex={picture === null ? null : 0}
          onClose={close}
        />
      </OnDemand>
    ),
  };
}

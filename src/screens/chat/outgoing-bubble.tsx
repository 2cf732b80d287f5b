import { useSelector } from '@xstate/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import { useEffect, useState } from 'react';
import { type OutgoingMessage, pictureGone, type RefusedMessage } from '../../features/chat/selectors';
import type { ChatFlows } from '../../features/chat/use-chat';
import styled from 'styled-components';
import { dataUrlOf } from '../../api/shrink-picture';
import { useRefusalText } from '../../features/refusals/refusal-text';
import { useMessages } from '../../i18n/use-messages';
import { readPicture } from '../../storage/stored-pictures';
import { token } from '../../theme/token';
import { Button } from '../../ui/button/button';
import { QuietButton } from '../../ui/button/quiet-button';
import { Facts, ItemFacts, MessageFrame, pictureStyle } from './message-bubble';
import { MessageText } from './message-text';

/** Codes after which a retry is useless, because it would send the same picture. */
const unusable: readonly string[] = [pictureGone, 'PICTURE_INVALID', 'PICTURE_TOO_LARGE'];

const Photo = styled.img`
  ${pictureStyle}
`;

const Progress = styled.progress`
  width: 100%;
  accent-color: ${token('color-action')};
`;

interface OutgoingPictureProps {
  code: string;
  failed: boolean;
  flow: ChatFlows['composer'];
}

function OutgoingPicture({ flow, code, failed }: OutgoingPictureProps) {
  const m = useMessages();
  const [url, setUrl] = useState<string | null>(null);
  const progress = useSelector(flow, ({ context }) => (context.queue[0]?.code === code ? context.progress : 0));
  useEffect(() => {
    let isGone = false;
    void readPicture(code)
      .then((picture) => picture && dataUrlOf(picture))
      .then(
        (read) => !isGone && setUrl(read),
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [code]);
  const percent = Math.round(progress * 100);
  return (
    <>
      {url === null && failed && <p>{m('chat.picture')}</p>}
      {url !== null && <Photo src={url} alt={m('chat.picture')} onError={() => setUrl(null)} />}
      {!failed && <Progress max={100} value={percent} aria-label={m('chat.progress', { percent })} />}
    </>
  );
}

export interface OutgoingBubbleProps {
  message: OutgoingMessage | RefusedMessage;
  isStalled: boolean;
  flow: ChatFlows['composer'];
}

/** A message that is not sent yet, or was refused. */
export function OutgoingBubble({ message, isStalled, flow }: OutgoingBubbleProps) {
  const m = useMessages();
  const refusalText = useRefusalText();
  const { code, text, hasPicture, item } = message;
  const failure = useSelector(flow, ({ context }) => context.failure);
  const refusal = 'refusal' in message ? message.refusal : isStalled ? failure : null;
  const failed = isStalled || refusal !== null;
  const isGone = refusal?.code === pictureGone;
  const isUnusable = refusal !== null && unusable.includes(refusal.code);
  const reason = isGone ? m('chat.picture-gone') : refusal && refusalText(refusal);
  return (
    <>
      <MessageFrame
        isOwn
        facts={
          failed ? null : (
            <>
              <Clock size={14} aria-hidden />
              {m('chat.sending')}
            </>
          )
        }
      >
        {item && <ItemFacts item={item} />}
        {isGone && <p>{m('chat.picture')}</p>}
        {hasPicture && !isGone && <OutgoingPicture flow={flow} code={code} failed={failed} />}
        {!hasPicture && <MessageText text={text} />}
      </MessageFrame>
      {failed && (
        <>
          <Facts role="alert">
            <CircleAlert size={16} aria-hidden />
            {reason ? `${m('chat.failed')} ${reason}` : m('chat.failed')}
          </Facts>
          <Facts as="div" style={{ justifyContent: 'end' }}>
            <QuietButton onClick={() => flow.send({ type: 'message.discard', code })}>{m('chat.discard')}</QuietButton>
            {!isUnusable && (
              <Button $small $look="secondary" onClick={() => flow.send({ type: 'message.retry', code })}>
                {m('action.retry')}
              </Button>
            )}
          </Facts>
        </>
      )}
    </>
  );
}

import { useSelector } from '@xstate/react';
import MapPin from 'lucide-react/icons/map-pin';
import styled from 'styled-components';
import { isBusy } from '../../../actors/selectors';
import { useMessages } from '../../../i18n/use-messages';
import { token } from '../../../theme/token';
import { Button } from '../../../ui/button/button';
import { Surface } from '../../../ui/card/surface';
import { ErrorState } from '../../../ui/feedback/error-state';
import { IconDisc } from '../../../ui/media/icon-disc';
import { ExitSheet } from './exit-sheet';
import { HtmlFrame } from './html-frame';
import { framePathOf, hasFailed, isRefused } from './selectors';
import { useCustomHtml } from './use-custom-html';

export interface PositionPromptProps {
  text: string;
  button: string;
  busy?: boolean;
  onAsk: () => void;
}

const Prompt = styled(Surface)`
  display: grid;
  gap: ${token('space-4')};
  justify-items: center;
  padding-block: ${token('space-7')};
  text-align: center;
`;

const PositionPrompt = ({ text, button, busy = false, onAsk }: PositionPromptProps) => (
  <Prompt aria-live="polite">
    <IconDisc $size={72} $shape="round" $soft>
      <MapPin size={32} strokeWidth={1.5} />
    </IconDisc>
    <p>{text}</p>
    <Button disabled={busy} onClick={onAsk}>
      {button}
    </Button>
  </Prompt>
);

export interface LocatedHtmlProps {
  id: string;
  name: string;
}

export function LocatedHtml({ id, name }: LocatedHtmlProps) {
  const m = useMessages();
  const flow = useCustomHtml(id);
  const path = useSelector(flow, framePathOf);
  const pendingLink = useSelector(flow, (snapshot) => snapshot.context.pendingLink);
  const busy = useSelector(flow, isBusy);
  const refused = useSelector(flow, isRefused);
  const failed = useSelector(flow, hasFailed);
  const ask = () => flow.send({ type: 'position.ask' });

  if (path) {
    return (
      <>
        <HtmlFrame path={path} title={name} onNavigate={(href) => flow.send({ type: 'link.leave', href })} />
        <ExitSheet href={pendingLink} onClose={() => flow.send({ type: 'link.dismiss' })} />
      </>
    );
  }
  if (failed) return <ErrorState onRetry={() => flow.send({ type: 'frame.retry' })} />;
  if (busy)
    return <PositionPrompt busy text={m('custom-html.ask', { name })} button={m('custom-html.loading')} onAsk={ask} />;
  if (refused) return <PositionPrompt text={m('custom-html.denied')} button={m('action.retry')} onAsk={ask} />;
  return <PositionPrompt text={m('custom-html.ask', { name })} button={m('custom-html.share')} onAsk={ask} />;
}

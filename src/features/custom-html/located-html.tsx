import { useSelector } from '@xstate/react';
import { ErrorState } from '../../ui/feedback/error-state';
import { useCustomHtml } from './use-custom-html';
import { useMessages } from '../../i18n/use-messages';
import { HtmlFrame } from './html-frame';
import { ExitSheet } from './exit-sheet';
import { PositionPrompt } from './position-prompt';
import { isBusy } from '../../actors/selectors';
import { addressOf, hasFailed, isRefused } from './selectors';

export interface LocatedHtmlProps {
  id: string;
  name: string;
}

export function LocatedHtml({ id, name }: LocatedHtmlProps) {
  const m = useMessages();
  const flow = useCustomHtml(id);
  const address = useSelector(flow, addressOf);
  const pendingLink = useSelector(flow, (snapshot) => snapshot.context.pendingLink);
  const busy = useSelector(flow, isBusy);
  const refused = useSelector(flow, isRefused);
  const failed = useSelector(flow, hasFailed);
  const ask = () => flow.send({ type: 'position.ask' });

  if (address) {
    return (
      <>
        <HtmlFrame address={address} title={name} onNavigate={(href) => flow.send({ type: 'link.leave', href })} />
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

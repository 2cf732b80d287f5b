import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPinned from 'lucide-react/icons/map-pinned';
import styled from 'styled-components';
import { Button } from '../../ui/button/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { useMessages } from '../../i18n/use-messages';

export interface PositionPromptProps {
  busy: boolean;
  onAsk: () => void;
  onPick: () => void;
}

const Choices = styled.div`
  width: min(100%, 18rem);
`;

export function PositionPrompt({ busy, onAsk, onPick }: PositionPromptProps) {
  const m = useMessages();
  return (
    <EmptyState icon={<MapPinned size={40} strokeWidth={1.5} />} title={m('near-me.ask-title')} text={m('near-me.ask')}>
      <Choices>
        <Button $wide aria-disabled={busy || undefined} onClick={onAsk}>
          <LocateFixed size={18} aria-hidden />
          {m(busy ? 'near-me.locating' : 'near-me.use-position')}
        </Button>
        <Button $wide $look="secondary" onClick={onPick}>
          {m('near-me.pick')}
        </Button>
      </Choices>
      <VisuallyHidden role="status">{busy && m('near-me.locating')}</VisuallyHidden>
      <noscript>{m('near-me.needs-script')}</noscript>
    </EmptyState>
  );
}

import ArrowDown from 'lucide-react/icons/arrow-down';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { IconButton } from '../../ui/button/icon-button';

const Corner = styled.div`
  position: absolute;
  inset: auto ${token('space-3')} ${token('space-3')} auto;
  border: 1px solid ${token('color-border')};
  border-radius: 50%;
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-raised')};
`;

export interface ToNewestProps {
  /** New messages of the other party since the customer scrolled away from the end. */
  count: number;
  onClick: () => void;
}

export function ToNewest({ count, onClick }: ToNewestProps) {
  const m = useMessages();
  return (
    <Corner>
      <IconButton
        label={m('chat.to-newest', { count })}
        icon={<ArrowDown size={22} />}
        count={count}
        onClick={onClick}
      />
    </Corner>
  );
}

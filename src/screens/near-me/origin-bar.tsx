import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPin from 'lucide-react/icons/map-pin';
import styled from 'styled-components';
import { Button } from '../../ui/button/button';
import type { Origin } from '../../features/near-me/use-near-me';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';

export interface OriginBarProps {
  origin: Origin;
  trouble: 'denied' | 'unknown' | null;
  /** The position is being sought. */
  busy: boolean;
  onAsk: () => void;
  onPick: () => void;
}

const Bar = styled.div`
  display: flex;
  gap: ${token('space-3')};
  align-items: center;
  padding: ${token('space-2')} ${token('space-4')} ${token('space-3')};
  background: ${token('color-surface')};

  & > svg {
    color: ${token('color-link')};
  }

  p {
    flex: 1;
    min-width: 0;
    line-height: 1.3;
  }

  small {
    display: block;
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
  }

  b {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Trouble = styled.div`
  display: flex;
  gap: ${token('space-3')};
  align-items: center;
  padding: ${token('space-3')} ${token('space-4')};
  background: ${token('color-sale-soft')};
  color: ${token('color-sale')};
  font-size: 0.8125rem;

  p {
    flex: 1;
  }

  b {
    display: block;
  }
`;

export function OriginBar({ origin, trouble, busy, onAsk, onPick }: OriginBarProps) {
  const m = useMessages();
  const name = origin.name ?? m('near-me.your-position');
  return (
    <>
      {trouble && (
        <Trouble role="alert">
          <p>
            <b>{m(trouble === 'denied' ? 'near-me.denied' : 'near-me.unknown')}</b>
            {m('near-me.instead', { place: name })}
          </p>
          <Button $small $look="secondary" aria-disabled={busy || undefined} onClick={onAsk}>
            {m(busy ? 'list.loading' : 'action.retry')}
          </Button>
        </Trouble>
      )}
      <Bar>
        {origin.name === null ? <LocateFixed size={20} aria-hidden /> : <MapPin size={20} aria-hidden />}
        <p>
          <small>{m('near-me.around')}</small>
          <b>{name}</b>
        </p>
        <Button $small $look="secondary" onClick={onPick}>
          {m('near-me.change')}
        </Button>
      </Bar>
    </>
  );
}

import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPin from 'lucide-react/icons/map-pin';
import styled from 'styled-components';
import { Button } from '../../ui/button/button';
import type { Origin } from '../../features/search/use-near-me';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Text } from '../../ui/text/text';
import { Row } from '../../ui/layout/row';

export interface OriginBarProps {
  origin: Origin;
  trouble: 'denied' | 'unknown' | null;
  /** Whether the position is being determined. */
  busy: boolean;
  onAsk: () => void;
  onPick: () => void;
}

const Bar = styled(Row)`
  padding: ${token('space-2')} ${token('space-4')} ${token('space-3')};
  background: ${token('color-surface')};
`;

const Words = styled.p`
  flex: 1;
  min-width: 0;
  line-height: 1.3;
`;

const Name = styled.b`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Trouble = styled(Row)`
  padding: ${token('space-3')} ${token('space-4')};
  background: ${token('color-sale-soft')};
  color: ${token('color-sale')};
  font-size: 0.8125rem;
`;

const TroubleText = styled.p`
  flex: 1;
`;

export function OriginBar({ origin, trouble, busy, onAsk, onPick }: OriginBarProps) {
  const m = useMessages();
  const name = origin.name ?? m('near-me.your-position');
  return (
    <>
      {trouble && (
        <Trouble role="alert" $gap={3}>
          <TroubleText>
            <Text as="b" $block>
              {m(trouble === 'denied' ? 'near-me.denied' : 'near-me.unknown')}
            </Text>
            {m('near-me.instead', { place: name })}
          </TroubleText>
          <Button $small $look="secondary" aria-disabled={busy || undefined} onClick={onAsk}>
            {m(busy ? 'list.loading' : 'action.retry')}
          </Button>
        </Trouble>
      )}
      <Bar $gap={3}>
        <Text as="span" $tone="link">
          {origin.name === null ? <LocateFixed size={20} aria-hidden /> : <MapPin size={20} aria-hidden />}
        </Text>
        <Words>
          <Text as="small" $tone="text-muted" $size="small" $block>
            {m('near-me.around')}
          </Text>
          <Name>{name}</Name>
        </Words>
        <Button $small $look="secondary" onClick={onPick}>
          {m('near-me.change')}
        </Button>
      </Bar>
    </>
  );
}

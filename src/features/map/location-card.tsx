import Navigation from 'lucide-react/icons/navigation';
import styled from 'styled-components';
import type { Location_PlaceFragment } from '../../__generated__/gql/graphql';
import { Badge } from '../../ui/card/badge';
import { CardButton } from '../../ui/card/card-button';
import { cardStyle, clamped } from '../../ui/card/card-style';
import { Picture } from '../../ui/media/picture';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { mapsUrl } from './maps-url';
import { StillMap } from './still-map';

export interface LocationCardProps {
  location: Location_PlaceFragment;
  /** Whether to show a map of the location. */
  pictured?: boolean;
  selected?: boolean;
  /** Called on a tap on its name. */
  onSelect?: () => void;
}

const closeZoom = 16;

const Card = styled.article<{ $selected: boolean }>`
  ${cardStyle}
  height: 100%;
  ${({ $selected }) => $selected && `box-shadow: inset 0 0 0 2px ${token('color-link')};`}
`;

const Facts = styled.div`
  display: grid;
  flex: 1;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  gap: ${token('space-1')};
  padding: ${token('space-3')};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-2')};
  align-items: center;
  font-weight: 600;
  line-height: 1.3;
`;

const NameButton = styled(CardButton)`
  min-height: 28px;
  font-weight: inherit;
`;

const Address = styled.p`
  ${clamped(3)}
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
`;

const Directions = styled.a`
  position: relative;
  z-index: ${token('layer-raised')};
  display: inline-flex;
  justify-self: start;
  gap: ${token('space-1')};
  align-items: center;
  min-height: ${token('size-touch')};
  margin-bottom: calc(-1 * ${token('space-2')});
  color: ${token('color-link')};
  font-size: ${token('font-small')};
  font-weight: 600;
`;

export function LocationCard({ location, pictured = false, selected = false, onSelect }: LocationCardProps) {
  const m = useMessages();
  const { name, address, icon, isMain, position } = location;
  return (
    <Card $selected={selected}>
      {pictured && <StillMap point={position} zoom={closeZoom} width={280} height={104} />}
      <Facts>
        <Head>
          {icon && <Picture path={icon} width={28} shape="tile" label={name} />}
          {onSelect ? (
            <NameButton aria-pressed={selected} onClick={onSelect}>
              {name}
            </NameButton>
          ) : (
            <h3>{name}</h3>
          )}
          {isMain && <Badge>{m('map.main')}</Badge>}
        </Head>
        <Address>{address}</Address>
        <Directions href={mapsUrl(position)} target="_blank" rel="noopener noreferrer">
          <Navigation size={14} />
          {m('map.directions')} <VisuallyHidden>{name}</VisuallyHidden>
        </Directions>
      </Facts>
    </Card>
  );
}

import MapPin from 'lucide-react/icons/map-pin';
import styled from 'styled-components';
import { token } from '../../theme/token';

export interface MapMarkerProps {
  label: string;
  selected: boolean;
  onSelect: () => void;
}

const Marker = styled.button`
  display: grid;
  place-items: end center;
  width: ${token('size-touch')};
  height: ${token('size-touch')};

  svg {
    width: 32px;
    height: 32px;
    fill: ${token('color-surface')};
    color: ${token('color-action')};
    transition: width ${token('duration-fast')}, height ${token('duration-fast')};
  }

  &[aria-pressed='true'] svg {
    width: 40px;
    height: 40px;
    fill: ${token('color-action')};
    color: ${token('color-action-text')};
  }
`;

/** A pin whose tip is on its position. */
export const MapMarker = ({ label, selected, onSelect }: MapMarkerProps) => (
  <Marker type="button" className="pigeon-click-block" aria-label={label} aria-pressed={selected} onClick={onSelect}>
    <MapPin strokeWidth={1.75} />
  </Marker>
);

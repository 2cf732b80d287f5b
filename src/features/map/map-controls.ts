import styled from 'styled-components';
import { token } from '../../theme/token';
import { IconButton } from '../../ui/button/icon-button';

/** A column of buttons at the side of a map. */
export const MapControls = styled.aside`
  position: absolute;
  right: ${token('space-3')};
  display: grid;
  gap: ${token('space-2')};
`;

export const MapControl = styled(IconButton)`
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-raised')};
  color: ${token('color-text')};

  &:disabled {
    color: color-mix(in srgb, ${token('color-text')} 35%, transparent);
  }
`;

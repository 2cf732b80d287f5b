import styled from 'styled-components';
import { token } from '../../theme/token';
import { Picture } from '../media/picture';

export interface PictureTileProps {
  /** The media path. */
  path: string;
  title: string;
  /** A second line, such as where it is used. */
  detail: string;
  /** The chosen one of several; undefined if nothing is chosen here. */
  isSelected?: boolean;
  onSelect: () => void;
}

const Tile = styled.button.attrs({ type: 'button' })`
  display: grid;
  gap: ${token('space-2')};
  width: 100%;
  padding: ${token('space-2')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  text-align: start;
  touch-action: manipulation;

  img {
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    object-fit: contain;
    border-radius: ${token('radius-control')};
    background: ${token('color-background')};
  }

  strong,
  small {
    display: block;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }

  strong {
    font-size: ${token('font-small')};
    font-weight: 600;
  }

  small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
  }

  &[aria-pressed='true'] {
    border-color: ${token('color-link')};
    box-shadow: inset 0 0 0 1px ${token('color-link')};
  }
`;

const Words = styled.span`
  display: block;
  min-width: 0;
`;

/** A whole picture with its title, which opens or chooses it. */
export const PictureTile = ({ path, title, detail, isSelected, onSelect }: PictureTileProps) => (
  <Tile aria-pressed={isSelected} onClick={onSelect}>
    <Picture path={path} width={180} label={title} />
    <Words>
      <strong translate="no">{title}</strong>
      <small>{detail}</small>
    </Words>
  </Tile>
);

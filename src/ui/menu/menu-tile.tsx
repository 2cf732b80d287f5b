import type { ReactNode } from 'react';
import { Link, type LinkTarget } from '../link/link';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { clamped } from '../card/card-style';
import { IconDisc } from '../media/icon-disc';
import { Picture } from '../media/picture';

export interface MenuTileProps {
  label: string;
  link: LinkTarget;
  /** The media path of its icon, unless `icon` is given. */
  image?: string | null;
  icon?: ReactNode;
}

const Tile = styled(Link)`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 0.375rem;
  min-width: ${token('size-touch')};
  padding: ${token('space-2')} 0;
  border-radius: ${token('radius-card')};
  font-size: ${token('font-small')};
  line-height: 1.25;
  text-align: center;

  & > :first-child {
    transition: scale ${token('duration-fast')};
  }

  &:active > :first-child {
    scale: 0.94;
  }
`;

const Label = styled.span`
  max-width: 100%;
  overflow: hidden;
  ${clamped(2)}
`;

export const MenuTile = ({ label, link, image = null, icon }: MenuTileProps) => (
  <Tile {...link}>
    {icon ? <IconDisc $size={52}>{icon}</IconDisc> : <Picture path={image} width={52} shape="tile" label={label} />}
    <Label>{label}</Label>
  </Tile>
);

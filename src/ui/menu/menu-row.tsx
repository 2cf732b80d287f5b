import type { ReactNode } from 'react';
import { Link } from '../link/link';
import styled from 'styled-components';
import type { LinkTarget } from '../link/link-target';
import { MenuLabel, type MenuLabelProps } from './menu-label';
import { menuRow } from './menu-row-style';
import { IconDisc } from '../media/icon-disc';
import { Picture } from '../media/picture';

export interface MenuRowProps extends MenuLabelProps {
  link: LinkTarget;
  /** The media path of its icon; `icon` in place of it. */
  image?: string | null;
  icon?: ReactNode;
  selected?: boolean;
}

const Row = styled(Link)`
  ${menuRow}
`;

export const MenuRow = ({ label, link, text, image = null, icon, selected = false }: MenuRowProps) => (
  <Row {...link} aria-current={selected ? 'page' : undefined}>
    {icon ? <IconDisc $size={44}>{icon}</IconDisc> : <Picture path={image} width={44} shape="tile" label={label} />}
    <MenuLabel label={label} text={text} />
  </Row>
);

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconDisc } from '../media/icon-disc';
import { MenuLabel, type MenuLabelProps, menuRow } from '../menu/menu-row';

export interface MenuButtonProps extends MenuLabelProps {
  icon: ReactNode;
  onSelect: () => void;
}

const Row = styled.button`
  ${menuRow}
  width: 100%;
  text-align: start;
`;

/** A menu row that opens something on the same page. */
export const MenuButton = ({ label, text, icon, onSelect }: MenuButtonProps) => (
  <Row type="button" onClick={onSelect}>
    <IconDisc $size={44}>{icon}</IconDisc>
    <MenuLabel label={label} text={text} />
  </Row>
);

import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { menuRow } from './menu-row-style';

export interface MenuButtonProps {
  label: string;
  /** A second line. */
  text?: string;
  icon: ReactNode;
  onSelect: () => void;
}

const Row = styled.button`
  ${menuRow}
  width: 100%;
  text-align: start;
`;

/** A row among menu rows that opens something on the page itself. */
export const MenuButton = ({ label, text, icon, onSelect }: MenuButtonProps) => (
  <Row type="button" onClick={onSelect}>
    <span aria-hidden>{icon}</span>
    <span>
      {label}
      {text && <small>{text}</small>}
    </span>
    <ChevronRight size={18} />
  </Row>
);

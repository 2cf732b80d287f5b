import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from './link';
import styled from 'styled-components';
import { token } from '../theme/token';
import { clamped } from './card-style';
import type { LinkTarget } from './link-target';
import { Picture } from './picture';

export interface MenuRowProps {
  label: string;
  link: LinkTarget;
  /** A second line. */
  text?: string;
  /** The media path of its icon; `icon` in place of it. */
  image?: string | null;
  icon?: ReactNode;
  selected?: boolean;
}

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-height: 64px;
  padding: ${token('space-2')} ${token('space-4')};

  & > :first-child {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 35%;
    background: ${token('color-icon')};
    color: ${token('color-icon-text')};
  }

  & > span:nth-child(2) {
    flex: 1;
    min-width: 0;
    font-weight: 500;
  }

  small {
    ${clamped(2)}
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
    font-weight: 400;
  }

  & > svg {
    color: ${token('color-text-muted')};
  }

  &:hover,
  &[aria-current] {
    background: ${token('color-action-soft')};
  }

  &[aria-current] > span:nth-child(2) {
    color: ${token('color-link')};
    font-weight: 600;
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** A menu, an action or an entry of the sidebar as wide as the page. */
export const MenuRow = ({ label, link, text, image = null, icon, selected = false }: MenuRowProps) => (
  <Row {...link} aria-current={selected ? 'page' : undefined}>
    {icon ? <span aria-hidden>{icon}</span> : <Picture path={image} width={44} label={label} />}
    <span>
      {label}
      {text && <small>{text}</small>}
    </span>
    <ChevronRight size={18} />
  </Row>
);

import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { token } from '../../theme/token';
import { clamped } from '../card/card-style';
import { Link, type LinkTarget } from '../link/link';
import { IconDisc } from '../media/icon-disc';
import { Picture } from '../media/picture';

export interface MenuLabelProps {
  label: string;
  text?: string;
}

export const MenuLabel = ({ label, text }: MenuLabelProps) => (
  <>
    <span>
      {label}
      {text && <small>{text}</small>}
    </span>
    <ChevronRight size={18} />
  </>
);

/** A row as wide as the page: an icon, a label with a line of text, and an arrow. */
export const menuRow = css`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-height: 64px;
  padding: ${token('space-2')} ${token('space-4')};

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

export interface MenuRowProps extends MenuLabelProps {
  link: LinkTarget;
  /** The media path of its icon, unless `icon` is given. */
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

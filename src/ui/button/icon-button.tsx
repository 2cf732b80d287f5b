import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { token } from '../../theme/token';
import { CountBadge } from '../card/count-badge';
import { Link, type LinkTarget } from '../link/link';

const iconButtonStyle = css`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: ${token('size-touch')};
  height: ${token('size-touch')};
  border-radius: 50%;
  transition: background ${token('duration-fast')};
  touch-action: manipulation;

  &:hover,
  &:active {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
`;

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  label: string;
  icon: ReactNode;
  /** A number in the corner. It is hidden from screen readers, so the label must contain it too. */
  count?: number;
}

const Control = styled.button`
  ${iconButtonStyle}
`;

export function IconButton({ label, icon, count = 0, ...rest }: IconButtonProps) {
  return (
    <Control type="button" aria-label={label} {...rest}>
      {icon}
      <CountBadge count={count} />
    </Control>
  );
}

export interface IconLinkProps {
  label: string;
  icon: ReactNode;
  link: LinkTarget;
  /** A number in the corner. It is hidden from screen readers, so the label must contain it too. */
  count?: number;
}

const Anchor = styled(Link)`
  ${iconButtonStyle}
`;

export function IconLink({ label, icon, link, count = 0 }: IconLinkProps) {
  return (
    <Anchor {...link} aria-label={label}>
      {icon}
      <CountBadge count={count} />
    </Anchor>
  );
}

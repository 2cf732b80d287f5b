import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { CountBadge } from '../card/count-badge';
import { iconButtonStyle } from './icon-button-style';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  label: string;
  icon: ReactNode;
  /** A number at its corner; the label has to say it too. */
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

import type { ReactNode } from 'react';
import { Link } from '../link/link';
import styled from 'styled-components';
import { CountBadge } from '../card/count-badge';
import { iconButtonStyle } from './icon-button-style';
import type { LinkTarget } from '../link/link-target';

export interface IconLinkProps {
  label: string;
  icon: ReactNode;
  link: LinkTarget;
  /** A number at its corner; the label has to say it too. */
  count?: number;
}

const Control = styled(Link)`
  ${iconButtonStyle}
`;

export function IconLink({ label, icon, link, count = 0 }: IconLinkProps) {
  return (
    <Control {...link} aria-label={label}>
      {icon}
      <CountBadge count={count} />
    </Control>
  );
}

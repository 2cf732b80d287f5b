import styled from 'styled-components';
import { token } from '../../theme/token';

const Dot = styled.span`
  position: absolute;
  top: 4px;
  right: 2px;
  min-width: 1.5em;
  padding: 0 0.42em;
  border-radius: 1em;
  background: ${token('color-sale')};
  color: ${token('color-sale-text')};
  font-size: min(${token('font-small')}, 16px);
  font-weight: 600;
  line-height: 1.5;
  text-align: center;
`;

export interface CountBadgeProps {
  count: number;
}

/** A number in the corner of an icon, whose label contains it too. Renders nothing at zero. */
export const CountBadge = ({ count }: CountBadgeProps) =>
  count > 0 && (
    <Dot aria-hidden translate="no">
      {count > 99 ? '99+' : count}
    </Dot>
  );

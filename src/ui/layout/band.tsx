import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type GroundColors, groundStyle } from '../../theme/ground-style';
import { token } from '../../theme/token';

export interface BandProps extends GroundColors {
  /** The id of its heading. */
  labelledBy?: string;
  children: ReactNode;
}

const Strip = styled.section`
  padding-block: ${token('space-2')};
`;

/** A strip across the page, optionally with its own background. Its texts stay readable on any colour. */
export const Band = ({ labelledBy, children, ...colors }: BandProps) => (
  <Strip aria-labelledby={labelledBy} style={groundStyle(colors)}>
    {children}
  </Strip>
);

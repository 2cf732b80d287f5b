import styled from 'styled-components';
import { lengths, type Steps } from './spacing';

export interface RowStyle {
  /** The space between children: one step, or one between lines and one between children. */
  $gap: Steps;
  $padding?: Steps;
  /** Children that do not fit wrap to the next line. */
  $wraps?: boolean;
  $align?: 'start' | 'center' | 'baseline';
  /** Where the remaining space goes. */
  $justify?: 'space-between' | 'flex-end';
}

const styleOf = ({ $gap, $padding, $wraps, $align = 'center', $justify }: RowStyle) => [
  `gap:${lengths($gap)};align-items:${$align};`,
  $wraps && 'flex-wrap:wrap;',
  $justify && `justify-content:${$justify};`,
  $padding && `padding:${lengths($padding)};`,
];

/** Children side by side, vertically centred. */
export const Row = styled.div<RowStyle>`
  display: flex;
  ${styleOf}

  & > svg {
    flex: none;
  }
`;

/** A child that takes the remaining space of a row, and shrinks first. */
export const Rest = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

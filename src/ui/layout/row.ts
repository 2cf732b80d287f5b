import styled from 'styled-components';
import { lengths, type Steps } from './spacing';

export interface RowStyle {
  /** Between its children: one step, or that of lines and that of children. */
  $gap: Steps;
  $padding?: Steps;
  /** Children that have no room go to the next line. */
  $wraps?: boolean;
  $align?: 'start' | 'center' | 'baseline';
  /** Where the room that is left over goes. */
  $justify?: 'space-between' | 'flex-end';
}

const styleOf = ({ $gap, $padding, $wraps, $align = 'center', $justify }: RowStyle) => [
  `gap:${lengths($gap)};align-items:${$align};`,
  $wraps && 'flex-wrap:wrap;',
  $justify && `justify-content:${$justify};`,
  $padding && `padding:${lengths($padding)};`,
];

/** Children beside each other, in the middle of the line. */
export const Row = styled.div<RowStyle>`
  display: flex;
  ${styleOf}

  & > svg {
    flex: none;
  }
`;

/** What takes the room that others of a row leave, and gives up its own first. */
export const Rest = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

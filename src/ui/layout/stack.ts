import styled from 'styled-components';
import { lengths, type Step, type Steps } from './spacing';

export interface StackStyle {
  /** The space between children. */
  $gap: Step;
  $padding?: Steps;
  /** The alignment of children across the stack; by default they are as wide as the stack. */
  $align?: 'start' | 'center';
}

const styleOf = ({ $gap, $padding, $align }: StackStyle) => [
  `gap:${lengths($gap)};`,
  $padding && `padding:${lengths($padding)};`,
  $align && `justify-items:${$align};text-align:${$align};`,
];

/** Children one below the other. */
export const Stack = styled.div<StackStyle>`
  display: grid;
  ${styleOf}
`;

import styled from 'styled-components';
import { lengths, type Step, type Steps } from './spacing';

export interface StackStyle {
  /** Between its children. */
  $gap: Step;
  $padding?: Steps;
  /** Of each child across the stack; they are as wide as it is by themselves. */
  $align?: 'start' | 'center';
}

const styleOf = ({ $gap, $padding, $align }: StackStyle) => [
  `gap:${lengths($gap)};`,
  $padding && `padding:${lengths($padding)};`,
  $align && `justify-items:${$align};text-align:${$align};`,
];

/** Children below each other. */
export const Stack = styled.div<StackStyle>`
  display: grid;
  ${styleOf}
`;

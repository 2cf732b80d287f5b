import styled from 'styled-components';
import { token } from '../theme/token';

/** Cards side by side, in 1 to 6 columns. Its children are `li`. */
export const CardGrid = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${({ $columns }) => token($columns > 2 ? 'space-2' : 'space-3')};
  padding: ${token('space-3')} ${token('space-4')};

  & > li {
    display: grid;
  }
`;

import styled from 'styled-components';
import { token } from '../../theme/token';
import { fittingColumns } from '../layout/tile-grid';

/** Three or more columns are closer together. */
const gapOf = (columns: number) => token(columns > 2 ? 'space-2' : 'space-3');
/** Room for a picture and the words below it. */
const minWidth = '5rem';

/** Cards side by side, in 1 to 6 columns or as many as fit. Its children are `li`. */
export const CardGrid = styled.ul<{ $columns: number }>`
  ${({ $columns }) => fittingColumns($columns, minWidth, gapOf($columns))};
  gap: ${({ $columns }) => gapOf($columns)};
  padding: ${token('space-3')} ${token('space-4')};

  & > li {
    display: grid;
  }
`;

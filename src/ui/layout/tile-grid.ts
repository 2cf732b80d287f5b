import { css } from 'styled-components';
import { token } from '../../theme/token';
import { fittingColumns } from './fitting-columns';

const roomyColumns = 4;
/** A tile's picture, and a name of some letters below it. */
const leastWidth = '3.5rem';
/** More columns stand closer together, for the sake of their names. */
const gapOf = (columns: number) => (columns > roomyColumns ? '0px' : token('space-1'));

/** Tiles in so many columns, or as many as fit. */
export const tileGrid = css<{ $columns: number }>`
  ${({ $columns }) => fittingColumns($columns, leastWidth, gapOf($columns))};
  gap: ${token('space-1')} ${({ $columns }) => gapOf($columns)};
`;

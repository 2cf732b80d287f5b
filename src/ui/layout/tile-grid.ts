import { css } from 'styled-components';
import { token } from '../../theme/token';

/** As many columns as `--columns` where each has its least width (such as `5rem`), else as many as fit. */
export const fittingColumns = (columns: number, least: string, gap: string) => `
  --columns: ${columns};
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(${least}, (100% - ${gap} * (var(--columns) - 1)) / var(--columns) - 0.1px), 1fr)
  );
`;

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

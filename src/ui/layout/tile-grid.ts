import { css } from 'styled-components';
import { token } from '../../theme/token';

/** As many columns as `columns` if each gets its minimum width (such as `5rem`), otherwise as many as fit. */
export const fittingColumns = (columns: number, minWidth: string, gap: string) => `
  --columns: ${columns};
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(${minWidth}, (100% - ${gap} * (var(--columns) - 1)) / var(--columns) - 0.1px), 1fr)
  );
`;

const roomyColumns = 4;
/** Fits a tile's picture, and the longest word of the name below it. */
const minTileWidth = (letters: number) => `${Math.max(3.5, letters * 0.4)}rem`;

export const lettersOfLongestWord = (names: readonly string[]) =>
  Math.max(0, ...names.flatMap((name) => name.split(' ')).map(({ length }) => length));
/** Many columns are closer together, to leave room for the names. */
const gapOf = (columns: number) => (columns > roomyColumns ? '0px' : token('space-1'));

/** Tiles in `$columns` columns, or as many as fit with words of `$letters` letters. */
export const tileGrid = css<{ $columns: number; $letters?: number }>`
  ${({ $columns, $letters = 0 }) => fittingColumns($columns, minTileWidth($letters), gapOf($columns))};
  gap: ${token('space-1')} ${({ $columns }) => gapOf($columns)};
`;

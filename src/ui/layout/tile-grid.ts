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
/** A tile's picture, and the longest word of its name below it. */
const leastWidth = (letters: number) => `${Math.max(3.5, letters * 0.4)}rem`;

export const lettersOfLongestWord = (names: readonly string[]) =>
  Math.max(0, ...names.flatMap((name) => name.split(' ')).map(({ length }) => length));
/** More columns stand closer together, for the sake of their names. */
const gapOf = (columns: number) => (columns > roomyColumns ? '0px' : token('space-1'));

/** Tiles in so many columns, or as many as fit with words of so many letters. */
export const tileGrid = css<{ $columns: number; $letters?: number }>`
  ${({ $columns, $letters = 0 }) => fittingColumns($columns, leastWidth($letters), gapOf($columns))};
  gap: ${token('space-1')} ${({ $columns }) => gapOf($columns)};
`;

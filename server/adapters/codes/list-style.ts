import type { ListStyle } from '../../__generated__/resolvers';

const styles: ReadonlyMap<string, ListStyle> = new Map([
  ['0', 'ROWS'],
  ['1', 'GRID'],
  ['2', 'GRID_COMPACT'],
  ['3', 'SLIDER'],
  ['4', 'SHOPS'],
]);

/** The provider writes this code as text. */
export const listStyle = (code: string): ListStyle => styles.get(code.trim()) ?? 'DEFAULT';

import type { ListStyle } from '../../__generated__/resolvers';
import { codeTable } from './code-table';

const style = codeTable<ListStyle, ListStyle>(
  'ListStyle',
  { '': 'DEFAULT', 0: 'ROWS', 1: 'GRID', 2: 'GRID_COMPACT', 3: 'SLIDER', 4: 'SHOPS' },
  'DEFAULT',
);

/** The provider writes this code as text. */
export const listStyle = (code: string): ListStyle => style(code.trim());

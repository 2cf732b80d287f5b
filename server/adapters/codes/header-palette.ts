import type { HeaderPalette } from '../../__generated__/resolvers';
import { codeTable } from './code-table';

export const headerPalette = codeTable<HeaderPalette, HeaderPalette>(
  'HeaderPalette',
  { 0: 'RED', 1: 'BLUE', 2: 'GREEN', 3: 'YELLOW', 4: 'PURPLE' },
  'RED',
);

export const paletteColors: Readonly<Record<HeaderPalette, string>> = {
  RED: '#ed5564',
  BLUE: '#4fc1e8',
  GREEN: '#a0d568',
  YELLOW: '#ffce54',
  PURPLE: '#ac92eb',
};

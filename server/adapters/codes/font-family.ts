import type { FontFamily } from '../../__generated__/resolvers';
import { codeTable } from './code-table';

export const fontFamily = codeTable<FontFamily, FontFamily>(
  'FontType',
  { 0: 'SYSTEM', 1: 'PLUS_JAKARTA_SANS', 2: 'INTER', 3: 'NUNITO', 4: 'POPPINS' },
  'SYSTEM',
);

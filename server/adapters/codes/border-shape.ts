import type { BorderShape } from '../../__generated__/resolvers';
import { codeTable } from './code-table';

export const borderShape = codeTable<BorderShape, BorderShape>(
  'BorderType',
  { 0: 'SQUARE', 1: 'SLIGHTLY_ROUND', 2: 'ROUND' },
  'SLIGHTLY_ROUND',
);

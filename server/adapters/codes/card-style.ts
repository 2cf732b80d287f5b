import type { CardStyle } from '../../__generated__/resolvers';
import { codeTable } from './code-table';

export const cardStyle = codeTable<CardStyle, CardStyle>('CardStyle', { 0: 'GRID', 1: 'SLIDER' }, 'GRID');

import type { Tokens } from './base-tokens';

export const borderShapes = {
  SQUARE: { 'radius-card': '0', 'radius-control': '0', 'radius-sheet': '0', 'radius-badge': '0' },
  SLIGHTLY_ROUND: { 'radius-card': '10px', 'radius-control': '8px', 'radius-sheet': '16px', 'radius-badge': '4px' },
  ROUND: { 'radius-card': '16px', 'radius-control': '999px', 'radius-sheet': '24px', 'radius-badge': '999px' },
} as const satisfies { [shape: string]: Partial<Tokens> };

export type BorderShape = keyof typeof borderShapes;

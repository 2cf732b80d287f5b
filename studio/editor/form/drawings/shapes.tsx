import type { ReactNode } from 'react';
import { token } from '../../../../src/theme/token';

/** A page of a phone, 60 by 80, on which shapes are drawn. */
export const Page = ({ children, height = 80 }: { children: ReactNode; height?: number }) => (
  <svg viewBox={`0 0 60 ${height}`} aria-hidden>
    <rect
      x="0.5"
      y="0.5"
      width="59"
      height={height - 1}
      rx="5"
      fill={token('color-surface')}
      stroke={token('color-border')}
    />
    {children}
  </svg>
);

interface BoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
  round?: number;
  isStrong?: boolean;
}

export const Box = ({ x, y, width, height, round = 1.5, isStrong = false }: BoxProps) => (
  <rect
    x={x}
    y={y}
    width={width}
    height={height}
    rx={round}
    fill={token(isStrong ? 'color-outline' : 'color-placeholder')}
  />
);

export const Header = () => <Box x={4} y={4} width={52} height={8} isStrong />;

/** Boxes in rows and columns. */
export function Boxes({
  columns,
  rows,
  x = 4,
  y,
  width,
  height,
  gap = 3,
  round,
}: {
  columns: number;
  rows: number;
  x?: number;
  y: number;
  width: number;
  height: number;
  gap?: number;
  round?: number;
}) {
  return Array.from({ length: columns * rows }, (_, at) => (
    <Box
      key={at}
      x={x + (at % columns) * (width + gap)}
      y={y + Math.floor(at / columns) * (height + gap)}
      width={width}
      height={height}
      {...(round !== undefined && { round })}
    />
  ));
}

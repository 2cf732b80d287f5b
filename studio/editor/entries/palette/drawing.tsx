import styled from 'styled-components';
import { token } from '../../../../src/theme/token';
import type { KindName } from '../model/kinds';
import { NodeIcon } from '../../outline/tree/node-icon';
import { shapesOf, type Shape } from './drawings';
import { sortIcon } from './sort-icons';

const Frame = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 5 / 3;
  border-radius: ${token('radius-control')};
  background: ${token('color-background')};
  color: ${token('color-link')};
`;

const Sketch = styled.svg`
  width: 100%;
`;

const tones = {
  line: token('color-outline'),
  soft: `color-mix(in srgb, ${token('color-action')} 25%, ${token('color-surface')})`,
  strong: token('color-action'),
  surface: token('color-surface'),
} as const;

const Box = styled.rect<{ $tone: Shape['tone'] }>`
  fill: ${({ $tone }) => tones[$tone]};
`;

export interface DrawingProps {
  kind: KindName;
  sort: number | null;
}

export function Drawing({ kind, sort }: DrawingProps) {
  const shapes = shapesOf(kind, sort);
  const Icon = sortIcon(kind, sort);
  return (
    <Frame aria-hidden>
      {shapes ? (
        <Sketch viewBox="0 0 120 72">
          {shapes.map(({ x, y, width, height, tone, corner }) => (
            <Box
              key={`${x} ${y} ${width} ${tone}`}
              x={x}
              y={y}
              width={width}
              height={height}
              rx={corner}
              $tone={tone}
            />
          ))}
        </Sketch>
      ) : Icon ? (
        <Icon size={24} aria-hidden />
      ) : (
        <NodeIcon name={kind} />
      )}
    </Frame>
  );
}

import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Chart } from '../chart/chart';
import { ChartDrawing, type ChartMarks } from '../chart/chart-drawing';
import { chartStyle } from '../chart/chart-style';
import { Bar, Button, Scroll } from './parts';

const Canvas = styled(Scroll)<{ $fits: boolean }>`
  ${chartStyle}
  & svg {
    display: block;
    ${({ $fits }) => $fits && 'max-width: 100%; max-height: 100%;'}
  }
`;

function isWithin(part: Element, whole: Element) {
  const [inner, outer] = [part.getBoundingClientRect(), whole.getBoundingClientRect()];
  return (
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
  );
}

interface ChartPanelProps {
  chart: Chart;
  marks: ChartMarks;
}

export function ChartPanel({ chart, marks }: ChartPanelProps) {
  const [folded, setFolded] = useState<readonly string[]>([]);
  const [fits, setFits] = useState(false);
  const canvas = useRef<HTMLDivElement>(null);
  const active = [...marks.active].join();
  useEffect(() => {
    const states = canvas.current?.querySelectorAll('.active');
    const innermost = states?.item(states.length - 1);
    if (canvas.current && innermost && !isWithin(innermost, canvas.current)) {
      innermost.scrollIntoView({ block: 'center', inline: 'center' });
    }
  }, [active, fits]);
  const isLaidOut = (ids: readonly string[]) => ids.length === folded.length && ids.every((id) => folded.includes(id));
  const layout = chart.layouts.find((one) => isLaidOut(one.folded)) ?? chart.layouts[0];
  const all = chart.layouts.reduce(
    (fullest, one) => (one.folded.length > fullest.length ? one.folded : fullest),
    folded,
  );
  if (!layout) return null;
  const fold = (state: string) =>
    setFolded((before) => (before.includes(state) ? before.filter((id) => id !== state) : [...before, state]));
  return (
    <>
      <Bar>
        <Button type="button" aria-pressed={fits} onClick={() => setFits(!fits)}>
          Fit
        </Button>
        {all.length > 0 && (
          <Button
            type="button"
            aria-pressed={folded.length > 0}
            onClick={() => setFolded(folded.length > 0 ? [] : all)}
          >
            Fold all
          </Button>
        )}
      </Bar>
      <Canvas ref={canvas} $fits={fits} tabIndex={0} role="region" aria-label={`Chart of ${chart.machine}`}>
        <ChartDrawing chart={chart} layout={layout} marks={marks} onFold={fold} />
      </Canvas>
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { inspectorPalette as colour, inspectorFace } from '../../theme/inspector-palette';
import type { Chart } from '../chart/chart';
import { ChartDrawing, type ChartMarks } from '../chart/chart-drawing';
import { Bar, Button, Scroll } from './parts';

/** The style of a chart, the same in the pictures of the docs and in the inspector. */
export const chartStyle = `
.chart text { font: 11px ${inspectorFace}; fill: ${colour.text}; }
.chart .name { font-weight: 700; font-size: 12px; }
.chart .faint { fill: ${colour.faint}; }
.chart .action { fill: ${colour.action}; }
.chart .written text { paint-order: stroke; stroke: ${colour.inside}; stroke-width: 3px; stroke-linejoin: round; }
.chart .page { fill: ${colour.surface}; }
.chart .box { fill: ${colour.surface}; stroke: ${colour.box}; stroke-width: 1.2; }
.chart .compound > .box, .chart .parallel > .box { fill: ${colour.inside}; }
.chart .region > .box { stroke-dasharray: 6 4; }
.chart .rule { stroke: ${colour.line}; }
.chart .dot { fill: ${colour.event}; }
.chart .way { fill: none; stroke: ${colour.event}; stroke-width: 1.3; }
.chart .head { fill: ${colour.event}; }
.chart .chip { fill: ${colour.surface}; stroke: ${colour.line}; }
.chart .done .way { stroke: ${colour.done}; } .chart .done .head, .chart .done .start { fill: ${colour.done}; }
.chart .error .way { stroke: ${colour.error}; } .chart .error .head, .chart .error .start { fill: ${colour.error}; }
.chart .after .way { stroke: ${colour.after}; stroke-dasharray: 5 4; }
.chart .after .head, .chart .after .start { fill: ${colour.after}; }
.chart .always .way { stroke-dasharray: 2 3; }
.chart .uncovered .chip { stroke: ${colour.uncovered}; stroke-dasharray: 3 2; stroke-width: 1.6; }
.chart .covered .chip { stroke: ${colour.covered}; stroke-width: 1.6; }
.chart .possible .way { stroke: ${colour.possible}; } .chart .possible .head { fill: ${colour.possible}; }
.chart .possible .chip { stroke: ${colour.possible}; }
.chart .active > .box { stroke: ${colour.activeLine}; stroke-width: 2; }
.chart .active.atomic > .box, .chart .active.final > .box, .chart .active.closed > .box { fill: ${colour.active}; }
.chart .last .way { stroke: ${colour.last}; stroke-width: 3.2; } .chart .last .head { fill: ${colour.last}; }
.chart .last .chip { stroke: ${colour.last}; stroke-width: 2; fill: ${colour.lastGround}; }
.chart .fold { cursor: pointer; } .chart .fold rect { fill: ${colour.surface}; stroke: ${colour.box}; }
`;

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

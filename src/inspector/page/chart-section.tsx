import { useState } from 'react';
import type { Chart } from '../chart/chart';
import { ChartPanel } from './chart-panel';
import { marksOf, possibleIn } from './marks';
import { Outline } from './outline';
import { Bar, Button, isNarrow, Panel, Quiet, Scroll } from './parts';
import { SendEvents } from './send-events';
import { SequenceDiagram } from './sequence-diagram';
import type { Moment } from './session';
import { type Overlay, useCoverage } from './use-chart';
import type { EventRecord } from '../wire/messages';

type View = 'chart' | 'outline' | 'sequence';
const views: readonly { view: View; label: string }[] = [
  { view: 'chart', label: 'Chart' },
  { view: 'outline', label: 'Outline' },
  { view: 'sequence', label: 'Sequence' },
];
const overlays: { readonly [overlay in Overlay]: string } = { none: 'None', tests: 'Tests', visit: 'This visit' };

interface ChartSectionProps {
  records: readonly EventRecord[];
  /** The position of the chosen event among the records; null in the live view. */
  position: number | null;
  /** The name of the shown actor. */
  name: string | undefined;
  chart: Chart | null;
  moment: Moment | undefined;
  nameOf: (id: string) => string;
  /** Missing where events cannot be sent. */
  onSend?: ((event: string, payload: object) => void) | undefined;
}

/** The chart of the shown actor, as a drawing or an outline, or the sequence of all events. */
export function ChartSection({ records, position, name, chart, moment, nameOf, onSend }: ChartSectionProps) {
  const [view, setView] = useState<View>(() => (isNarrow() ? 'outline' : 'chart'));
  const [overlay, setOverlay] = useState<Overlay>('none');
  const { covered, isUnknown } = useCoverage(overlay, name ?? '', records);
  const marks = chart && moment && marksOf(chart, moment, covered);
  return (
    <Panel data-panel="Chart" aria-label="Chart">
      <h2>{name ?? 'Chart'}</h2>
      <Bar>
        {views.map(({ view: one, label }) => (
          <Button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
            {label}
          </Button>
        ))}
        <label>
          Coverage{' '}
          <select value={overlay} onChange={({ target }) => setOverlay(target.value as Overlay)}>
            {Object.entries(overlays).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {chart && (
          <a href={`/inspector/${chart.source}`} target="_blank" rel="noreferrer">
            {chart.source}
          </a>
        )}
      </Bar>
      {chart && <Quiet>{chart.sentence}</Quiet>}
      {chart && isUnknown && <Quiet role="status">No test run of this machine here: npx jest machines</Quiet>}
      {view === 'sequence' ? (
        <SequenceDiagram records={position === null ? records : records.slice(0, position + 1)} nameOf={nameOf} />
      ) : chart && marks && view === 'chart' ? (
        <ChartPanel key={chart.machine} chart={chart} marks={marks} />
      ) : (
        <Scroll tabIndex={0} role="region" aria-label="Outline">
          {chart && marks ? <Outline chart={chart} marks={marks} /> : <Quiet>Choose a flow to see its chart.</Quiet>}
        </Scroll>
      )}
      {onSend && chart && moment && <SendEvents possible={possibleIn(chart, moment)} onSend={onSend} />}
    </Panel>
  );
}

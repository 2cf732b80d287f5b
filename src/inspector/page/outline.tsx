import styled from 'styled-components';
import { inspectorPalette as colour } from '../../theme/inspector-palette';
import type { Chart, ChartState } from '../chart/chart';
import type { ChartMarks } from '../chart/chart-drawing';
import { narrow } from './parts';

const Tree = styled.ul`
  margin: 0;
  padding: 0 0 0 0.9rem;
  list-style: none;
  border-left: 2px solid ${colour.line};
  & summary,
  & [data-state] {
    min-height: 1.7rem;
    padding: 0.15rem 0.3rem;
  }
  ${narrow} {
    & summary {
      padding: 0.7rem 0.3rem;
    }
  }
  & [aria-current='true'] {
    background: ${colour.active};
    border-radius: 4px;
    font-weight: 700;
  }
  & ol {
    margin: 0;
    padding: 0 0 0.2rem 1.2rem;
    list-style: none;
    color: ${colour.faint};
  }
  & ol li[data-possible='true'] {
    color: ${colour.possible};
  }
  & ol li[data-last='true'] {
    color: ${colour.last};
    font-weight: 700;
  }
`;

interface OutlineProps {
  chart: Chart;
  marks: ChartMarks;
}

/** A statechart as nested lists: for narrow screens, the keyboard and screen readers. */
export function Outline({ chart, marks }: OutlineProps) {
  const transitionsOf = (state: ChartState) =>
    chart.transitions
      .filter(({ source }) => source === state.id)
      .map(({ id, event, guard, actions, targets }) => {
        const isLast = marks.last.has(id);
        const isPossible = marks.possible.has(id);
        const isCovered = marks.covered?.has(id);
        const words = [isLast && 'taken last', isPossible && 'possible', isCovered === false && 'never taken'];
        const note = words.filter(Boolean).join(', ');
        return (
          <li key={id} data-last={isLast} data-possible={isPossible}>
            {event}
            {guard && ` [${guard}]`}
            {actions.length > 0 && ` / ${actions.join(', ')}`}
            {targets.length > 0 && ` → ${targets.map((target) => target.slice(chart.machine.length + 1)).join(', ')}`}
            {note && ` (${note})`}
          </li>
        );
      });
  const branch = (parent: string | null) => (
    <Tree>
      {chart.states
        .filter((state) => state.parent === parent)
        .map((state) => {
          const isActive = marks.active.has(state.id);
          const outgoing = transitionsOf(state);
          const hasInside = chart.states.some((one) => one.parent === state.id);
          const kind = state.kind === 'atomic' || state.kind === 'compound' ? '' : ` (${state.kind})`;
          const listed = outgoing.length > 0 && <ol aria-label={`Transitions of ${state.name}`}>{outgoing}</ol>;
          return (
            <li key={state.id}>
              {hasInside ? (
                <details open>
                  <summary aria-current={isActive}>{state.name + kind}</summary>
                  {listed}
                  {branch(state.id)}
                </details>
              ) : (
                <>
                  <div data-state aria-current={isActive}>
                    {state.name + kind}
                  </div>
                  {listed}
                </>
              )}
            </li>
          );
        })}
    </Tree>
  );
  return branch(null);
}

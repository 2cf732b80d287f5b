import type { ReactNode } from 'react';
import { type Arrow, type ArrowLabel, type Box, canFold, type Chart, type ChartLayout, type ChartState } from './chart';
import { FoldButton } from './fold-button';
import { foldedGraph, insideOf } from './folded';
import { bodyOf, lineHeight, titleHeight } from './measure';
import { headOf, pathOf } from './path-of';

/** The state of a running machine; a picture in the docs has none. */
export interface ChartMarks {
  active: ReadonlySet<string>;
  last: ReadonlySet<string>;
  possible: ReadonlySet<string>;
  /** Null if the taken transitions are not shown. */
  covered: ReadonlySet<string> | null;
}

interface ChartDrawingProps {
  chart: Chart;
  layout: ChartLayout;
  marks?: ChartMarks;
  onFold?: (state: string) => void;
  /** The style of a standalone picture, which comes first. */
  children?: ReactNode;
}

const noMarks: ChartMarks = { active: new Set(), last: new Set(), possible: new Set(), covered: null };

const classes = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');

const Lines = ({ lines, x, y }: { lines: readonly string[]; x: number; y: number }) => (
  <>
    {lines.map((line, index) => (
      <text key={index} x={x} y={y + index * lineHeight} className={line.startsWith('/') ? 'action' : 'start'}>
        {line.replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length))}
      </text>
    ))}
  </>
);

const Corner = ({ box, round = 8, inset = 0 }: { box: Box; round?: number; inset?: number }) => (
  <rect
    className="box"
    x={box.x + inset}
    y={box.y + inset}
    width={box.width - 2 * inset}
    height={box.height - 2 * inset}
    rx={round}
  />
);

interface StateProps {
  state: ChartState;
  box: Box;
}

const StateBox = ({ state, box, className }: StateProps & { className: string }) => (
  <g className={className}>
    <Corner box={box} round={state.kind === 'history' ? 13 : 8} />
    {state.kind === 'final' && <Corner box={box} inset={3} round={6} />}
  </g>
);

function StateText({ state, box, body }: StateProps & { body: readonly string[] }) {
  const ruled = box.y + titleHeight;
  if (state.kind === 'history') {
    return (
      <text className="name" x={box.x + 13} y={box.y + 17} textAnchor="middle">
        {state.isDeep ? 'H*' : 'H'}
      </text>
    );
  }
  return (
    <g className="written">
      <text className="name" x={box.x + 10} y={box.y + 17}>
        {state.name}
      </text>
      {body.length > 0 && <line className="rule" x1={box.x} x2={box.x + box.width} y1={ruled} y2={ruled} />}
      <g className="faint">
        <Lines lines={body} x={box.x + 10} y={ruled + 14} />
      </g>
    </g>
  );
}

const Line = ({ arrow, className }: { arrow: Arrow; className: string }) => (
  <g className={className}>
    <path className="way" d={pathOf(arrow.points)} />
    <path className="head" d={headOf(arrow.points)} />
  </g>
);

const Label = ({ label, className }: { label: ArrowLabel; className: string }) => (
  <g className={className}>
    <rect className="chip" x={label.x} y={label.y} width={label.width} height={label.height} rx={4} />
    <Lines lines={label.lines} x={label.x + 5} y={label.y + 13} />
  </g>
);

const idsOf = ({ labels }: Arrow) => labels.flatMap(({ transitions }) => transitions);

/** Transitions of several kinds share a plain arrow. */
const kindOf = ({ labels: [first, ...others] }: Arrow) =>
  others.every(({ kind }) => kind === first?.kind) && first?.kind;

/** Draws a laid-out statechart. Labels are above all lines, and the last taken line is above the others. */
export function ChartDrawing({ chart, layout, marks = noMarks, onFold, children }: ChartDrawingProps) {
  const { folded, states: boxes, arrows, beginnings, width, height } = layout;
  const graph = foldedGraph(chart, folded);
  const { states } = graph;
  const kinds = new Map(states.map(({ id, kind }) => [id, kind]));
  const some = (ids: readonly string[], set: ReadonlySet<string>) => ids.some((id) => set.has(id));
  const takenClass = (ids: readonly string[]) =>
    classes(some(ids, marks.possible) && 'possible', some(ids, marks.last) && 'last');
  const arrowClass = (arrow: Arrow) => classes(kindOf(arrow), takenClass(idsOf(arrow)));
  const labelClass = ({ transitions, kind }: ArrowLabel) =>
    classes(
      kind,
      takenClass(transitions),
      marks.covered && (transitions.every((id) => marks.covered?.has(id)) ? 'covered' : 'uncovered'),
    );
  const stateClass = ({ id, kind, parent }: ChartState) =>
    classes(
      kind,
      kinds.get(parent ?? '') === 'parallel' && 'region',
      folded.includes(id) && 'closed',
      marks.active.has(id) && 'active',
    );
  const placed = states.flatMap((state) => {
    const box = boxes[state.id];
    return box ? [{ state, box }] : [];
  });
  const isLast = (arrow: Arrow) => Number(some(idsOf(arrow), marks.last));
  const drawn = [...arrows].sort((a, b) => isLast(a) - isLast(b));
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="chart"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role={onFold ? 'group' : 'img'}
      aria-label={`Statechart of ${chart.machine}`}
    >
      {children}
      <rect className="page" width={width} height={height} />
      {placed.map(({ state, box }) => (
        <StateBox key={state.id} state={state} box={box} className={stateClass(state)} />
      ))}
      {beginnings.map(({ state, points }) => (
        <g key={state} className="beginning">
          <circle className="dot" cx={points[0]?.x} cy={(points[0]?.y ?? 0) - 6} r={6} />
          <path className="way" d={pathOf(points)} />
          <path className="head" d={headOf(points)} />
        </g>
      ))}
      {drawn.map((arrow) => (
        <Line key={idsOf(arrow)[0]} arrow={arrow} className={arrowClass(arrow)} />
      ))}
      {placed.map(({ state, box }) => (
        <StateText key={state.id} state={state} box={box} body={bodyOf(state, insideOf(graph, state.id))} />
      ))}
      {arrows.flatMap(({ labels }) =>
        labels.map((label) => <Label key={label.transitions[0]} label={label} className={labelClass(label)} />),
      )}
      {onFold &&
        placed
          .filter(({ state }) => canFold(state))
          .map(({ state, box }) => (
            <FoldButton
              key={state.id}
              x={box.x + box.width - 20}
              y={box.y + 5}
              name={state.name}
              isFolded={folded.includes(state.id)}
              onPress={() => onFold(state.id)}
            />
          ))}
    </svg>
  );
}

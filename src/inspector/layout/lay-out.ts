import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs';
import {
  type Arrow,
  type ArrowLabel,
  type Box,
  type ChartGraph,
  type ChartLayout,
  type ChartState,
  type Point,
} from '../chart/chart';
import { type FoldedGraph, foldedGraph, type FoldedArrow, insideOf } from '../chart/folded';
import { bodyOf, boxSize, labelOf, labelSize } from '../chart/measure';
import { readingOrder } from './reading-order';

const elk = new Elk();

/** Nested states do not inherit these options from the root, so they are passed to the call. */
const spacing = {
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '6',
  'elk.spacing.nodeSelfLoop': '14',
};

const rootOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
};

const dot = { width: 12, height: 12 };
const beginningOf = (id: string) => `${id} begins`;

function nodeOf(graph: FoldedGraph, state: ChartState): ElkNode {
  if (state.kind === 'history') return { id: state.id, width: 26, height: 26 };
  const body = bodyOf(state, insideOf(graph, state.id));
  const size = boxSize(state.name, body);
  const inside = graph.states.filter(({ parent }) => parent === state.id);
  if (inside.length === 0) return { id: state.id, ...size };
  return {
    id: state.id,
    layoutOptions: {
      'elk.direction': state.kind === 'parallel' ? 'RIGHT' : 'DOWN',
      'elk.padding': `[top=${size.height + 12},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${size.width},${size.height})`,
    },
    children: [
      ...(state.initial ? [{ id: beginningOf(state.id), ...dot }] : []),
      ...inside.map((child) => nodeOf(graph, child)),
    ],
  };
}

const isBackward = (order: ReadonlyMap<string, number>, { source, target }: FoldedArrow) =>
  (order.get(source) ?? 0) > (order.get(target) ?? 0);

const idOf = ({ source, target }: FoldedArrow) => `${source} to ${target}`;

/** Labels of one arrow are stacked. */
const labelGap = 2;

const sizesOf = ({ transitions }: FoldedArrow) => transitions.map(({ transition }) => labelSize(labelOf(transition)));

/** A backward edge is passed in reverse, so that the layout has no cycles to break. */
function edgeOf(arrow: FoldedArrow, isTurned: boolean): ElkExtendedEdge {
  const { source, target } = arrow;
  const sizes = sizesOf(arrow);
  return {
    id: idOf(arrow),
    sources: [isTurned ? target : source],
    targets: [isTurned ? source : target],
    labels: [
      {
        id: `${idOf(arrow)} label`,
        text: idOf(arrow),
        width: Math.max(...sizes.map(({ width }) => width)),
        height: sizes.reduce((sum, { height }) => sum + height + labelGap, -labelGap),
        layoutOptions: { 'elk.edgeLabels.inline': String(source !== target), 'elk.edgeLabels.placement': 'CENTER' },
      },
    ],
  };
}

/** Positions the labels of an arrow inside the space found for all of them. */
function labelsIn(arrow: FoldedArrow, box: Box): ArrowLabel[] {
  const sizes = sizesOf(arrow);
  let y = box.y;
  return arrow.transitions.map(({ ids, transition }, index) => {
    const { height = 0 } = sizes[index] ?? {};
    const label = { x: box.x, y, width: box.width, height };
    y += height + labelGap;
    return { ...label, transitions: ids, kind: transition.kind, lines: labelOf(transition) };
  });
}

const whole = Math.round;
const pointOf = ({ x, y }: Point): Point => ({ x: whole(x), y: whole(y) });
const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  x: whole(x),
  y: whole(y),
  width: whole(width),
  height: whole(height),
});

function pointsOf({ sections = [], id }: ElkExtendedEdge): Point[] {
  const [section] = sections;
  if (!section) throw new Error(`The layout has no line for ${id}`);
  return [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(pointOf);
}

const boxesOf = (node: ElkNode): [string, Box][] => [
  [node.id, boxOf(node)],
  ...(node.children ?? []).flatMap((child) => boxesOf(child)),
];

/**
 * The positions of a graph's states and arrows, with these states folded. The same graph always gives the same
 * positions.
 */
export async function layOut(graph: ChartGraph, folded: readonly string[]): Promise<ChartLayout> {
  const visible = foldedGraph(graph, folded);
  const order = readingOrder(visible);
  const root = visible.states.find(({ parent }) => parent === null);
  if (!root) throw new Error(`${graph.machine} has no root`);
  const isTurned = (arrow: FoldedArrow) => isBackward(order, arrow);
  const beginnings = visible.states.filter(
    ({ id, initial }) => initial !== null && visible.states.some(({ parent }) => parent === id),
  );
  const { children = [], edges = [] } = await elk.layout(
    {
      id: 'page',
      layoutOptions: rootOptions,
      children: [nodeOf(visible, root)],
      edges: [
        ...beginnings.map(
          ({ id, initial }): ElkExtendedEdge => ({
            id: beginningOf(id),
            sources: [beginningOf(id)],
            targets: [initial ?? ''],
          }),
        ),
        ...visible.arrows.map((arrow) => edgeOf(arrow, isTurned(arrow))),
      ],
    },
    { layoutOptions: spacing },
  );
  const boxes = new Map(children.flatMap(boxesOf));
  const ways = new Map(edges.map((edge) => [edge.id, edge]));
  const wayOf = (id: string) => {
    const way = ways.get(id);
    if (!way) throw new Error(`${graph.machine} has lost ${id}`);
    return way;
  };
  const page = boxes.get(root.id);
  return {
    folded,
    width: (page?.width ?? 0) + 24,
    height: (page?.height ?? 0) + 24,
    states: Object.fromEntries(visible.states.map(({ id }) => [id, boxes.get(id) ?? boxOf({})])),
    beginnings: beginnings.map(({ id }) => ({ state: id, points: pointsOf(wayOf(beginningOf(id))) })),
    arrows: visible.arrows.map((arrow): Arrow => {
      const way = wayOf(idOf(arrow));
      const points = pointsOf(way);
      return {
        points: isTurned(arrow) ? points.reverse() : points,
        labels: labelsIn(arrow, boxOf(way.labels?.[0] ?? {})),
      };
    }),
  };
}

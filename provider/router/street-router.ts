import type { RoutePoint } from '../../shared/routes/polyline';
import { metresBetween, type Route, type Router } from './router';

/**
 * An invented network of streets all over the earth. There is a street at each line that the embedded map tiles draw at
 * zoom 17, about 300 m apart at the equator. Every fourth one, a bolder line from zoom 15 on, is a main road.
 */
const streets = 2 ** 17;
const mainEvery = 4;

const speeds = { main: 10, side: 6 } as const;
const secondsOfTurn = 6;

interface WorldPoint {
  x: number;
  y: number;
}

const toWorld = ({ lat, lng }: RoutePoint): WorldPoint => {
  const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180);
  return { x: ((lng + 180) / 360) * streets, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * streets };
};

const toPoint = ({ x, y }: WorldPoint): RoutePoint => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / streets))) * 180) / Math.PI,
  lng: (x / streets) * 360 - 180,
});

/** The nearest point of a street. */
function snap({ x, y }: WorldPoint): WorldPoint {
  const [column, row] = [Math.round(x), Math.round(y)];
  return Math.abs(x - column) <= Math.abs(y - row) ? { x: column, y } : { x, y: row };
}

const around = (value: number, step: number) => [Math.floor(value / step) * step, Math.ceil(value / step) * step];

/** The streets and main roads at both ends; a shortest path needs no others. */
const linesAt = (from: number, to: number) =>
  [
    ...new Set([...around(from, 1), ...around(to, 1), ...around(from, mainEvery), ...around(to, mainEvery), from, to]),
  ].sort((one, other) => one - other);

const isStreet = (line: number) => Number.isInteger(line);
const isMain = (line: number) => line % mainEvery === 0;

interface Node extends WorldPoint {
  key: string;
}

/** How a node was reached, which tells whether the next step is a turn. */
type Axis = 'x' | 'y';

interface Reached {
  node: Node;
  axis: Axis | null;
  seconds: number;
  before: Reached | null;
}

const nodeOf = (x: number, y: number): Node => ({ x, y, key: `${x} ${y}` });

/** The neighbours along streets among the lines. */
function neighbours({ x, y }: Node, columns: readonly number[], rows: readonly number[]): [Node, Axis][] {
  const next: [Node, Axis][] = [];
  const [column, row] = [columns.indexOf(x), rows.indexOf(y)];
  for (const step of [-1, 1]) {
    const [nextX, nextY] = [columns[column + step], rows[row + step]];
    if (nextX !== undefined && isStreet(y)) next.push([nodeOf(nextX, y), 'x']);
    if (nextY !== undefined && isStreet(x)) next.push([nodeOf(x, nextY), 'y']);
  }
  return next;
}

const secondsOf = (from: Node, to: Node, axis: Axis) =>
  metresBetween(toPoint(from), toPoint(to)) / (isMain(axis === 'x' ? from.y : from.x) ? speeds.main : speeds.side);

/** Dijkstra's shortest path over at most 200 nodes. */
function fastestWay(from: Node, to: Node): Reached | null {
  const [columns, rows] = [linesAt(from.x, to.x), linesAt(from.y, to.y)];
  const open: Reached[] = [{ node: from, axis: null, seconds: 0, before: null }];
  const done = new Set<string>();
  for (;;) {
    let best = 0;
    for (const [index, { seconds }] of open.entries()) if (seconds < (open[best]?.seconds ?? 0)) best = index;
    const [reached] = open.splice(best, 1);
    if (!reached) return null;
    if (reached.node.key === to.key) return reached;
    const state = `${reached.node.key} ${reached.axis}`;
    if (done.has(state)) continue;
    done.add(state);
    for (const [node, axis] of neighbours(reached.node, columns, rows)) {
      if (done.has(`${node.key} ${axis}`)) continue;
      const turn = reached.axis !== null && reached.axis !== axis ? secondsOfTurn : 0;
      open.push({ node, axis, seconds: reached.seconds + turn + secondsOf(reached.node, node, axis), before: reached });
    }
  }
}

function corners(end: Reached): WorldPoint[] {
  const points: WorldPoint[] = [];
  let next: Axis | null = null;
  for (let at: Reached | null = end; at; at = at.before) {
    if (next === null || at.axis !== next) points.unshift(at.node);
    next = at.axis;
  }
  return points;
}

export const createStreetRouter = (): Router => ({
  async route(from, to): Promise<Route | null> {
    const [start, end] = [snap(toWorld(from)), snap(toWorld(to))];
    const way = fastestWay(nodeOf(start.x, start.y), nodeOf(end.x, end.y));
    if (!way) return null;
    const points = [from, ...corners(way).map(toPoint), to];
    const lengths = points.slice(1).map((point, index) => metresBetween(points[index] ?? point, point));
    const onFoot = (lengths[0] ?? 0) + (lengths.at(-1) ?? 0);
    return {
      points,
      metres: Math.round(lengths.reduce((sum, length) => sum + length, 0)),
      seconds: Math.round(way.seconds + onFoot / speeds.side),
    };
  },
});

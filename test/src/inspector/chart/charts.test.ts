import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawCharts } from '../../../../charts';
import type { Box, Chart, ChartLayout, ChartState } from '../../../../src/inspector/chart/chart';

const folder = join(__dirname, '../../../../docs/statecharts');
const kept = readdirSync(folder).sort();
const charts = kept
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Chart);
const layouts = charts.flatMap((chart) =>
  chart.layouts.map((layout) => [`${chart.machine} (${layout.folded.length} folded)`, layout, chart] as const),
);

test('the drawn statecharts match the machines (run `npm run charts` if not)', async () => {
  const drawn = await drawCharts();
  expect(Object.keys(drawn).sort()).toEqual(kept);
  const stale = kept.filter((name) => readFileSync(join(folder, name), 'utf8') !== drawn[name]);
  expect(stale).toEqual([]);
});

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const labelsOf = ({ arrows }: ChartLayout) => arrows.flatMap(({ labels }) => labels);

test.each(layouts)('in %s no label overlaps another or a foreign state', (_name, layout, chart) => {
  const labels = labelsOf(layout);
  const upon = labels.flatMap((label, index) => labels.slice(index + 1).filter((other) => overlap(label, other)));
  expect(upon).toEqual([]);
  const isOpen = ({ id }: ChartState) => chart.states.some((child) => child.parent === id && layout.states[child.id]);
  const leaves = chart.states.filter((state) => layout.states[state.id] && !isOpen(state));
  const hidden = leaves.flatMap(({ id }) => labels.filter((label) => overlap(label, layout.states[id] as Box)));
  expect(hidden).toEqual([]);
});

test.each(layouts)('in %s every arrow starts and ends at a state', (_name, layout) => {
  const touches = ({ x, y }: { x: number; y: number }) =>
    Object.values(layout.states).some((box) => {
      const inside = x >= box.x - 1 && x <= box.x + box.width + 1 && y >= box.y - 1 && y <= box.y + box.height + 1;
      const deep = x > box.x + 1 && x < box.x + box.width - 1 && y > box.y + 1 && y < box.y + box.height - 1;
      return inside && !deep;
    });
  const loose = layout.arrows.filter(({ points }) => ![points[0], points.at(-1)].every((end) => end && touches(end)));
  expect(loose.flatMap(({ labels }) => labels)).toEqual([]);
});

/** The visible size of a picture on a laptop, in pixels. */
const laptop = 1_100;

test.each(charts.map((chart) => [chart.machine, chart] as const))(
  '%s can be collapsed to fit a laptop screen',
  (_name, { layouts: all }) => {
    expect(Math.min(...all.map(({ width }) => width))).toBeLessThanOrEqual(laptop);
  },
);

test.each(charts.map((chart) => [chart.machine, chart] as const))(
  'the picture of %s has every state and every transition',
  (_name, chart) => {
    const [open] = chart.layouts;
    expect(Object.keys(open?.states ?? {}).sort()).toEqual(chart.states.map(({ id }) => id).sort());
    const leading = chart.transitions.filter(({ targets }) => targets.length > 0).map(({ id }) => id);
    expect(open?.arrows.flatMap(({ labels }) => labels.flatMap(({ transitions }) => transitions)).sort()).toEqual(
      leading.sort(),
    );
  },
);

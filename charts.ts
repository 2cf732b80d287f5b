/**
 * Draws every machine of `machines/` into `docs/statecharts/`: a picture, the positions of all its parts for the
 * inspector, and an index. The same machines always give the same files, so that a test can detect stale ones.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { canFold, type Chart, type ChartLayout } from './src/inspector/chart/chart';
import { ChartDrawing } from './src/inspector/chart/chart-drawing';
import { chartStyle } from './src/inspector/page/chart-panel';
import { layOut } from './src/inspector/layout/lay-out';
import { graphOf } from './src/inspector/xstate/graph-of';

const folder = 'docs/statecharts';
const fromRoot = (...path: string[]) => join(__dirname, ...path);

interface Found {
  machine: AnyStateMachine;
  /** The machine's file. */
  source: string;
  sentence: string;
}

/** The comment before a machine. */
function sentenceBefore(name: string, source: string): string {
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport const ${name} =`).exec(
    readFileSync(fromRoot(source), 'utf8'),
  )?.[1];
  if (!comment) throw new Error(`${source}: say in a comment what ${name} is`);
  return comment.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim();
}

/** All machines of the project, by their names. */
async function findMachines(): Promise<Found[]> {
  const files = readdirSync(fromRoot('machines'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `machines/${file}`);
  const found = files.map(async (source) => {
    const exported = (await import(fromRoot(source))) as { readonly [name: string]: unknown };
    return Object.entries(exported).flatMap(([name, machine]) =>
      machine instanceof StateMachine ? [{ machine, source, sentence: sentenceBefore(name, source) }] : [],
    );
  });
  return (await Promise.all(found)).flat().sort((a, b) => (a.machine.id < b.machine.id ? -1 : 1));
}

/** Every choice of states to fold. There should be few; a machine with more should be split. */
function choices(ids: readonly string[]): string[][] {
  const [first, ...others] = ids;
  if (first === undefined) return [[]];
  return choices(others).flatMap((choice) => [choice, [first, ...choice]]);
}

async function chartOf({ machine, source, sentence }: Found): Promise<Chart> {
  const graph = graphOf(machine);
  const layouts: ChartLayout[] = [];
  for (const folded of choices(graph.states.filter(canFold).map(({ id }) => id)))
    layouts.push(await layOut(graph, folded));
  return { ...graph, source, sentence, layouts };
}

const longestLine = 400;

/** One state, transition or arrow per line, so that diffs show the change of a machine. */
function linesOf(value: unknown): string {
  const line = JSON.stringify(value);
  if (value === null || typeof value !== 'object' || line.length <= longestLine) return line;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const members = Array.isArray(value)
    ? value.map(linesOf)
    : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${linesOf(one)}`);
  return `${open}\n${members.join(',\n')}\n${close}`;
}

const pictureOf = (chart: Chart) => {
  const [layout] = chart.layouts;
  if (!layout) throw new Error(`${chart.machine} was not laid out`);
  const style = createElement('style', null, chartStyle);
  return renderToStaticMarkup(createElement(ChartDrawing, { chart, layout, children: style }));
};

const indexOf = (charts: readonly Chart[]) =>
  [
    '# Statecharts',
    '',
    'Every flow, drawn from its machine by `npm run charts`. An arrow shows the trigger of a transition, `[its condition]`',
    'and `/ its actions`. Dashed arrows wait for a time; dotted ones are taken immediately. Transitions that do not leave a',
    'state are listed in its box.',
    '',
    '| flow | | |',
    '|---|---|---|',
    ...charts.map(
      ({ machine, source, sentence }) =>
        `| [${machine}](${machine}.svg) | ${sentence.replaceAll('|', '\\|')} | [\`${source}\`](../../${source}) |`,
    ),
    '',
  ].join('\n');

/** The files of `docs/statecharts/`, by their names. */
export async function drawCharts(): Promise<{ readonly [name: string]: string }> {
  const charts: Chart[] = [];
  // One after another, because the layout uses the whole processor anyway.
  for (const found of await findMachines()) charts.push(await chartOf(found));
  return Object.fromEntries([
    ['README.md', indexOf(charts)],
    ...charts.flatMap((chart) => [
      [`${chart.machine}.json`, `${linesOf(chart)}\n`],
      [`${chart.machine}.svg`, `${pictureOf(chart)}\n`],
    ]),
  ]) as { readonly [name: string]: string };
}

async function main() {
  const files = await drawCharts();
  rmSync(fromRoot(folder), { recursive: true, force: true });
  mkdirSync(fromRoot(folder), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(fromRoot(folder, name), text);
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}

import type { EventRecord } from '../wire/messages';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { headOf, pathOf } from '../chart/path-of';
import { inspectorFace, inspectorPalette as colour } from '../../theme/inspector-palette';
import { eventText } from './event-text';
import { Quiet, Scroll } from './parts';

interface Passed {
  tab: string;
  /** Null for the page itself. */
  from: string | null;
  to: string;
  event: string;
  /** How often, one right after the other. */
  times: number;
}

/** A message between two actors; repeated messages are merged. */
export function messagesBetween(records: readonly EventRecord[]): Passed[] {
  const passed: Passed[] = [];
  for (const { tab, source, actor, event } of records) {
    const last = passed.at(-1);
    if (last && last.from === source && last.to === actor && last.event === event) last.times += 1;
    else passed.push({ tab, from: source, to: actor, event, times: 1 });
  }
  return passed;
}

const laneWidth = 128;
/** On the left, the page's short name needs less space. */
const margin = 40;
const stepHeight = 34;
const namesHeight = 28;
/** The maximum number of rows, because nobody reads more at once. */
const maxLength = 80;

const Drawing = styled.svg`
  display: block;
  & text {
    font: 11px ${inspectorFace};
    fill: ${colour.text};
  }
  & .lane {
    stroke: ${colour.line};
  }
  & .way {
    fill: none;
    stroke: ${colour.event};
  }
  & .head {
    fill: ${colour.event};
  }
  & .actor {
    font-weight: 700;
  }
  & .halo {
    paint-order: stroke;
    stroke: ${colour.surface};
    stroke-width: 4px;
  }
`;

const Names = styled(Drawing)`
  position: sticky;
  top: 0;
  background: ${colour.surface};
`;

/** The same for screen readers. */
const Spoken = styled.ol`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  overflow: hidden;
  clip-path: inset(50%);
`;

const shortened = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

interface SequenceDiagramProps {
  /** Only messages up to the selected moment. */
  records: readonly EventRecord[];
  nameOf: (actor: string) => string;
}

/** Actors with the same name that a page runs one after another share a lane. */
const laneOf = (tab: string, name: string) => `${tab} ${name}`;
const pageLane = 'page';

/** The messages between actors, the newest at the bottom. */
export function SequenceDiagram({ records, nameOf }: SequenceDiagramProps) {
  const scroll = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (scroll.current) scroll.current.scrollTop = scroll.current.scrollHeight;
  }, [records]);
  const passed = messagesBetween(records).slice(-maxLength);
  if (passed.length === 0) return <Quiet>No actor has been told anything yet.</Quiet>;
  const nameIn = (actor: string | null) => (actor === null ? 'page' : nameOf(actor));
  const laneIn = ({ tab }: Passed, actor: string | null) => (actor === null ? pageLane : laneOf(tab, nameOf(actor)));
  const names = new Map([[pageLane, 'page']]);
  for (const one of passed) for (const actor of [one.from, one.to]) names.set(laneIn(one, actor), nameIn(actor));
  const lanes = [...names.keys()];
  const xOf = (lane: string) => margin + laneWidth * lanes.indexOf(lane);
  const height = passed.length * stepHeight + 16;
  const width = margin + (lanes.length - 0.5) * laneWidth;
  return (
    <Scroll ref={scroll} tabIndex={0} role="region" aria-label="Messages between actors">
      <Spoken aria-label="Messages between actors, the newest last">
        {passed.map(({ from, to, event, times }, index) => (
          <li key={index}>
            {`${nameIn(from)} to ${nameIn(to)}: ${eventText({ event, source: from }, nameOf)}`}
            {times > 1 && `, ${times} times`}
          </li>
        ))}
      </Spoken>
      <Names width={width} height={namesHeight} aria-hidden="true">
        {[...names].map(([lane, name]) => (
          <text key={lane} className="actor" x={xOf(lane)} y={18} textAnchor="middle">
            {shortened(name, 18)}
          </text>
        ))}
      </Names>
      <Drawing width={width} height={height} aria-hidden="true">
        {lanes.map((lane) => (
          <line key={lane} className="lane" x1={xOf(lane)} x2={xOf(lane)} y1={0} y2={height} />
        ))}
        {passed.map((one, index) => {
          const { from, to, event, times } = one;
          const y = index * stepHeight + 28;
          const [start, end] = [xOf(laneIn(one, from)), xOf(laneIn(one, to))];
          const points =
            start === end
              ? [
                  { x: start, y: y - 8 },
                  { x: start + 18, y: y - 8 },
                  { x: start + 18, y },
                  { x: start, y },
                ]
              : [
                  { x: start, y },
                  { x: end, y },
                ];
          return (
            <g key={index}>
              <path className="way" d={pathOf(points)} />
              <path className="head" d={headOf(points)} />
              <text
                className="halo"
                x={start === end ? start + 24 : (start + end) / 2}
                y={start === end ? y - 1 : y - 5}
                textAnchor={start === end ? 'start' : 'middle'}
              >
                {shortened(eventText({ event, source: from }, nameOf), 24) + (times > 1 ? ` ×${times}` : '')}
              </text>
            </g>
          );
        })}
      </Drawing>
    </Scroll>
  );
}

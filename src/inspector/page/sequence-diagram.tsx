import styled from 'styled-components';
import { headOf, pathOf } from '../chart/path-of';
import { inspectorFace, inspectorPalette as colour } from '../../theme/inspector-palette';
import type { EventRecord } from '../wire/messages';
import { eventText } from './event-text';
import { messagesBetween } from './messages-between';
import { Quiet } from './parts';

const laneWidth = 168;
const stepHeight = 34;
const top = 44;
/** More than this nobody reads at once. */
const longest = 80;

const Drawing = styled.svg`
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

/** The same for those who hear it. */
const Spoken = styled.ol`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  overflow: hidden;
  clip-path: inset(50%);
`;

const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

interface SequenceDiagramProps {
  /** Up to the moment that is looked at. */
  records: readonly EventRecord[];
  nameOf: (actor: string) => string;
}

/** Which actor told which what, the newest at the bottom. */
export function SequenceDiagram({ records, nameOf }: SequenceDiagramProps) {
  const passed = messagesBetween(records).slice(-longest);
  if (passed.length === 0) return <Quiet>No actor has been told anything yet.</Quiet>;
  const lanes = [...new Set(passed.flatMap(({ from, to }) => [from, to]))].sort((a, b) =>
    a === null ? -1 : b === null ? 1 : 0,
  );
  const xOf = (actor: string | null) => laneWidth * (lanes.indexOf(actor) + 0.5);
  const height = top + passed.length * stepHeight + 12;
  const width = lanes.length * laneWidth;
  const laneName = (lane: string | null) => (lane === null ? 'page' : nameOf(lane));
  return (
    <>
      <Spoken aria-label="Messages between actors, the newest last">
        {passed.map(({ from, to, event, times }, index) => (
          <li key={index}>
            {`${laneName(from)} to ${laneName(to)}: ${eventText({ event, source: from }, nameOf)}`}
            {times > 1 && `, ${times} times`}
          </li>
        ))}
      </Spoken>
      <Drawing width={width} height={height} aria-hidden="true">
        {lanes.map((lane) => (
          <g key={lane}>
            <text className="actor" x={xOf(lane)} y={20} textAnchor="middle">
              {shortened(laneName(lane), 22)}
            </text>
            <line className="lane" x1={xOf(lane)} x2={xOf(lane)} y1={30} y2={height} />
          </g>
        ))}
        {passed.map(({ from, to, event, times }, index) => {
          const y = top + index * stepHeight + 14;
          const [start, end] = [xOf(from), xOf(to)];
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
    </>
  );
}

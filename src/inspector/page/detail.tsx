import type { WireValue, ShownFields } from '../wire/wire-value';
import type { Chart } from '../chart/chart';
import { eventText } from './event-text';
import { Quiet, Table } from './parts';
import type { Moment } from './session';

interface FieldChange {
  path: string;
  before: WireValue | undefined;
  after: WireValue | undefined;
  isChanged: boolean;
}

const isSame = (one: WireValue | undefined, other: WireValue | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Compares two contexts line by line, in alphabetical order. */
export function differences(before: ShownFields, after: ShownFields): FieldChange[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return paths.map((path) => ({
    path,
    before: before[path],
    after: after[path],
    isChanged: !isSame(before[path], after[path]),
  }));
}

/** A value as readable text; ‹a description› of a hidden value is in guillemets. */
export function textOf(value: WireValue | undefined): string {
  if (value === undefined) return '–';
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `‹${value.type}${value.size === undefined ? '' : ` ${value.size}`}›`;
}

const Fields = ({ fields, caption }: { fields: ShownFields; caption: string }) => (
  <Table>
    <caption>{caption}</caption>
    <tbody>
      {Object.entries(fields).map(([path, value]) => (
        <tr key={path}>
          <th scope="row">{path || 'value'}</th>
          <td>{textOf(value)}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

/** The source and target of each transition; only the state if it did not leave it. */
function takenText(chart: Chart | null, transitions: readonly string[]) {
  if (!chart || transitions.length === 0) return 'no transition';
  const short = (id: string) => id.slice(chart.machine.length + 1) || id;
  return chart.transitions
    .filter(({ id }) => transitions.includes(id))
    .map(({ source, targets }) => [short(source), ...targets.map(short)].join(' → '))
    .join(', ');
}

interface DetailProps {
  /** Null for an actor without states. */
  chart: Chart | null;
  moment: Moment;
  before: Moment;
  nameOf: (actor: string) => string;
}

export function Detail({ chart, moment, before, nameOf }: DetailProps) {
  const { record, context } = moment;
  return (
    <>
      {record ? (
        <>
          <Table>
            <tbody>
              <tr>
                <th scope="row">event</th>
                <td title={record.event}>{eventText(record, nameOf)}</td>
              </tr>
              <tr>
                <th scope="row">from</th>
                <td>{record.source ? nameOf(record.source) : 'the page'}</td>
              </tr>
              <tr>
                <th scope="row">taken</th>
                <td>{takenText(chart, record.transitions)}</td>
              </tr>
            </tbody>
          </Table>
          {Object.keys(record.payload).length > 0 && <Fields caption="Payload" fields={record.payload} />}
        </>
      ) : (
        <Quiet>No event since the inspector was opened.</Quiet>
      )}
      <Table>
        <caption>Context; what the event changed is marked</caption>
        <tbody>
          {differences(before.context, context).map(({ path, before: was, after, isChanged }) => (
            <tr key={path} data-changed={isChanged}>
              <th scope="row">{path || 'value'}</th>
              <td>{isChanged ? `${textOf(was)} → ${textOf(after)}` : textOf(after)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

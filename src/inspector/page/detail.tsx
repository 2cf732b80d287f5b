import type { Chart } from '../chart/chart';
import type { ShownFields } from '../wire/shown';
import { differences, textOf } from './differences';
import { eventText } from './event-text';
import { Quiet, Table } from './parts';
import type { Moment } from './session';

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

/** From where to where each transition led; within its state where it left none. */
function takenText(chart: Chart | null, taken: readonly string[]) {
  if (!chart || taken.length === 0) return 'no transition';
  const short = (id: string) => id.slice(chart.machine.length + 1) || id;
  return chart.transitions
    .filter(({ id }) => taken.includes(id))
    .map(({ source, targets }) => [short(source), ...targets.map(short)].join(' → '))
    .join(', ');
}

interface DetailProps {
  /** Null for work that has no states. */
  chart: Chart | null;
  moment: Moment;
  before: Moment;
  nameOf: (actor: string) => string;
}

/** One event: what came with it, which transitions it took, and what it changed. */
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
                <td>{takenText(chart, record.taken)}</td>
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

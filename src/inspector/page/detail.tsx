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

interface DetailProps {
  moment: Moment;
  before: Moment;
  nameOf: (actor: string) => string;
}

/** One event: what came with it, which transitions it took, and what it changed. */
export function Detail({ moment, before, nameOf }: DetailProps) {
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
                <td>{record.taken.length > 0 ? record.taken.join('; ') : 'no transition'}</td>
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

import { createOnceLog } from '../../../server/base/log';
import { memoryLog } from '../../support/server/facade-fixture';

const minute = 60_000;

test('writes each error once an hour', () => {
  const log = memoryLog();
  let clock = 0;
  const once = createOnceLog(log, () => clock);
  once({ record: 'a' }, 'left out', 'request-1');
  once({ record: 'a' }, 'left out', 'request-2');
  once({ record: 'b' }, 'left out');
  expect(log.lines.map(({ facts }) => facts)).toEqual([{ record: 'a', requestId: 'request-1' }, { record: 'b' }]);
  clock = 60 * minute;
  once({ record: 'a' }, 'left out');
  expect(log.lines).toHaveLength(3);
});

test('limits the lines of many errors and reports how many are missing', () => {
  const log = memoryLog();
  let clock = 0;
  const once = createOnceLog(log, () => clock);
  for (let index = 0; index < 500; index += 1) once({ record: index }, 'left out');
  expect(log.lines).toHaveLength(60);
  clock = minute;
  once({ record: 'next' }, 'left out');
  expect(log.lines.at(-1)?.facts).toEqual({ record: 'next', suppressed: 440 });
});

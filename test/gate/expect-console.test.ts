import { expectConsole, settleConsole } from '../support/setup/expect-console';

test('an unexpected line fails the test', () => {
  console.error('the %s broke', 'shelf');
  expect(settleConsole).toThrow('console.error: the shelf broke');
});

test('an expected line passes only at its own level', () => {
  expectConsole('warn', /shelf/);
  console.warn('the shelf creaks');
  console.error('the shelf broke');
  expect(settleConsole).toThrow(/^console.error: the shelf broke$/);
});

test('an expected line that is missing fails the test', () => {
  expectConsole('warn', /shelf/);
  expect(settleConsole).toThrow('console.warn never wrote /shelf/');
});

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const moduleUrl = pathToFileURL(join(__dirname, '../../../server/bootstrap/require-clock.mjs')).href;

/** Why a clock is refused; empty if it is accepted. */
const refusalOf = (time: string) => {
  const script = `import { requireClock } from ${JSON.stringify(moduleUrl)};
    try { requireClock(${Date.parse(time)}); } catch ({ message }) { process.stdout.write(message); }`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
};

test.each([
  ['1970-01-01T00:03:00Z', '1970-01-01'],
  ['2026-10-31T23:59:59Z', '2026-10-31'],
])('a clock that shows %s is refused, with instructions', (time, date) => {
  expect(refusalOf(time)).toMatch(
    `The clock of this machine says ${date}, which is before this program was made. Set it`,
  );
});

test.each(['2026-11-01T00:00:00Z', '2040-01-01T00:00:00Z'])('a clock that shows %s is accepted', (time) => {
  expect(refusalOf(time)).toBe('');
});

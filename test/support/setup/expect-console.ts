import { format } from 'node:util';

type Level = 'error' | 'warn';

interface Expectation {
  level: Level;
  pattern: RegExp;
  met: boolean;
}

const expectations: Expectation[] = [];
const unexpected: string[] = [];

/** Expects a line of the console in the running test; the test fails without it. */
export function expectConsole(level: Level, pattern: RegExp) {
  expectations.push({ level, pattern, met: false });
}

/** Replaces a console method by one that records unexpected lines. */
export function watchConsole(level: Level) {
  console[level] = (...parts: unknown[]) => {
    const line = format(...parts);
    const expected = expectations.find((one) => one.level === level && one.pattern.test(line));
    if (expected) expected.met = true;
    else unexpected.push(`console.${level}: ${line}`);
  };
}

/** Throws for unexpected lines and for expected lines that are missing, then resets. */
export function settleConsole() {
  const missing = expectations
    .filter(({ met }) => !met)
    .map(({ level, pattern }) => `console.${level} never wrote ${pattern}`);
  const complaints = [...unexpected, ...missing];
  expectations.length = 0;
  unexpected.length = 0;
  if (complaints.length > 0) throw new Error(complaints.join('\n\n'));
}

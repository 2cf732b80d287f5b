import { runInThisContext } from 'node:vm';

/** Jest gives its tests a copy of the environment, but only the process's own environment sets the time zone. */
const { env } = runInThisContext('process') as NodeJS.Process;

/** Runs the tests of a `describe` in a visitor's time zone. */
export function setVisitorZone(zone: string) {
  const before = env.TZ;
  beforeAll(() => {
    env.TZ = zone;
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });
  afterAll(() => {
    if (before === undefined) delete env.TZ;
    else env.TZ = before;
  });
}

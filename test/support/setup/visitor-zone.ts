import { runInThisContext } from 'node:vm';

/** Jest gives its tests a copy of the environment; only the process's own sets its clocks. */
const { env } = runInThisContext('process') as NodeJS.Process;

/** Runs the tests of a `describe` on the clocks of a visitor's zone. */
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

import type { Tally } from './tally';

/** One line of the gate's report. */
export interface Step {
  name: string;
  /** Whether it runs the program, and so needs builds, a browser and a database. */
  runsProgram: boolean;
  run(env: NodeJS.ProcessEnv): Promise<Result>;
}

export interface Result {
  tally: Tally;
  seconds: number;
  /** What the command printed, shown where it failed. */
  output: string;
  /** What the gate's last lines say of failed and unsettled tests; absent where a step has no tests. */
  summary?: string;
}

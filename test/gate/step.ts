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
  /** The output of the command, shown if it failed. */
  output: string;
  /** The lines about failed and unsettled tests at the gate's end; absent if a step has no tests. */
  summary?: string;
}

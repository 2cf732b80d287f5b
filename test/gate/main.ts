import { ensureBuilt } from '../../server/bootstrap/ensure-built.mjs';
import { ensureGenerated } from '../../server/bootstrap/ensure-generated.mjs';
import { runProgram } from '../../server/bootstrap/run-program.mjs';
import { ensureDebianPackages } from './debian-packages';
import { memoryFolder } from './memory-folder';
import { startPostgres } from './postgres';
import { heaviestSuites } from './runners';
import type { Step } from './step';
import { alone, ofChange, sideBySide } from './steps';
import { closingLine, sum, tallyOfCheck, type Tally } from './tally';

const [flags = [], names = []] = [true, false].map((flag) =>
  process.argv.slice(2).filter((argument) => argument.startsWith('--') === flag),
);
const isOfChange = names.length === 1 && names[0] === 'changed';
const lines = isOfChange ? [ofChange] : sideBySide;
const last = isOfChange ? [] : alone;
const steps = [...lines.flat(), ...last];
const isWanted = ({ name }: Step) => isOfChange || names.length === 0 || names.includes(name);

/** Repeated at the end, because often only the last lines are read. */
const summaries: string[] = [];

async function report(step: Step, env: NodeJS.ProcessEnv): Promise<Tally> {
  const { tally, seconds, output, summary } = await step.run(env);
  if (summary) summaries.push(summary);
  if (tally.failed > 0) console.log(`\n──── ${step.name} ────\n${output.trimEnd()}\n────\n`);
  console.log(`${tally.failed > 0 ? '✗' : '✓'} ${step.name}: ${closingLine(tally)} (${seconds} s)`);
  return tally;
}

type Environment = Promise<NodeJS.ProcessEnv>;

async function oneAfterAnother(line: readonly Step[], environment: Environment) {
  const tallies: Tally[] = [];
  for (const step of line.filter(isWanted)) tallies.push(await report(step, step.runsProgram ? await environment : {}));
  return tallies;
}

/** Checks run while programs are built; if the build fails, they still finish. */
async function runLines(environment: Environment) {
  const outcomes = await Promise.allSettled(lines.map((line) => oneAfterAnother(line, environment)));
  return outcomes.flatMap((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}

const runsProgram = steps.some((step) => isWanted(step) && step.runsProgram);

/** Creates what every step needs. */
async function prepare() {
  const unknown = isOfChange ? [] : names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) throw new Error(`No such step: ${unknown.join(', ')}`);
  if (runsProgram) await ensureDebianPackages();
  await ensureGenerated();
}

/** Builds and starts what the steps that run programs need. @returns its settings */
async function startPrograms(): Environment {
  const [postgres] = await Promise.all([startPostgres(), ensureBuilt('production'), ensureBuilt('development')]);
  const folder = memoryFolder();
  return {
    TEST_DATABASE_URL: postgres,
    ...(folder && { TEST_FOLDER: folder }),
    ...(flags.includes('--soak') && { SOAK: '1' }),
  };
}

async function runGate() {
  await prepare();
  const environment = runsProgram ? startPrograms() : Promise.resolve({});
  const tallies = await runLines(environment);
  return sum([...tallies, ...(await oneAfterAnother(last, environment))]);
}

/**
 * Runs every step, or those that the command line names, and ends with the ten heaviest suites and the sum of what the
 * runners counted. With `--times` it lists thirty suites, with `--soak` counts are ten times as large. `changed` alone runs the
 * checks and the suites that import what differs from the revision in `BASE`, the last commit where it is unset.
 */
runProgram(async () => {
  const total = await runGate().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return tallyOfCheck(false);
  });
  if (runsProgram) console.log(heaviestSuites(flags.includes('--times') ? 30 : 10));
  if (summaries.length > 0) console.log(`\n${summaries.join('\n')}\n`);
  console.log(closingLine(total));
  process.exit(total.failed > 0 ? 1 : 0);
});

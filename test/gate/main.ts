import { ensureBuilt } from '../../server/bootstrap/ensure-built.mjs';
import { ensureGenerated } from '../../server/bootstrap/ensure-generated.mjs';
import { runProgram } from '../../server/bootstrap/run-program.mjs';
import { ensureDebianPackages } from './debian-packages';
import { memoryFolder } from './memory-folder';
import { startPostgres } from './postgres';
import { heaviestSuites } from './runners';
import type { Step } from './step';
import { alone, sideBySide } from './steps';
import { closingLine, sum, tallyOfCheck, type Tally } from './tally';

const steps = [...sideBySide.flat(), ...alone];
const [flags = [], names = []] = [true, false].map((flag) =>
  process.argv.slice(2).filter((argument) => argument.startsWith('--') === flag),
);
const isWanted = ({ name }: Step) => names.length === 0 || names.includes(name);

/** Repeated at the end, where the last lines are all that somebody sees. */
const summaries: string[] = [];

async function report(step: Step, env: NodeJS.ProcessEnv): Promise<Tally> {
  const { tally, seconds, output, summary } = await step.run(env);
  if (summary) summaries.push(summary);
  if (tally.failed > 0) console.log(`\n──── ${step.name} ────\n${output.trimEnd()}\n────\n`);
  console.log(`${tally.failed > 0 ? '✗' : '✓'} ${step.name}: ${closingLine(tally)} (${seconds} s)`);
  return tally;
}

async function oneAfterAnother(line: readonly Step[], env: NodeJS.ProcessEnv) {
  const tallies: Tally[] = [];
  for (const step of line.filter(isWanted)) tallies.push(await report(step, env));
  return tallies;
}

/** Makes what the wanted steps need, and answers with the settings of what was started for them. */
async function prepare(): Promise<NodeJS.ProcessEnv> {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) throw new Error(`No such step: ${unknown.join(', ')}`);
  const runsProgram = steps.some((step) => isWanted(step) && step.runsProgram);
  if (runsProgram) await ensureDebianPackages();
  await ensureGenerated();
  if (!runsProgram) return {};
  const [postgres] = await Promise.all([startPostgres(), ensureBuilt('production'), ensureBuilt('development')]);
  const folder = memoryFolder();
  return {
    TEST_DATABASE_URL: postgres,
    ...(folder && { TEST_FOLDER: folder }),
    ...(flags.includes('--soak') && { SOAK: '1' }),
  };
}

async function runGate() {
  const env = await prepare();
  const tallies = await Promise.all(sideBySide.map((line) => oneAfterAnother(line, env)));
  return sum([...tallies.flat(), ...(await oneAfterAnother(alone, env))]);
}

/**
 * Runs every step, or those that the command line names, and ends with the sum of what the runners counted. With `--times`
 * it lists the suites that took longest, with `--soak` counts are ten times as large.
 */
runProgram(async () => {
  const total = await runGate().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return tallyOfCheck(false);
  });
  if (flags.includes('--times')) console.log(heaviestSuites());
  if (summaries.length > 0) console.log(`\n${summaries.join('\n')}\n`);
  console.log(closingLine(total));
  process.exit(total.failed > 0 ? 1 : 0);
});

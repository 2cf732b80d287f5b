import { ensureBuilt } from '../../server/bootstrap/ensure-built.mjs';
import { ensureGenerated } from '../../server/bootstrap/ensure-generated.mjs';
import { runProgram } from '../../server/bootstrap/run-program.mjs';
import { ensureDebianPackages } from './debian-packages';
import { startPostgres } from './postgres';
import { alone, sideBySide, type Step } from './steps';
import { closingLine, sum, tallyOfCheck, type Tally } from './tally';

const [names, flags] = [
  process.argv.slice(2).filter((argument) => !argument.startsWith('--')),
  process.argv.slice(2).filter((argument) => argument.startsWith('--')),
];
const unknown = names.filter((name) => ![...sideBySide.flat(), ...alone].some((step) => step.name === name));
const isWanted = ({ name }: Step) => names.length === 0 || names.includes(name);

async function report(step: Step, env: NodeJS.ProcessEnv): Promise<Tally> {
  const { tally, seconds, output } = await step.run(env);
  if (tally.failed > 0) console.log(`\n──── ${step.name} ────\n${output.trimEnd()}\n────\n`);
  console.log(`${tally.failed > 0 ? '✗' : '✓'} ${step.name}: ${closingLine(tally)} (${seconds} s)`);
  return tally;
}

async function oneAfterAnother(steps: readonly Step[], env: NodeJS.ProcessEnv) {
  const tallies: Tally[] = [];
  for (const step of steps.filter(isWanted)) tallies.push(await report(step, env));
  return tallies;
}

async function prepare() {
  if (unknown.length > 0) throw new Error(`No such step: ${unknown.join(', ')}`);
  await ensureDebianPackages();
  await ensureGenerated();
  await ensureBuilt('production');
  await ensureBuilt('development');
  return startPostgres();
}

async function runSteps(env: NodeJS.ProcessEnv) {
  const tallies = await Promise.all(sideBySide.map((steps) => oneAfterAnother(steps, env)));
  return sum([...tallies.flat(), ...(await oneAfterAnother(alone, env))]);
}

/** Runs every step, or those that the command line names, and ends with the sum of what the runners counted. */
runProgram(async () => {
  let total = tallyOfCheck(false);
  try {
    const postgres = await prepare();
    try {
      total = await runSteps({ TEST_DATABASE_URL: postgres.url, ...(flags.includes('--soak') && { SOAK: '1' }) });
    } finally {
      await postgres.stop();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  console.log(closingLine(total));
  return total.failed > 0 ? 1 : 0;
});

import { openDatabase } from '../database/open-database';
import { readSettings } from '../settings';
import { startErrorText } from '../start-error';

/** `npm run migrate`: migrates the database and exits, so that a deployment can do it first. */
async function main() {
  const settings = readSettings(process.env);
  try {
    const { migrations, close } = await openDatabase(settings);
    await close();
    process.stdout.write(`${migrations.length > 0 ? `Applied ${migrations.join(', ')}` : 'Nothing to apply'}\n`);
  } catch (error) {
    throw new Error(startErrorText(error, settings), { cause: error });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

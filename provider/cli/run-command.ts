import { existsSync } from 'node:fs';
import type { OpenAdmin } from './open-admin';
import { databaseDirectory } from '../database/open-database';
import { readSettings } from '../settings';
import { resourceNames } from '../modules/store-files/resource';
import { SourceRefused } from '../store-check/issue';
import { type Command, UsageError } from './command';
import { check } from './commands/check';
import { apply, exportStore, history, list, rollback, validate } from './commands/store';
import { media } from './commands/media';
import { forgetStaff, invite, resetStaff } from './commands/staff';
import { resourceCommand } from './commands/resource';

const commands: Readonly<Record<string, Command>> = {
  validate,
  check,
  apply,
  export: exportStore,
  list,
  history,
  rollback,
  media,
  invite,
  'reset-staff': resetStaff,
  'forget-staff': forgetStaff,
  ...Object.fromEntries(resourceNames.map((name) => [name, resourceCommand(name)])),
};

const exits = { done: 0, refused: 1, misused: 2 };

const usage = [
  'Usage: npm run store -- <command>',
  '',
  ...Object.entries(commands).map(
    ([name, command]) => `  ${`${name} ${command.usage}`.trim()}\n      ${command.summary}`,
  ),
  '',
  'While a provider runs, the command goes through it; otherwise it opens the database set by DATA_DIR or DATABASE_URL.',
].join('\n');

export interface Output {
  print: (text: string) => void;
  printError: (text: string) => void;
}

function explain(error: unknown, printError: Output['printError']): number {
  if (error instanceof UsageError) {
    printError(`${error.message}\n\n${usage}`);
    return exits.misused;
  }
  printError(error instanceof Error ? error.message : String(error));
  if (error instanceof SourceRefused) {
    const count = error.errors.length;
    printError(`\n${count === 1 ? '1 error' : `${count} errors`}; nothing was applied`);
  }
  return exits.refused;
}

/** @returns the exit code: 0 done, 1 refused or failed, 2 wrong command line */
export async function runCommand(
  [name, ...words]: readonly string[],
  environment: NodeJS.ProcessEnv,
  { print, printError }: Output,
): Promise<number> {
  if (name === 'help' || name === '--help') {
    print(usage);
    return exits.done;
  }
  let connection: OpenAdmin | undefined;
  // Loaded on demand: commands without a database start faster.
  const admin = async () => {
    const { openAdmin } = await import('./open-admin');
    connection ??= await openAdmin(readSettings(environment));
    return connection.admin;
  };
  try {
    if (name === undefined) throw new UsageError('Give a command');
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(`There is no command "${name}"`);
    const hasDatabase = () => {
      const settings = readSettings(environment);
      return settings.DATABASE_URL !== '' || existsSync(databaseDirectory(settings));
    };
    await command.run(words, { admin, hasDatabase, print });
    return exits.done;
  } catch (error) {
    return explain(error, printError);
  } finally {
    await connection?.close();
  }
}

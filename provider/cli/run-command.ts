import { existsSync } from 'node:fs';
import type { OpenAdmin } from './open-admin';
import { databaseDirectory } from '../database/open-database';
import { readSettings } from '../settings';
import { resourceNames } from '../modules/store-files/resource';
import { SourceRefused } from '../store-check/issue';
import { type Command, UsageError } from './command';
import { apply, exportStore, history, list, rollback, validate } from './commands/store';
import { media } from './commands/media';
import { resourceCommand } from './commands/resource';

const commands: Readonly<Record<string, Command>> = {
  validate,
  apply,
  export: exportStore,
  list,
  history,
  rollback,
  media,
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
  'While a provider runs, the command goes through it; else it opens the database that DATA_DIR or DATABASE_URL names.',
].join('\n');

/** Where a command writes what it found, and what it complains of. */
export interface Output {
  print: (text: string) => void;
  complain: (text: string) => void;
}

function explain(error: unknown, complain: Output['complain']): number {
  if (error instanceof UsageError) {
    complain(`${error.message}\n\n${usage}`);
    return exits.misused;
  }
  complain(error instanceof Error ? error.message : String(error));
  if (error instanceof SourceRefused) {
    const count = error.errors.length;
    complain(`\n${count === 1 ? '1 error' : `${count} errors`}; nothing was applied`);
  }
  return exits.refused;
}

/** Runs one command line. @returns the exit code: 0 done, 1 refused or failed, 2 the command line is wrong. */
export async function runCommand(
  [name, ...words]: readonly string[],
  environment: NodeJS.ProcessEnv,
  { print, complain }: Output,
): Promise<number> {
  if (name === 'help' || name === '--help') {
    print(usage);
    return exits.done;
  }
  let opened: OpenAdmin | undefined;
  // Loaded when needed: a command that needs no database is there at once.
  const admin = async () => {
    const { openAdmin } = await import('./open-admin');
    opened ??= await openAdmin(readSettings(environment));
    return opened.admin;
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
    return explain(error, complain);
  } finally {
    await opened?.close();
  }
}

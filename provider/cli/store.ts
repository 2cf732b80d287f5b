import { type OpenAdmin, openAdmin } from '../admin/open-admin';
import { readSettings } from '../settings';
import { SourceRefused } from '../store-check/source-error';
import { type Command, UsageError } from './command';
import { apply } from './commands/apply';
import { exportStore } from './commands/export';
import { history } from './commands/history';
import { list } from './commands/list';
import { rollback } from './commands/rollback';
import { validate } from './commands/validate';

const commands: Readonly<Record<string, Command>> = { validate, apply, export: exportStore, list, history, rollback };

const exits = { done: 0, refused: 1, misused: 2 };

const usage = () =>
  [
    'Usage: npm run store -- <command>',
    '',
    ...Object.entries(commands).map(
      ([name, command]) => `  ${`${name} ${command.usage}`.padEnd(34)}${command.summary}`,
    ),
    '',
    'While a provider runs, the command goes through it; else it opens the database that DATA_DIR or DATABASE_URL names.',
  ].join('\n');

const print = (text: string) => void process.stdout.write(`${text}\n`);
const complain = (text: string) => void process.stderr.write(`${text}\n`);

function exitFor(error: unknown): number {
  if (error instanceof UsageError) {
    complain(`${error.message}\n\n${usage()}`);
    return exits.misused;
  }
  if (error instanceof SourceRefused) {
    const count = error.errors.length;
    complain(`${error.message}\n\n${count === 1 ? '1 error' : `${count} errors`}; nothing was applied`);
  } else {
    complain(error instanceof Error ? error.message : String(error));
  }
  return exits.refused;
}

async function main([name, ...words]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === 'help') {
    print(usage());
    return name === undefined ? exits.misused : exits.done;
  }
  let opened: OpenAdmin | undefined;
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(`There is no command "${name}"`);
    const admin = async () => {
      opened ??= await openAdmin(readSettings(process.env));
      return opened.admin;
    };
    await command.run(words, { admin, print });
    return exits.done;
  } catch (error) {
    return exitFor(error);
  } finally {
    await opened?.close();
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => process.exit(exitFor(error)),
);

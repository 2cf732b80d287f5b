import { parseArgs } from 'node:util';
import { DirectoryInUse } from '../database/lock-file';
import { openDatabase } from '../database/open-database';
import { fillDatabase, type SeedOptions } from '../generator/fill-database';
import { storeSizes } from '../generator/store';
import { readSettings } from '../settings';

const width = 40;

interface Terminal {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Redraws one line on a terminal; otherwise prints a line for each tenth. */
export function progressBar(terminal: Terminal, what: string, now: () => number = Date.now) {
  const start = now();
  let lastStep = -1;
  return (done: number, of: number) => {
    const share = of === 0 ? 1 : done / of;
    const step = Math.floor(share * (terminal.isTTY ? 1000 : 10));
    if (step === lastStep) return;
    lastStep = step;
    const bar = '█'.repeat(Math.floor(share * width)).padEnd(width, '░');
    const seconds = Math.round((now() - start) / 1000);
    const line = `${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${done}/${of} ${what}  ${seconds} s`;
    terminal.write(terminal.isTTY ? `\r${line}${done === of ? '\n' : ''}` : `${line}\n`);
  };
}

const usage = 'Usage: npm run seed -- --items 1000000 --stores 1000 [--seed 1]';

const maxCount = 100_000_000;

function whole(name: string, text: string | undefined, least: number): number {
  const number = /^\d{1,9}$/.test(text ?? '') ? Number(text) : Number.NaN;
  if (!(number >= least && number <= maxCount)) throw new RangeError(`--${name} must be a whole number from ${least}`);
  return number;
}

function parseSeedOptions(words: readonly string[]): SeedOptions {
  const options = {
    items: { type: 'string' },
    stores: { type: 'string' },
    seed: { type: 'string', default: '1' },
  } as const;
  const { values } = parseArgs({ args: [...words], options });
  const seedOptions = {
    items: whole('items', values.items, 1),
    stores: whole('stores', values.stores, 1),
    seed: whole('seed', values.seed, 0),
  };
  storeSizes(seedOptions.items, seedOptions.stores);
  return seedOptions;
}

/** @returns the exit code: 0 done, 1 refused or failed, 2 wrong command line */
export async function runSeed(words: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const printError = (text: string) => void process.stderr.write(`${text}\n`);
  let seedOptions: SeedOptions;
  try {
    seedOptions = parseSeedOptions(words);
  } catch (error) {
    printError(`${(error as Error).message}\n\n${usage}`);
    return 2;
  }
  try {
    const { database, close } = await openDatabase({
      ...readSettings(environment),
      DATABASE_STATEMENT_TIMEOUT_SECONDS: 0,
    });
    try {
      await fillDatabase(database, seedOptions, progressBar(process.stderr, 'items'));
    } finally {
      await close();
    }
    return 0;
  } catch (error) {
    printError((error as Error).message);
    if (error instanceof DirectoryInUse) {
      printError(
        'Stop that process first, or fill another database: DATA_DIR=<folder> or DATABASE_URL=postgres://… npm run seed -- …',
      );
    }
    return 1;
  }
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../../provider/cli/run-command';
import { runProgram } from './running-program';
import { temporaryFolder } from './temporary-folder';

/** Runs `npm run store -- …` on a data directory, without starting a program. */
export async function storeCommand(dataDirectory: string, ...words: string[]) {
  const lines: string[] = [];
  const add = (text: string) => lines.push(text);
  const code = await runCommand(words, { DATA_DIR: dataDirectory }, { print: add, printError: add });
  return { code, output: lines.join('\n') };
}

/** Runs it as a program: in jsdom's environment the command itself cannot run. */
export async function storeProgram(DATA_DIR: string, ...words: string[]) {
  const program = runProgram('store', { DATA_DIR, DATABASE_URL: '' }, words);
  return { code: await program.ended, output: program.log().trimEnd() };
}

/** Writes a file that the command can read. */
export function storeFile(name: string, text: string): string {
  const path = join(temporaryFolder('store-file'), name);
  writeFileSync(path, text);
  return path;
}

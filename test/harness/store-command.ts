import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './running-program';
import { temporaryFolder } from './temporary-folder';

/** Runs `npm run store -- …` on a data directory, as an operator does beside the running server. */
export async function storeCommand(dataDirectory: string, ...words: string[]) {
  const command = runProgram(['provider/cli/store.ts', ...words], { DATA_DIR: dataDirectory, DATABASE_URL: '' });
  const end = await command.ended;
  return { end, output: command.log() };
}

/** A file with this text, for the command to read. */
export function storeFile(name: string, text: string): string {
  const path = join(temporaryFolder('store-file'), name);
  writeFileSync(path, text);
  return path;
}

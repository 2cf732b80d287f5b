import { readFileSync } from 'node:fs';
import type { SourceFile } from '../store-check/source-file';
import { UsageError } from './command';

/** @throws UsageError where the file can't be read. */
export function readFile(file: string): SourceFile {
  try {
    return { file, text: readFileSync(file, 'utf8') };
  } catch (error) {
    throw new UsageError(`${file} can't be read: ${(error as Error).message}`);
  }
}

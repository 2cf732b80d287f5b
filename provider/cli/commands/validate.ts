import { checkStore } from '../../store-check/check-store';
import { describeWarning, type SourceError, SourceRefused } from '../../store-check/source-error';
import type { SourceFile } from '../../store-check/source-file';
import { type Command, type CommandContext, UsageError } from '../command';
import { findDeadReferences } from '../dead-references';
import { readFile } from '../read-file';

/** What is wrong with a file; prints what is not. */
async function errorsOf({ file, text }: SourceFile, context: CommandContext): Promise<readonly SourceError[]> {
  try {
    const { document, filled, warnings, locate } = checkStore(text, file);
    const { codename } = filled;
    const dead = await findDeadReferences({ codename, value: document, locate }, context);
    for (const warning of [...warnings, ...dead.items]) context.print(describeWarning(warning));
    if (dead.pictures.length === 0) context.print(`${file}: the store "${codename}" is fine`);
    return dead.pictures;
  } catch (error) {
    if (error instanceof SourceRefused) return error.errors;
    throw error;
  }
}

export const validate: Command = {
  usage: '<file>...',
  summary: 'Check store files, YAML or JSON; asks a database only for pictures and items that they name',
  async run(files, context) {
    if (files.length === 0) throw new UsageError('Give a file');
    const errors: SourceError[] = [];
    for (const file of files.map(readFile)) errors.push(...(await errorsOf(file, context)));
    if (errors.length > 0) throw new SourceRefused(errors);
  },
};

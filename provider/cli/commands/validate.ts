import { checkStore } from '../../store-check/check-store';
import { SourceRefused } from '../../store-check/source-error';
import { type Command, UsageError } from '../command';
import { readFile } from '../read-file';

export const validate: Command = {
  usage: '<file>...',
  summary: 'Check store files, YAML or JSON; needs no database',
  async run(files, { print }) {
    if (files.length === 0) throw new UsageError('Give a file');
    const errors = files.map(readFile).flatMap(({ file, text }) => {
      try {
        const { filled } = checkStore(text, file);
        print(`${file}: the store "${filled.codename}" is fine`);
        return [];
      } catch (error) {
        if (error instanceof SourceRefused) return error.errors;
        throw error;
      }
    });
    if (errors.length > 0) throw new SourceRefused(errors);
  },
};
